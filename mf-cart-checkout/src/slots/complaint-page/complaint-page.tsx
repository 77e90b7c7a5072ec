import type { Order } from '@shop/contracts/api/checkout';
import { SHOP } from '@shop/contracts/config';
import { INFO_PAGE_IDS } from '@shop/domain/ids';
import { usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { useEffect, useRef, useState } from 'react';
import { ComplaintForm } from '../../features/complaint/complaint-form.tsx';
import type { MadeComplaint } from '../../features/complaint/use-complain.ts';
import { OrderLinkForm } from '../../features/order-link/order-link-form.tsx';
import { useOrder } from '../../features/order/use-order.ts';
import { ReturnList } from '../../features/returns/return-list.tsx';
import classes from '../../features/withdrawal/withdrawal.module.css';

export interface ComplaintPageProps {
  readonly id: string;
  readonly secret: string | null;
  readonly order: Order | null;
}

function Done({
  made,
  lost,
  order,
  secret,
}: MadeComplaint & { readonly order: Order; readonly secret: string | null }) {
  const { href } = usePlatform();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <>
      <div ref={text} tabIndex={-1} className={classes.alert}>
        <Alert tone="success" live="status" title="Vi har tagit emot din reklamation">
          {`Vi hör av oss till ${made.email} inom två arbetsdagar. Skicka inget innan dess.`}
        </Alert>
      </div>
      {lost.length === 0 ? null : (
        <Alert tone="warning">{`De här bilderna kom inte fram: ${lost.join(', ')}. Skicka dem som svar på mejlet.`}</Alert>
      )}
      <Card as="section" labelledBy="complaint-made">
        <h2 id="complaint-made" className={classes.title}>
          Din anmälan
        </h2>
        <ReturnList returns={[made]} orderId={order.id} secret={secret} />
      </Card>
      <div className={classes.actions}>
        <Button href={href('order', { id: order.id }, secret === null ? {} : { secret })} variant="primary">
          Till beställningen
        </Button>
      </div>
    </>
  );
}

function Find({ id }: { readonly id: string }) {
  return (
    <>
      {id === '' ? null : (
        <Alert tone="warning">
          Vi kan inte visa den beställningen här. Länken kan ha gått ut, eller så hör beställningen till ett annat
          konto.
        </Alert>
      )}
      <Card as="section" labelledBy="complaint-find">
        <h2 id="complaint-find" className={classes.title}>
          Få en länk till din beställning
        </h2>
        <OrderLinkForm purpose="complaint" orderId={id} />
      </Card>
    </>
  );
}

function Help() {
  const { href } = usePlatform();
  const { email, phone } = SHOP.company;
  return (
    <Card as="section" labelledBy="complaint-help">
      <h2 id="complaint-help" className={classes.title}>
        Så går det till
      </h2>
      <div className={classes.links}>
        <p>
          {`Vi svarar inom två arbetsdagar med en fraktsedel; frakten betalar vi. Du kan också mejla ${email}, ringa ${phone} eller gå till en butik.`}
        </p>
        <TextLink href={href('info', { id: INFO_PAGE_IDS.complaints, name: 'Reklamation' })}>Dina rättigheter</TextLink>
      </div>
    </Card>
  );
}

/** The complaint about an order's goods: form, then what has been received. */
export function ComplaintPage({ id, secret, order: initial }: ComplaintPageProps) {
  const { order } = useOrder(initial, id, secret);
  const [done, setDone] = useState<MadeComplaint | null>(null);
  const isOpen = order?.canComplain === true;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <SectionHeading level={1}>Reklamera</SectionHeading>
        <p className={classes.intro}>
          {order === null ? 'Är något fel på varan? Leta upp din beställning.' : `Beställning ${order.id}`}
        </p>
      </header>
      {order === null ? <Find id={id} /> : null}
      {order !== null && done !== null ? <Done {...done} order={order} secret={secret} /> : null}
      {order !== null && done === null && isOpen ? (
        <ComplaintForm order={order} secret={secret} onDone={setDone} />
      ) : null}
      {order !== null && done === null && !isOpen ? (
        <Alert tone="info" title="Beställningen kan inte reklameras här">
          Den är inte levererad än, eller så har tiden för reklamation gått ut. Kontakta oss om något är fel.
        </Alert>
      ) : null}
      <Help />
    </div>
  );
}
