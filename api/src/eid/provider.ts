/** What a provider gives for one order. The secrets stay on the server: browsers see what is computed from them. */
export interface EidOrder {
  readonly orderRef: string;
  readonly autoStartToken: string;
  readonly qrStartToken: string;
  readonly qrStartSecret: string;
}

/** How an order goes. `hintCode` is the provider's word for it, such as `userSign` or `userCancel`. */
export interface EidProgress {
  readonly status: 'pending' | 'complete' | 'failed';
  readonly hintCode: string | null;
  /** Whose e-ID it was, in twelve digits; only when complete. */
  readonly personalNumber: string | null;
}

export interface EidRequest {
  readonly endUserIp: string;
  /** Only this person may sign; null: whoever does. */
  readonly personalNumber: string | null;
  /** What the app shows above the button, in Swedish. */
  readonly text: string;
}

/** One that confirms identities: the port behind which BankID or its simulator stand [O7-31]. */
export interface EidProvider {
  readonly name: string;
  start(request: EidRequest): Promise<EidOrder>;
  collect(orderRef: string): Promise<EidProgress>;
  /** Does nothing to an order that is over or unknown. */
  cancel(orderRef: string): Promise<void>;
  /** Opens the app on the device that the shopper looks at [O4-21]. */
  appUrl(autoStartToken: string): string;
}
