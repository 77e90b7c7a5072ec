import { splitPaymentLink } from '@shop/domain/payment-link';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { LinkClosed } from '../../features/payment/link-closed.tsx';
import type { LoadedLink } from '../../features/payment/load-payable.ts';
import { PaymentStage } from '../../features/payment/payment-stage.tsx';
import classes from './checkout-page.module.css';

export interface PaymentLinkPageProps {
  readonly paymentLink: string;
  readonly link: LoadedLink;
}

/** Sum and payment methods for the bearer of the link; or why the link is closed [O2.1-11]. */
export function PaymentLinkPage({ paymentLink, link }: PaymentLinkPageProps) {
  if (link.kind === 'closed') {
    return <LinkClosed orderId={splitPaymentLink(paymentLink)?.orderId ?? ''} text={link.text} />;
  }
  return (
    <div className={classes.page}>
      <SectionHeading level={1}>Betalning</SectionHeading>
      <PaymentStage order={link.order} methods={link.methods} />
    </div>
  );
}
