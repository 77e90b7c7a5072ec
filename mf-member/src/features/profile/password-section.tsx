import { putPassword } from '@shop/contracts/api/account';
import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { passwordErrors } from '../password-reset/new-password.ts';
import { PASSWORD_HINT } from '../password-reset/password-hint.ts';
import { MISSING_PASSWORD, withFreshLogin } from './fresh-login.ts';
import { FormOutcome } from './form-outcome.tsx';
import type { FieldErrors } from './profile-fields.ts';
import { OwnUsername, SecretInput, textIn } from './secret-input.tsx';
import type { SectionProps } from './section-props.ts';
import { useForm } from './use-form.ts';
import classes from './profile-page.module.css';

const check = (form: HTMLFormElement): FieldErrors => ({
  ...(textIn(form, 'currentPassword') === '' && { currentPassword: MISSING_PASSWORD }),
  ...passwordErrors({
    newPassword: textIn(form, 'newPassword'),
    newPasswordRepeat: textIn(form, 'newPasswordRepeat'),
  }),
});

/** Changes the password; all other sessions of the member end [O5-14]. */
export function PasswordSection({ profile }: SectionProps) {
  const platform = usePlatform();
  const state = useForm();
  const { username } = profile.settings;

  const act = async (form: HTMLFormElement): Promise<string> => {
    const currentPassword = textIn(form, 'currentPassword');
    const newPassword = textIn(form, 'newPassword');
    await withFreshLogin(platform, { username, password: currentPassword }, () =>
      platform.api.call(putPassword, { body: { newPassword, currentPassword } }),
    );
    form.reset();
    profile.endedSessions();
    return 'Lösenordet är bytt. Alla andra enheter är utloggade.';
  };

  const { failure, note, isBusy } = state;
  return (
    <form
      aria-label="Byt lösenord"
      method="post"
      noValidate
      className={classes.scripted}
      onSubmit={(event) => void state.submit(event, { check, act })}
    >
      <OwnUsername />
      <div className={classes.fields}>
        <SecretInput state={state} name="currentPassword" label="Nuvarande lösenord" />
        <SecretInput state={state} name="newPassword" label="Nytt lösenord" hint={PASSWORD_HINT} isNew />
        <SecretInput state={state} name="newPasswordRepeat" label="Upprepa nytt lösenord" isNew />
      </div>
      <FormOutcome failure={failure} note={note} isBusy={isBusy}>
        <Button type="submit" isLoading={isBusy}>
          Byt lösenord
        </Button>
      </FormOutcome>
    </form>
  );
}
