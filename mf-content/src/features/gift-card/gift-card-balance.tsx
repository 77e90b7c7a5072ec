import type { ResponseOf } from '@shop/contracts/endpoint';
import type { postGiftCardBalance } from '@shop/contracts/api/order-codes';
import { formatDayAndYear, fromUnixSeconds } from '@shop/domain/dates';
import { formatKronor } from '@shop/domain/money';
import { isApiError, usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { useRef, useState, type FormEvent } from 'react';
import classes from './gift-card-form.module.css';

type Balance = ResponseOf<typeof postGiftCardBalance>['data']['giftCard'];

/** Longest code that the api takes. */
const MAX_LENGTH = 40;

const balanceText = ({ lastFour, amount, balance, expiresAt }: Balance): string =>
  `Presentkort …${lastFour}: ${formatKronor(balance)} kvar av ${formatKronor(amount)}. Det gäller till och med ${formatDayAndYear(fromUnixSeconds(expiresAt))}.`;

/** What is left on a gift card [1-20]; why a code has no balance is said at its field. */
export function GiftCardBalance() {
  const { api } = usePlatform();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [found, setFound] = useState<Balance | null>(null);
  const [isPending, setIsPending] = useState(false);

  const refuse = (message: string): void => {
    setError(message);
    field.current?.focus();
  };

  const read = async (): Promise<void> => {
    setFound(null);
    if (code.trim() === '') return refuse('Skriv koden på presentkortet');
    setIsPending(true);
    setError(null);
    try {
      const endpoints = await import('@shop/contracts/api/order-codes');
      const { data } = await api.call(endpoints.postGiftCardBalance, { body: { code: code.trim() } });
      setFound(data.giftCard);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      refuse(failure.userMessage);
    } finally {
      setIsPending(false);
    }
  };

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) void read();
  };

  return (
    <form method="post" noValidate className={classes.balance} aria-labelledby="gift-card-balance" onSubmit={onSubmit}>
      <h2 id="gift-card-balance" className={classes.title}>
        Hur mycket finns kvar på presentkortet?
      </h2>
      <Input
        ref={field}
        label="Presentkortets kod"
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        state={error === null ? 'neutral' : 'error'}
        message={error ?? undefined}
        value={code}
        onChange={({ target }) => {
          setCode(target.value);
          setError(null);
        }}
      />
      <Button type="submit" isLoading={isPending} className={classes.send}>
        Visa saldo
      </Button>
      <div role="status">{found === null ? null : <Alert tone="success">{balanceText(found)}</Alert>}</div>
      <noscript>
        <p>Slå på JavaScript i webbläsaren för att se saldot här, eller fråga i någon av våra butiker.</p>
      </noscript>
    </form>
  );
}
