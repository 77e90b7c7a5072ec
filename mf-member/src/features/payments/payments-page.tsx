import type { MemberPayment } from '@shop/contracts/api/payment';
import { usePlatform, useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { type ReactNode, useId, useState } from 'react';
import { GiftCards } from './gift-cards.tsx';
import type { PaymentsData } from './load-payments.ts';
import { PaymentCard } from './payment-card.tsx';
import classes from './payments-page.module.css';
import { SavedCards } from './saved-cards.tsx';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface PaymentSectionProps {
  readonly title: string;
  readonly payments: readonly MemberPayment[];
  readonly methods: NonNullable<PaymentsData['paymentMethods']>;
  readonly onChanged: (payment: MemberPayment) => void;
}

function PaymentSection({ title, payments, methods, onChanged }: PaymentSectionProps) {
  if (payments.length === 0) return null;
  return (
    <Section title={title}>
      <ul role="list" className={classes.list}>
        {payments.map((payment) => (
          <PaymentCard key={payment.id} payment={payment} methods={methods} onChanged={onChanged} />
        ))}
      </ul>
    </Section>
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

/**
 * [O2.17-06] The member's invoices and plans, what is unpaid first; then gift cards and saved cards, which a customer
 * terminal does not show to whoever stands there next [O4-09].
 */
export function PaymentsPage({ data }: { readonly data: PaymentsData }) {
  const { href } = usePlatform();
  const isKiosk = useShared('kiosk');
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
      <Section title="Presentkort">
        <GiftCards cards={data.giftCards} />
      </Section>
      {isKiosk ? null : (
        <Section title="Sparade kort">
          <SavedCards cards={data.savedCards} />
        </Section>
      )}
    </div>
  );
}
