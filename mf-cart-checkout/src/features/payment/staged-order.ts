import type { CartRow } from '@shop/contracts';
import type { Order } from '@shop/contracts/api/checkout';
import type { Payment } from '../checkout/place-order.ts';

/** An unpaid order: what its payer needs, and nothing about its buyer. */
export interface StagedOrder {
  /** What the api knows the order by: its number, or the token of its payment link. */
  readonly reference: string;
  readonly orderId: string;
  readonly rows: readonly CartRow[];
  readonly totals: Order['totals'];
  /** The shopper has access to the order itself; the bearer of its payment link has not. */
  readonly isOwn: boolean;
  /** The try that was started with the order; null when the buyer chooses first. */
  readonly payment: Payment | null;
  /** Why an earlier attempt failed. */
  readonly problem: string | null;
}

/** What is left for the payment method, in kronor: gift cards may have paid a part. */
export const leftToPay = ({ toPay, total }: Order['totals']): number => toPay ?? total;
