import { usePlatform } from '@shop/platform';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { REGISTER_PATH } from '../register/register-path.ts';
import classes from './login-form.module.css';

/** [2.10-05], [2.10-09] Opens the register form in the header's dropdown; without JavaScript its page. */
export function BecomeMemberLink() {
  const { bus } = usePlatform();
  return (
    <TextLink
      href={REGISTER_PATH}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        bus.emit('login.open', { mode: 'register' });
      }}
    >
      Bli medlem
    </TextLink>
  );
}

/** [2.10-09], [2.10-10] Under the login form. */
export function LoginLinks() {
  const { href } = usePlatform();
  return (
    <div className={classes.links}>
      <BecomeMemberLink />
      <TextLink href={href('reset-password')}>Glömt lösenord?</TextLink>
    </div>
  );
}
