import type { Order } from '@shop/contracts/api/checkout';
import { paymentLinkToken } from '@shop/domain/payment-link';
import { usePlatform, useShared } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { paymentNotice } from './payment-notice.ts';

/** Status of the payment, and the link to pay while there is an unpaid sum. */
export function PaymentStatus({ order }: { readonly order: Pick<Order, 'status' | 'payment'> }) {
  const { href } = usePlatform();
  const { tone, text } = paymentNotice(order);
  const paymentLink = paymentLinkToken(order.payment.paymentLink);
  const isMember = useShared('user') != null;
  const hasPlan = isMember && order.status !== 'cancelled' && order.payment.due != null;
  return (
    <Alert
      tone={tone}
      live="status"
      action={
        paymentLink !== null ? (
          <Button href={href('checkout', { paymentLink })} variant="primary">
            Betala nu
          </Button>
        ) : hasPlan ? (
          <Button href={href('member.wh-payments')}>Till dina betalningar</Button>
        ) : undefined
      }
    >
      {text}
    </Alert>
  );
}
