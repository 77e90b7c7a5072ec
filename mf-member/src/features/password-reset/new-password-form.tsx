import { useIsHydrated, usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { type FormEvent, useState } from 'react';
import { passwordErrors, type PasswordErrors, type PasswordField, setNewPassword } from './new-password.ts';
import { PASSWORD_HINT } from './password-hint.ts';
import { PASSWORD_FORM } from './reset-forms.ts';
import classes from './password-reset.module.css';

const FIELDS: readonly { name: PasswordField; label: string }[] = [
  { name: 'newPassword', label: 'Nytt lösenord' },
  { name: 'newPasswordRepeat', label: 'Upprepa nytt lösenord' },
];

export interface NewPasswordFormProps {
  /** Of the mailed link. */
  readonly token: string;
  /** Whose account it is, so that a password manager saves the right one. */
  readonly username: string;
  /** Why the form has failed without JavaScript. */
  readonly note: string | null;
  readonly onDone: () => void;
  readonly onExpired: () => void;
}

/** [O2.17-26] A new password, twice. */
export function NewPasswordForm({ token, username, note, onDone, onExpired }: NewPasswordFormProps) {
  const platform = usePlatform();
  const isHydrated = useIsHydrated();
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [failure, setFailure] = useState<string | null>(note);
  const [isBusy, setIsBusy] = useState(false);

  const showErrors = (form: HTMLFormElement, found: PasswordErrors) => {
    setErrors(found);
    const first = FIELDS.find(({ name }) => found[name] !== undefined);
    if (first) form.querySelector<HTMLInputElement>(`[name=${first.name}]`)?.focus();
    return first !== undefined;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const valueOf = (name: PasswordField) => String(fields.get(name) ?? '');
    const newPassword = valueOf('newPassword');
    setFailure(null);
    if (showErrors(form, passwordErrors({ newPassword, newPasswordRepeat: valueOf('newPasswordRepeat') }))) return;
    setIsBusy(true);
    const outcome = await setNewPassword(platform, token, newPassword);
    setIsBusy(false);
    if (outcome.kind === 'done') onDone();
    else if (outcome.kind === 'expired') onExpired();
    else if (outcome.kind === 'refused') showErrors(form, { newPassword: outcome.message });
    else setFailure(outcome.message);
  };

  return (
    <form
      className={classes.form}
      method="post"
      action={`/se/${PASSWORD_FORM}`}
      noValidate={isHydrated}
      onSubmit={submit}
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="returnTo" value={platform.href('reset-password', {}, { username, token })} />
      <div role="alert">{failure ? <Alert tone="error">{failure}</Alert> : null}</div>
      {username === '' ? null : (
        <Input name="username" label="Användarnamn" defaultValue={username} autoComplete="username" readOnly />
      )}
      {FIELDS.map(({ name, label }) => (
        <Input
          key={name}
          name={name}
          type="password"
          label={label}
          autoComplete="new-password"
          minLength={8}
          maxLength={128}
          {...(name === 'newPassword' && { hint: PASSWORD_HINT })}
          required
          onChange={() => setErrors((before) => ({ ...before, [name]: undefined }))}
          {...(errors[name] !== undefined && { state: 'error' as const, message: errors[name] })}
        />
      ))}
      <Button type="submit" variant="primary" size="large" block isLoading={isBusy}>
        Spara lösenord
      </Button>
    </form>
  );
}
