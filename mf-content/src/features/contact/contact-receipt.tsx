import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { useEffect, useRef } from 'react';
import type { SentMessage } from './send-message.ts';
import classes from './contact-form.module.css';

export interface ContactReceiptProps {
  readonly sent: SentMessage;
  readonly onAgain: () => void;
}

/** That the message has come, and under which number; takes the focus, since the form is gone. */
export function ContactReceipt({ sent: { id, email, lost }, onAgain }: ContactReceiptProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} tabIndex={-1} className={classes.receipt} aria-label="Meddelandet är skickat">
      <Alert
        tone="success"
        title="Tack, vi har fått ditt meddelande"
        action={<Button onClick={onAgain}>Skriv ett till</Button>}
      >
        Ärendets nummer är <strong>{id}</strong>. Vi har mejlat det till {email} och svarar dit inom ett dygn, oftast
        samma dag.
      </Alert>
      {lost.length === 0 ? null : (
        <Alert tone="warning">{`${lost.join(', ')} kom inte med. Svara på vårt mejl med det som saknas.`}</Alert>
      )}
    </section>
  );
}
