import { formatDayAndYear, fromUnixSeconds } from '@shop/domain/dates';
import { usePlatform, useShared } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { OrderLinkForm } from '../order-link/order-link-form.tsx';
import type { WithdrawalPageData } from './load-withdrawal.ts';
import { WithdrawalHelp } from './withdrawal-help.tsx';
import classes from './withdrawal.module.css';

type FindData = Extract<WithdrawalPageData, { kind: 'find' }>;

function OwnOrders({ orders }: Pick<FindData, 'orders'>) {
  const { href } = usePlatform();
  return (
    <Card as="section" labelledBy="withdrawal-own">
      <h2 id="withdrawal-own" className={classes.title}>
        Dina beställningar
      </h2>
      <ul role="list" className={classes.links}>
        {orders.map(({ id, createdAt, statusLabel }) => (
          <li key={id}>
            <TextLink href={href('withdrawal', { id })}>{`Ångra köpet ${id}`}</TextLink>
            {` · ${formatDayAndYear(fromUnixSeconds(createdAt))} · ${statusLabel}`}
          </li>
        ))}
      </ul>
      <p className={classes.small}>
        <TextLink href={href('member.orders')}>Alla beställningar</TextLink>
      </p>
    </Card>
  );
}

/** The order is not known yet: the member's own orders, the login, or a link by mail for whoever has neither. */
export function FindOrder({ id, orders }: FindData) {
  const { bus } = usePlatform();
  const user = useShared('user');
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <SectionHeading level={1}>Ångra köpet</SectionHeading>
        <p className={classes.intro}>
          Du som är konsument har 14 dagars ångerrätt. Leta upp din beställning och välj vad du vill ångra.
        </p>
      </header>
      {id === '' ? null : (
        <Alert tone="warning">
          Vi kan inte visa den beställningen här. Länken kan ha gått ut, eller så hör beställningen till ett annat
          konto.
        </Alert>
      )}
      {orders.length > 0 ? <OwnOrders orders={orders} /> : null}
      <Card as="section" labelledBy="withdrawal-find">
        <h2 id="withdrawal-find" className={classes.title}>
          Få en länk till din beställning
        </h2>
        <OrderLinkForm purpose="withdrawal" orderId={id} />
      </Card>
      {user ? null : (
        <Card as="section" labelledBy="withdrawal-login">
          <h2 id="withdrawal-login" className={classes.title}>
            Är du medlem?
          </h2>
          <div className={classes.links}>
            <p>Logga in så ser du dina beställningar.</p>
            <Button onClick={() => bus.emit('login.open', { mode: 'login' })}>Logga in</Button>
          </div>
        </Card>
      )}
      <WithdrawalHelp />
    </div>
  );
}
