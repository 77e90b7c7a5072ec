import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { usePlatform } from '@shop/platform';
import { ReturnList } from '../../features/returns/return-list.tsx';
import { ChooseRows } from '../../features/withdrawal/choose-rows.tsx';
import { ConfirmStatement } from '../../features/withdrawal/confirm-statement.tsx';
import { FindOrder } from '../../features/withdrawal/find-order.tsx';
import type { WithdrawalPageData } from '../../features/withdrawal/load-withdrawal.ts';
import { WithdrawalHelp } from '../../features/withdrawal/withdrawal-help.tsx';
import { WithdrawalReceipt } from '../../features/withdrawal/withdrawal-receipt.tsx';
import { OBSTACLES } from '../../features/withdrawal/withdrawal-texts.ts';
import classes from '../../features/withdrawal/withdrawal.module.css';

type OrderData = Extract<WithdrawalPageData, { kind: 'order' }>;

/** Why nothing can be withdrawn, and the way on. */
function Obstacle({ id, secret, withdrawal }: OrderData) {
  const { href } = usePlatform();
  const { title, text, way } = OBSTACLES[withdrawal.obstacle ?? 'nothingLeft'];
  const order = href('order', { id }, secret === null ? {} : { secret });
  return (
    <>
      <Alert tone="info" title={title}>
        {text}
      </Alert>
      <div className={classes.actions}>
        {way === 'complaint' ? (
          <Button href={href('complaint', { id, secret })} variant="primary">
            Reklamera en vara
          </Button>
        ) : null}
        <Button href={order} variant={way === 'order' ? 'primary' : 'secondary'}>
          Till beställningen
        </Button>
      </div>
    </>
  );
}

/** What of the page comes next: the receipt, the confirmation, the choice, or why there is none. */
function Step(data: OrderData) {
  const { withdrawal, selection, made } = data;
  if (made !== null) return <WithdrawalReceipt {...data} made={made} />;
  if (!withdrawal.isOpen) return <Obstacle {...data} />;
  if (selection && withdrawal.quote) return <ConfirmStatement key={selection} {...data} selection={selection} />;
  return <ChooseRows {...data} />;
}

/** Two steps and a receipt: what is withdrawn from, the confirmation, and that it has been received. */
export function WithdrawalPage({ data }: { readonly data: WithdrawalPageData }) {
  if (data.kind === 'find') return <FindOrder {...data} />;
  const { id, withdrawal, made } = data;
  const earlier = withdrawal.returns.filter((each) => each.kind === 'withdrawal' && each.id !== made?.id);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <SectionHeading level={1}>Ångra köpet</SectionHeading>
        <p className={classes.intro}>{`Beställning ${id}`}</p>
      </header>
      <Step {...data} />
      {earlier.length === 0 ? null : (
        <Card as="section" labelledBy="withdrawal-earlier">
          <h2 id="withdrawal-earlier" className={classes.title}>
            Det här har du redan ångrat
          </h2>
          <ReturnList returns={earlier} />
        </Card>
      )}
      {withdrawal.obstacle === 'company' ? null : <WithdrawalHelp />}
    </div>
  );
}
