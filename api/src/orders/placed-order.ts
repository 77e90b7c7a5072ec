import type { PaymentRecord } from '../payments/payment-attempts.ts';
import type { OrderRecord } from './order-store.ts';

export interface PlacedOrder {
  readonly record: OrderRecord;
  /** The attempt to pay it that was stored with it; null when it is paid already, or was placed before. */
  readonly payment: PaymentRecord | null;
}
