import { type FormEvent, useRef, useState } from 'react';
import { usePlatform, useRoute } from '@shop/shared/remote';
import { Alert } from '@shop/shared/ui/alert/alert.tsx';
import { Button } from '@shop/shared/ui/button/button.tsx';
import { ValidatedInput } from '@shop/shared/ui/validated-input/validated-input.tsx';
import { logIn } from '../session/session-actions.ts';
import { loginMessage } from './login-message.ts';
import classes from './login-form.module.css';

export interface LoginFormProps {
  /** Said above the form before anything has been tried, e.g. 'Du har redan blivit medlem!'. */
  readonly message?: string | undefined;
  readonly onDone?: () => void;
}

/** Where the shell's server takes a login when no script runs. */
const NO_JS_ACTION = '/se/logga-in';

/** [2.10-08] The login form. Works as a plain form before and without JavaScript; what was typed is never lost. */
export function LoginForm({ message, onDone }: LoginFormProps) {
  const platform = usePlatform();
  const { fullPath } = useRoute();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [submitError, setSubmitError] = useState<{ status: boolean }>();
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    const username = String(fields.get('username') ?? '').trim();
    const password = String(fields.get('password') ?? '');
    setFailure(null);
    if (!username || !password) {
      setSubmitError({ status: true });
      form.current?.querySelector<HTMLInputElement>(username ? '[name=password]' : '[name=username]')?.focus();
      return;
    }
    setIsBusy(true);
    try {
      await logIn(platform, { username, password });
      onDone?.();
    } catch (error) {
      setFailure(loginMessage(error));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form ref={form} className={classes.form} method="post" action={NO_JS_ACTION} noValidate onSubmit={submit}>
      <input type="hidden" name="returnTo" value={fullPath} />
      {message && !failure ? <Alert tone="info">{message}</Alert> : null}
      <div role="alert">{failure ? <Alert tone="error">{failure}</Alert> : null}</div>
      <ValidatedInput
        name="username"
        validate={() => true}
        placeholder="Användarnamn eller e-post"
        autoComplete="username"
        required
        submitError={submitError}
      />
      <ValidatedInput
        name="password"
        type="password"
        placeholder="Lösenord"
        autoComplete="current-password"
        required
        submitError={submitError}
      />
      <Button type="submit" variant="primary" size="large" block isLoading={isBusy}>
        Logga in
      </Button>
    </form>
  );
}
