import type { BodyOf, PickupPoint, postOrder } from '@shop/contracts';
import type { CartOwner } from '../cart/cart-store.ts';
import type { Carts } from '../cart/carts.ts';
import type { Shopper } from '../cart/cart-line.ts';
import type { Payments } from '../payments/payments.ts';
import type { Services } from '../services.ts';
import type { OrderSecrets } from './order-secrets.ts';

export interface OrderRequest {
  readonly body: BodyOf<typeof postOrder>;
  readonly key: string;
  readonly owner: CartOwner | null;
  readonly shopper: Shopper;
  readonly sessionId: string;
  /** The caller's IP address. */
  readonly caller: string;
}

/** An order request whose pickup point the carrier has confirmed; null when the carrier chooses one. */
export interface ChosenOrder extends OrderRequest {
  readonly pickupPoint: PickupPoint | null;
}

/** Dependencies of placing an order. */
export interface OrderParts {
  readonly services: Pick<Services, 'db' | 'clock' | 'config' | 'rateLimits' | 'readPickupPoints' | 'log' | 'places'>;
  readonly carts: Carts;
  readonly payments: Pick<Payments, 'open'>;
  readonly secrets: OrderSecrets;
}
