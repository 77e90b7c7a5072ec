/**
 * The provider's response to a new order. The secrets stay on the server: browsers get only what is computed from them.
 */
export interface EidOrder {
  readonly orderRef: string;
  readonly autoStartToken: string;
  readonly qrStartToken: string;
  readonly qrStartSecret: string;
}

/** Progress of an order. `hintCode` is the provider's word, such as `userSign` or `userCancel`. */
export interface EidProgress {
  readonly status: 'pending' | 'complete' | 'failed';
  readonly hintCode: string | null;
  /** Personal number of the person who signed, twelve digits; only when complete. */
  readonly personalNumber: string | null;
}

export interface EidRequest {
  readonly endUserIp: string;
  /** The only person who may sign; null: anyone. */
  readonly personalNumber: string | null;
  /** Text above the app's button, in Swedish. */
  readonly text: string;
}

/** A provider that confirms identities: the port that BankID and its simulator implement [O7-31]. */
export interface EidProvider {
  readonly name: string;
  start(request: EidRequest): Promise<EidOrder>;
  collect(orderRef: string): Promise<EidProgress>;
  /** No effect on an order that is over or unknown. */
  cancel(orderRef: string): Promise<void>;
  /** URL that opens the app on the shopper's own device [O4-21]. */
  appUrl(autoStartToken: string): string;
}
