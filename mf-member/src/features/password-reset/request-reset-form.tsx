import { useIsHydrated, usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { type FormEvent, useState } from 'react';
import classes from './password-reset.module.css';
import { requestFailure, requestReset } from './request-reset.ts';

const MISSING = 'Fyll i ditt användarnamn eller din e-postadress';

/** [2.10-10], [O2.1-16] Form for the username; then `mail-sent`, whether the account exists or not. */
export function RequestResetForm({ username }: { readonly username: string }) {
  const platform = usePlatform();
  const isHydrated = useIsHydrated();
  const [isMissing, setIsMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
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
    <form className={classes.form} method="post" noValidate={isHydrated} onSubmit={submit}>
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
      <Button type="submit" variant="primary" size="large" block isLoading={isBusy} disabled={!isHydrated}>
        Skicka länk
      </Button>
      <noscript>
        <Alert tone="info">Slå på JavaScript för att byta lösenord, eller kontakta kundservice.</Alert>
      </noscript>
    </form>
  );
}
