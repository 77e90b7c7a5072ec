import { useIsHydrated, usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { type FormEvent, useState } from 'react';
import classes from './password-reset.module.css';
import { REQUEST_FORM } from './reset-forms.ts';
import { requestFailure, requestReset } from './request-reset.ts';

const MISSING = 'Fyll i ditt användarnamn eller din e-postadress';

export interface RequestResetFormProps {
  readonly username: string;
  /** Why the form has failed without JavaScript. */
  readonly note: string | null;
}

/** [2.10-10], [O2.1-16] Form for the username; then `mail-sent`, whether the account exists or not. */
export function RequestResetForm({ username, note }: RequestResetFormProps) {
  const platform = usePlatform();
  const isHydrated = useIsHydrated();
  const [isMissing, setIsMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(note);
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const field = event.currentTarget.querySelector<HTMLInputElement>('[name=username]');
    const given = field?.value.trim() ?? '';
    setIsMissing(given === '');
    setFailure(null);
    if (given === '') return field?.focus();
    setIsBusy(true);
    try {
      await requestReset(platform, given);
      await platform.navigate(platform.href('mail-sent'));
    } catch (error) {
      setFailure(requestFailure(error));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form
      className={classes.form}
      method="post"
      action={`/se/${REQUEST_FORM}`}
      noValidate={isHydrated}
      onSubmit={submit}
    >
      <input type="hidden" name="returnTo" value={platform.href('reset-password')} />
      <div role="alert">{failure ? <Alert tone="error">{failure}</Alert> : null}</div>
      <Input
        name="username"
        label="Användarnamn eller e-post"
        defaultValue={username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        onChange={() => setIsMissing(false)}
        {...(isMissing && { state: 'error' as const, message: MISSING })}
      />
      <Button type="submit" variant="primary" size="large" block isLoading={isBusy}>
        Skicka länk
      </Button>
      <noscript>
        <Alert tone="info">Slå på JavaScript för att byta lösenord, eller kontakta kundservice.</Alert>
      </noscript>
    </form>
  );
}
