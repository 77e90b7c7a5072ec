import type { PaymentStatus } from '../db/schema/index.ts';

/** What a provider is told about a try to pay. */
export interface PaymentRequest {
  /** Ours, one per try; a provider that has heard it before answers the same session. */
  readonly reference: string;
  readonly orderId: string;
  readonly amountOre: number;
  readonly mobile: string;
  readonly startedAt: Date;
}

/** Money that goes back; the same id again is the same refund. */
export interface RefundRequest {
  readonly reference: string;
  readonly refundId: string;
  readonly amountOre: number;
}

export interface StartedPayment {
  /** What the browser opens the provider's page with. */
  readonly sessionToken: string | null;
  /** Where the browser goes instead. */
  readonly redirectUrl: string | null;
  /** 'pending' unless the provider decides at once. */
  readonly status: ProviderStatus;
}

export type ProviderStatus = Exclude<PaymentStatus, 'refunded'>;

/** One way to be paid. Each method may be called again after a lost answer. Throws when the provider cannot be reached. */
export interface PaymentProvider {
  start(request: PaymentRequest): Promise<StartedPayment>;
  /** What has become of a try. */
  check(request: PaymentRequest): Promise<ProviderStatus>;
  refund(request: RefundRequest): Promise<void>;
}
