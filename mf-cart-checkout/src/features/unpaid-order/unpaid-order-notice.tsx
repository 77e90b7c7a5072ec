import { getUnpaidOrder } from '@shop/contracts/api/unpaid-order';
import { formatKronor } from '@shop/domain/money';
import { QueryProvider, useApiQuery, usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { useBackToCart } from './use-back-to-cart.ts';
import classes from './unpaid-order-notice.module.css';

export interface UnpaidOrderNoticeProps {
  /** The rows are in the cart again. */
  readonly onBackInCart?: () => void;
}

function Notice({ onBackInCart }: UnpaidOrderNoticeProps) {
  const { href } = usePlatform();
  const { data, refetch } = useApiQuery(getUnpaidOrder, {});
  const { isGoingBack, goBack } = useBackToCart();
  // Nothing is said while it is unknown: the notice is a help, and nobody waits for it.
  const order = data?.data.order ?? null;
  if (order === null) return null;
  const cancel = async (): Promise<void> => {
    const isBack = await goBack(order.id);
    // Refused or done, the order is another one than is shown here.
    await refetch();
    if (isBack) onBackInCart?.();
  };
  return (
    <Alert
      tone="info"
      live="status"
      title="Du har en obetald beställning"
      action={
        <div className={classes.actions}>
          <Button href={href('checkout', { paymentLink: order.paymentLink })}>Betala nu</Button>
          <Button variant="quiet" isLoading={isGoingBack} onClick={() => void cancel()}>
            Avbeställ
          </Button>
        </div>
      }
    >
      {`Beställning ${order.id}, ${order.itemCount} st, ${formatKronor(order.toPay)}.`}
    </Alert>
  );
}

/** [O2.1-11] The order empties the cart before it is paid: whoever goes back to the shop finds it here. */
export default function UnpaidOrderNotice(props: UnpaidOrderNoticeProps) {
  return (
    <QueryProvider>
      <Notice {...props} />
    </QueryProvider>
  );
}
