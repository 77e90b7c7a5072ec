import type { Order } from '@shop/contracts/api/checkout';
import { REGISTER_PREFILL_KEY } from '@shop/domain/storage-keys';
import { usePlatform, useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { orderSecretOf } from '../../features/order/order-secret.ts';
import classes from '../../features/order/order-view.module.css';

/**
 * Offers a guest to become a member and take the order along. The register form's prefilled values [2.10-07] are in
 * session storage: in a URL, the buyer's e-mail address and the order's secret would reach history and logs.
 */
export function RegisterPrompt({ order }: { readonly order: Pick<Order, 'id' | 'customer'> }) {
  const { bus } = usePlatform();
  const user = useShared('user');
  if (user) return null;
  const register = () => {
    const secret = orderSecretOf(sessionStorage, order.id);
    const prefill = { email: order.customer.email, orderId: order.id, secret };
    if (secret !== null) sessionStorage.setItem(REGISTER_PREFILL_KEY, JSON.stringify(prefill));
    bus.emit('login.open', { mode: 'register' });
  };
  return (
    <Card as="section" labelledBy="complete-register" className={classes.prompt}>
      <h2 id="complete-register" className={classes.title}>
        Bli medlem och ta beställningen med dig
      </h2>
      <p>Som medlem samlar du XP, får fri frakt över 500 kr och ser alla dina beställningar på ett ställe.</p>
      <Button onClick={register}>Bli medlem</Button>
    </Card>
  );
}
