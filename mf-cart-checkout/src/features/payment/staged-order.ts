import type { CartRow } from '@shop/shared/contracts';
import type { Order } from '@shop/shared/contracts/api/checkout';
import type { Payment } from '../checkout/place-order.ts';

/** An order that waits for its payment. */
export interface StagedOrder {
  /** What the api knows the order by: its number, or the token of its payment link. */
  readonly reference: string;
  readonly orderId: string;
  readonly rows: readonly CartRow[];
  readonly totals: Order['totals'];
  readonly email: string;
  /** The try that was started with the order; null when the buyer chooses first. */
  readonly payment: Payment | null;
  /** Why an earlier try came to nothing. */
  readonly problem: string | null;
}
