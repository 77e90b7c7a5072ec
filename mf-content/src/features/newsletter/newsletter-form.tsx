import { href, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { useState, type FormEvent } from 'react';
import type { SubscribeResult } from './subscribe.ts';
import classes from './newsletter.module.css';

/** [5-26], [5-27] Error messages of the e-mail field. */
const EMPTY = 'Fyll i en mailadress';

/**
 * [2.15-07] The sign-up: e-mail and one button. Without script the form opens the start page with `subscribe`, which
 * is also how a mailed link opens the sign-up [2.2-05].
 */
export function NewsletterForm({ initialEmail = '' }: { initialEmail?: string }) {
  const { api } = usePlatform();
  const [error, setError] = useState<{ message: string; placeholder?: string } | null>(null);
  const [result, setResult] = useState<SubscribeResult | null>(null);
  const [isSending, setIsSending] = useState(false);

  const send = async (form: HTMLFormElement): Promise<void> => {
    const email = String(new FormData(form).get('subscribe') ?? '').trim();
    setResult(null);
    setError(email === '' ? { message: EMPTY, placeholder: EMPTY } : null);
    if (email === '') {
      form.querySelector('input')?.focus();
      return;
    }
    setIsSending(true);
    const { subscribe } = await import('./subscribe.ts');
    const answer = await subscribe(api, email);
    setIsSending(false);
    setResult(answer);
    if (answer.ok) form.reset();
    else setError({ message: answer.text });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isSending) void send(event.currentTarget);
  };

  return (
    <form method="get" action={href('index')} noValidate className={classes.form} onSubmit={onSubmit}>
      <Input
        name="subscribe"
        type="email"
        autoComplete="email"
        inputMode="email"
        label="Din e-postadress"
        placeholder={error?.placeholder}
        defaultValue={initialEmail}
        maxLength={254}
        state={error ? 'error' : 'neutral'}
        message={error?.message}
        className={classes.field}
      />
      <Button type="submit" size="large" isLoading={isSending} className={classes.send}>
        Skriv upp mig!
      </Button>
      <p role="status" className={classes.result}>
        {result?.ok ? (
          <>
            <strong>{result.text}</strong> Öppna länken i mejlet som vi har skickat, så börjar nyhetsbrevet komma.
          </>
        ) : null}
      </p>
    </form>
  );
}
