import type { getPayments, MemberPayment } from '@shop/contracts/api/payment';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { useId, useState } from 'react';
import { PaymentCard } from './payment-card.tsx';
import classes from './payments-page.module.css';

export type PaymentsData = ResponseOf<typeof getPayments>['data'];

interface SectionProps {
  readonly title: string;
  readonly payments: readonly MemberPayment[];
  readonly methods: NonNullable<PaymentsData['paymentMethods']>;
  readonly onChanged: (payment: MemberPayment) => void;
}

function PaymentSection({ title, payments, methods, onChanged }: SectionProps) {
  const heading = useId();
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      <ul role="list" className={classes.list}>
        {payments.map((payment) => (
          <PaymentCard key={payment.id} payment={payment} methods={methods} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  );
}

function NoPayments() {
  const { href } = usePlatform();
  return (
    <EmptyState
      illustration={<PixelArt picture="boat" />}
      title="Du har inget att betala"
      text="Handlar du mot faktura eller delbetalning ser du här vad som är kvar, när det ska betalas, och betalar direkt."
      actions={<Button href={href('member.orders')}>Se dina beställningar</Button>}
    />
  );
}

/** [O2.17-06] The member's invoices and plans: what is unpaid first, then the rest. */
export function PaymentsPage({ data }: { readonly data: PaymentsData }) {
  const { href } = usePlatform();
  const [payments, setPayments] = useState(data.payments);
  const onChanged = (changed: MemberPayment): void =>
    setPayments((before) => before.map((each) => (each.id === changed.id ? changed : each)));
  const methods = data.paymentMethods ?? [];
  const isUnpaid = ({ next }: MemberPayment): boolean => next !== null;
  return (
    <div className={classes.page}>
      <SectionHeading level={1}>Betalningar</SectionHeading>
      {payments.length === 0 ? <NoPayments /> : null}
      <PaymentSection title="Att betala" payments={payments.filter(isUnpaid)} {...{ methods, onChanged }} />
      <PaymentSection
        title="Betalt"
        payments={payments.filter((payment) => !isUnpaid(payment))}
        {...{ methods, onChanged }}
      />
      <p className={classes.more}>
        <a href={href('instalments')}>Så fungerar delbetalning</a>
      </p>
    </div>
  );
}
