import type { OrderReturn } from '@shop/contracts/api/order-return';
import { usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { useEffect, useRef } from 'react';
import { ReturnList } from '../returns/return-list.tsx';
import type { Withdrawal } from './withdrawal-selection.ts';
import classes from './withdrawal.module.css';

export interface WithdrawalReceiptProps {
  readonly id: string;
  readonly secret: string | null;
  readonly withdrawal: Withdrawal;
  readonly made: OrderReturn;
}

/** The receipt: what has been received, that it is mailed, and how the goods come back. */
export function WithdrawalReceipt({ id, secret, withdrawal, made }: WithdrawalReceiptProps) {
  const { href } = usePlatform();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  const isSent = made.status === 'announced';
  return (
    <>
      <div ref={text} tabIndex={-1} className={classes.alert}>
        <Alert tone="success" live="status" title="Vi har tagit emot din ångeranmälan">
          {`Kvittot med dag och tid är mejlat till ${made.email}. Spara det.`}
        </Alert>
      </div>
      <Card as="section" labelledBy="withdrawal-receipt">
        <h2 id="withdrawal-receipt" className={classes.title}>
          Din anmälan
        </h2>
        <ReturnList returns={[made]} />
      </Card>
      <Card as="section" labelledBy="withdrawal-next">
        <h2 id="withdrawal-next" className={classes.title}>
          Så här går det till nu
        </h2>
        <ol className={classes.next}>
          {isSent ? (
            <>
              <li>{`Skicka varorna inom 14 dagar till ${withdrawal.returnAddress}, eller lämna dem i en butik.`}</li>
              <li>{`Märk paketet ${made.id}. Spara kvittot från ombudet: det visar att du har skickat.`}</li>
              <li>När varorna har kommit betalar vi tillbaka, samma väg som du betalade.</li>
            </>
          ) : (
            <li>Du behöver inte skicka något. Pengarna är på väg tillbaka, samma väg som du betalade.</li>
          )}
        </ol>
      </Card>
      <div className={classes.actions}>
        <Button href={href('order', { id }, secret === null ? {} : { secret })} variant="primary">
          Till beställningen
        </Button>
        {withdrawal.isOpen ? <Button href={href('withdrawal', { id, secret })}>Ångra fler varor</Button> : null}
      </div>
    </>
  );
}
