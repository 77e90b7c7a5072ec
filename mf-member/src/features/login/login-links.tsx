import { usePlatform } from '@shop/platform';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import classes from './login-form.module.css';

/** The info page about membership. */
const MEMBERSHIP_PAGE = { id: 6, name: 'Medlemsförmåner' };

/** [2.10-09] Link to the register page. */
export function BecomeMemberLink() {
  const { href } = usePlatform();
  return <TextLink href={href('info', MEMBERSHIP_PAGE)}>Bli medlem</TextLink>;
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
