import type { Order } from '@shop/shared/contracts/api/checkout';
import { usePlatform, useShared } from '@shop/shared/remote';
import { Button } from '@shop/shared/ui/button/button.tsx';
import { Card } from '@shop/shared/ui/card/card.tsx';
import { useEffect, useState } from 'react';
import { orderSecretOf } from '../../features/order/order-secret.ts';
import classes from '../../features/order/order-view.module.css';

/**
 * Offers a guest to become a member and take the order along. The address carries what the register form is prefilled from
 * [2.10-07]; a whole new document, because the form reads it when it starts.
 */
export function RegisterPrompt({ order }: { readonly order: Pick<Order, 'id' | 'customer'> }) {
  const { bus, href } = usePlatform();
  const user = useShared('user');
  const [secret, setSecret] = useState<string | null>(null);
  useEffect(() => setSecret(orderSecretOf(sessionStorage, order.id)), [order.id]);
  if (user) return null;
  const link =
    secret === null
      ? null
      : href('checkout-complete', { id: order.id }, { email: order.customer.email, orderId: order.id, secret });
  return (
    <Card as="section" labelledBy="complete-register" className={classes.prompt}>
      <h2 id="complete-register" className={classes.title}>
        Bli medlem och ta beställningen med dig
      </h2>
      <p>Som medlem samlar du XP, får fri frakt över 500 kr och ser alla dina beställningar på ett ställe.</p>
      {link === null ? (
        <Button onClick={() => bus.emit('login.open', { mode: 'register' })}>Bli medlem</Button>
      ) : (
        <Button href={link} data-reload="">
          Bli medlem
        </Button>
      )}
    </Card>
  );
}
