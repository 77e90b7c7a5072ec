import { getOrderPayment } from '@shop/contracts/api/checkout';
import { splitPaymentLink } from '@shop/domain/payment-link';
import { usePlatform } from '@shop/platform';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { useEffect, useState } from 'react';
import { LinkClosed, PaidByLink } from '../../features/payment/link-closed.tsx';
import type { LoadedLink } from '../../features/payment/load-payable.ts';
import { PaymentStage } from '../../features/payment/payment-stage.tsx';
import { isBackFromPaying, RETURNED } from '../../features/payment/returned.ts';
import classes from './checkout-page.module.css';

export interface PaymentLinkPageProps {
  readonly paymentLink: string;
  readonly link: LoadedLink;
}

/** A link that has ended: for whoever comes back from paying it, thanks and no refusal. */
function EndedLink({ paymentLink, text }: { readonly paymentLink: string; readonly text: string }) {
  const { api } = usePlatform();
  const [isPaid, setIsPaid] = useState(false);
  useEffect(() => {
    if (!isBackFromPaying(document, paymentLink)) return undefined;
    const controller = new AbortController();
    api.call(getOrderPayment, { params: { id: paymentLink } }, { signal: controller.signal, fresh: true }).then(
      ({ data }) => setIsPaid(data.status === 'paid'),
      // The page goes on saying why the link has ended.
      () => undefined,
    );
    return () => controller.abort();
  }, [api, paymentLink]);
  const orderId = splitPaymentLink(paymentLink)?.orderId ?? '';
  return isPaid ? <PaidByLink orderId={orderId} /> : <LinkClosed orderId={orderId} text={text} />;
}

/** Sum and payment methods for the bearer of the link; or why the link is closed [O2.1-11]. */
export function PaymentLinkPage({ paymentLink, link }: PaymentLinkPageProps) {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => setIsBack(isBackFromPaying(document, paymentLink)), [paymentLink]);
  if (link.kind === 'closed') return <EndedLink paymentLink={paymentLink} text={link.text} />;
  return (
    <div className={classes.page}>
      <SectionHeading level={1}>Betalning</SectionHeading>
      <PaymentStage
        key={String(isBack)}
        order={isBack ? { ...link.order, payment: RETURNED } : link.order}
        methods={link.methods}
      />
    </div>
  );
}
