import type { Correction } from '@shop/contracts';
import { correctionMessage } from '../../rules/corrections.ts';
import { Alert } from '@shop/ui/alert/alert.tsx';
import classes from './checkout-page.module.css';

export interface CheckoutNoticesProps {
  readonly corrections: readonly Correction[];
  readonly errors: readonly string[];
}

/** What the server has changed in the cart since the buyer last saw it [O5-01], [O5-09]. */
export function CheckoutNotices({ corrections, errors }: CheckoutNoticesProps) {
  const messages = [...new Set([...errors, ...corrections.map(correctionMessage)])];
  if (messages.length === 0) return null;
  return (
    <Alert tone="warning" title="Din varukorg har ändrats" live="status">
      <ul className={classes.problems}>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
}
