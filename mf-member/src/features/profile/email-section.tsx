import { putEmail } from '@shop/contracts/api/account';
import { isSameEmail } from '@shop/domain/validation/email';
import { validateField } from '@shop/domain/validation/validate-field';
import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { MISSING_PASSWORD, withFreshLogin } from './fresh-login.ts';
import { FormOutcome } from './form-outcome.tsx';
import type { FieldErrors } from './profile-fields.ts';
import { OwnUsername, SecretInput, textIn } from './secret-input.tsx';
import type { SectionProps } from './section-props.ts';
import { useForm } from './use-form.ts';
import classes from './profile-page.module.css';

const LABEL = 'Ny e-postadress';

const errorsOf = (email: string, currentEmail: string, password: string): FieldErrors => {
  const { state, message } = validateField({ name: 'email', type: 'email' }, email, {
    placeholder: 'E-postadress',
    emptyMessage: 'Fyll i din nya e-postadress',
    required: true,
  });
  return {
    ...(state === 'error' && { email: message }),
    ...(isSameEmail(email, currentEmail) && { email: 'Det är redan din e-postadress' }),
    ...(password === '' && { currentPassword: MISSING_PASSWORD }),
  };
};

/** Changes the e-mail address: it becomes the member's when the mailed link has been opened. */
export function EmailSection({ profile }: SectionProps) {
  const platform = usePlatform();
  const state = useForm();
  const { email: currentEmail, isEmailConfirmed, username } = profile.settings;

  const act = async (form: HTMLFormElement): Promise<string> => {
    const email = textIn(form, 'email').trim();
    const currentPassword = textIn(form, 'currentPassword');
    await withFreshLogin(platform, { username, password: currentPassword }, () =>
      platform.api.call(putEmail, { body: { email, currentPassword } }),
    );
    form.reset();
    return `Vi har mejlat en länk till ${email}. Adressen byts när du har öppnat den.`;
  };
  const check = (form: HTMLFormElement) =>
    errorsOf(textIn(form, 'email'), currentEmail, textIn(form, 'currentPassword'));

  const { errors, failure, note, isBusy } = state;
  return (
    <form
      aria-label="Byt e-postadress"
      method="post"
      noValidate
      className={classes.scripted}
      onSubmit={(event) => void state.submit(event, { check, act })}
    >
      <p className={classes.lead}>
        Din e-postadress är <strong>{currentEmail}</strong>
        {isEmailConfirmed ? '.' : ', och den väntar på att du öppnar länken som vi har mejlat.'}
      </p>
      <OwnUsername />
      <div className={classes.fields}>
        <Input
          name="email"
          type="email"
          label={LABEL}
          hint="Vi mejlar en länk dit. När du öppnar den byts adressen, och alla andra enheter loggas ut."
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          className={classes.wide}
          {...(errors['email'] !== undefined && { state: 'error' as const, message: errors['email'] })}
          onChange={() => {
            state.setError('email', undefined);
            state.setNote(null);
          }}
        />
        <SecretInput state={state} name="currentPassword" label="Nuvarande lösenord" />
      </div>
      <FormOutcome failure={failure} note={note} isBusy={isBusy} busyText="Skickar…">
        <Button type="submit" isLoading={isBusy}>
          Byt e-postadress
        </Button>
      </FormOutcome>
    </form>
  );
}
