import { SHOP } from '@shop/contracts/config';
import { usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { useEffect, useState } from 'react';
import {
  type EidOutcome,
  CANCELLED_TEXT,
  EXPIRED_TEXT,
  FAILED_TEXT,
  stepOf,
} from '../../features/eid/signing-result.ts';
import type { ShownSigning } from './load-identification.ts';
import classes from './identification-page.module.css';

const APP = SHOP.eid.name;

/** Why the shop asks, in words. */
const REASONS: Readonly<Record<ShownSigning['purpose'], string>> = {
  identify: 'Vi behöver veta att det är du som använder kontot.',
  instalments: 'Delbetalning är ett lån. Lagen kräver att vi vet vem som lånar, och bara du får se dina lån.',
};

interface Result {
  readonly outcome: EidOutcome;
  readonly message: string;
}

const MESSAGES: Readonly<Record<Exclude<EidOutcome, 'confirmed'>, string>> = {
  cancelled: CANCELLED_TEXT,
  expired: EXPIRED_TEXT,
  failed: FAILED_TEXT,
};

const resultOf = (signing: ShownSigning): Result | null => {
  const step = stepOf(signing);
  return step.kind === 'ended' ? step.end : null;
};

/** Where the member goes on, once it is confirmed. */
function NextStep({ purpose }: Pick<ShownSigning, 'purpose'>) {
  const { href } = usePlatform();
  return purpose === 'instalments' ? (
    <Button href={href('instalments')} variant="primary" size="large" block>
      Se dina delbetalningar
    </Button>
  ) : (
    <Button href={href('member.orders')} variant="primary" size="large" block>
      Till Mina sidor
    </Button>
  );
}

/** The state of the signing, and the button that starts it, again if need be [O2.17-23]. */
export function IdentificationPage({ signing }: { readonly signing: ShownSigning }) {
  const { bus, href, navigate } = usePlatform();
  const { purpose, id } = signing;
  const [result, setResult] = useState(() => resultOf(signing));
  const [isSigning, setIsSigning] = useState(false);

  useEffect(
    () =>
      bus.on('eid.done', (done) => {
        if (done.purpose !== purpose || done.id !== id) return;
        const { outcome, reference } = done;
        setIsSigning(false);
        setResult({
          outcome,
          message: outcome === 'confirmed' ? `Du har legitimerat dig med ${APP}.` : MESSAGES[outcome],
        });
        // The URL named an earlier try: a reload would call that one cancelled.
        if (reference !== undefined) {
          void navigate(href('identification', { id: reference }), { replace: true, keepScroll: true });
        }
      }),
    [bus, href, navigate, purpose, id],
  );

  const start = () => {
    setResult(null);
    setIsSigning(true);
    bus.emit('eid.sign', { purpose, id });
  };
  const isConfirmed = result?.outcome === 'confirmed';
  return (
    <Card as="section" padding="large" className={classes.card ?? ''}>
      <SectionHeading level={1}>Legitimera dig</SectionHeading>
      <dl className={classes.facts}>
        <div>
          <dt>Butik</dt>
          <dd>{SHOP.brand}</dd>
        </div>
        <div>
          <dt>Du signerar</dt>
          <dd>”{signing.text}”</dd>
        </div>
        <div>
          <dt>Varför</dt>
          <dd>{REASONS[purpose]}</dd>
        </div>
      </dl>
      <div role="status">
        {result === null ? null : <Alert tone={isConfirmed ? 'success' : 'error'}>{result.message}</Alert>}
      </div>
      {isConfirmed ? (
        <NextStep purpose={purpose} />
      ) : (
        <Button variant="primary" size="large" block isLoading={isSigning} onClick={start}>
          {result === null ? `Legitimera dig med ${APP}` : 'Försök igen'}
        </Button>
      )}
      <noscript>
        <p>Slå på JavaScript i webbläsaren för att legitimera dig.</p>
      </noscript>
    </Card>
  );
}
