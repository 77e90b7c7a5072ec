import type { Order } from '@shop/contracts/api/checkout';
import { paymentLinkToken } from '@shop/domain/payment-link';
import { usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { paymentNotice } from './payment-notice.ts';

/** Status of the payment, and the link to pay while there is an unpaid sum. */
export function PaymentStatus({ order }: { readonly order: Pick<Order, 'status' | 'payment'> }) {
  const { href } = usePlatform();
  const { tone, text } = paymentNotice(order);
  const paymentLink = paymentLinkToken(order.payment.paymentLink);
  return (
    <Alert
      tone={tone}
      live="status"
      action={
        paymentLink === null ? undefined : (
          <Button href={href('checkout', { paymentLink })} variant="primary">
            Betala nu
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}
