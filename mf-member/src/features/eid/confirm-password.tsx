import { postLogin } from '@shop/contracts/api/user';
import { SHOP } from '@shop/contracts/config';
import { usePlatform, useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { type FormEvent, useState } from 'react';
import { LOGIN_FIELDS } from '../login/login-fields.ts';
import { loginMessage } from '../login/login-message.ts';
import classes from './eid-dialog.module.css';

const [, PASSWORD] = LOGIN_FIELDS;

/**
 * The first signing ties the account to a person, so the api asks for a fresh login [O7-32]: the member's password,
 * without leaving what they were doing.
 */
export function ConfirmPassword({ onDone }: { readonly onDone: () => void }) {
  const { api } = usePlatform();
  const user = useShared('user');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const password = String(new FormData(form).get('password') ?? '');
    const refuse = (message: string) => {
      setProblem(message);
      form.querySelector<HTMLInputElement>('[name=password]')?.focus();
    };
    if (isBusy || !user) return;
    if (password === '') return refuse(PASSWORD.error);
    setIsBusy(true);
    try {
      await api.call(postLogin, { body: { username: user.username, password } });
      onDone();
    } catch (error) {
      refuse(loginMessage(error));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form method="post" noValidate className={classes.signing} onSubmit={(event) => void submit(event)}>
      <p>
        Första gången du använder {SHOP.eid.name} här knyts ditt personnummer till kontot. Skriv ditt lösenord, så att
        ingen annan kan göra det.
      </p>
      <input type="hidden" name="username" autoComplete="username" value={user?.username ?? ''} />
      <Input
        name="password"
        type="password"
        label={PASSWORD.label}
        autoComplete={PASSWORD.autoComplete}
        onChange={() => setProblem(undefined)}
        {...(problem !== undefined && { state: 'error' as const, message: problem })}
      />
      <Button type="submit" variant="primary" size="large" block isLoading={isBusy}>
        Fortsätt
      </Button>
    </form>
  );
}
