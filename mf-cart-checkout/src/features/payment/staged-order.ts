import type { CartRow } from '@shop/contracts';
import type { Order } from '@shop/contracts/api/checkout';
import type { Payment } from '../checkout/place-order.ts';

/** An order that waits for its payment: what whoever pays needs to know of it, and nothing of whose it is. */
export interface StagedOrder {
  /** What the api knows the order by: its number, or the token of its payment link. */
  readonly reference: string;
  readonly orderId: string;
  readonly rows: readonly CartRow[];
  readonly totals: Order['totals'];
  /** The shopper may read the order itself; whoever only holds its payment link may not. */
  readonly isOwn: boolean;
  /** The try that was started with the order; null when the buyer chooses first. */
  readonly payment: Payment | null;
  /** Why an earlier try came to nothing. */
  readonly problem: string | null;
}

/** What is left for the payment method, in kronor: gift cards may have paid a part. */
export const leftToPay = ({ toPay, total }: Order['totals']): number => toPay ?? total;
