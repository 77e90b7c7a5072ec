import type { CardUi, Wallet } from '@shop/contracts';
import type { PaymentStatus } from '../db/schema/index.ts';
import type { TokenizedCard } from './card-protocol.ts';

/** A payment attempt as a provider gets it. */
export interface PaymentRequest {
  /** Our reference, one per attempt; a provider that knows it returns the same session. */
  readonly reference: string;
  readonly orderId: string;
  readonly amountOre: number;
  readonly mobile: string;
  readonly startedAt: Date;
  /** With cards: the provider's token of a kept one, whether to keep the one that is used, or a wallet's token. */
  readonly card?: { readonly token: string } | { readonly tokenize: true } | { readonly wallet: WalletToken };
}

/** What a wallet gave for one payment. A secret: never stored, never logged. */
export interface WalletToken {
  /** The payment method identifier. */
  readonly method: string;
  readonly token: string;
}

/** A refund; idempotent per id. */
export interface RefundRequest {
  readonly reference: string;
  readonly refundId: string;
  readonly amountOre: number;
}

export interface StartedPayment {
  /** Token with which the browser opens the provider's page. */
  readonly sessionToken: string | null;
  /** URL to which the browser is redirected instead. */
  readonly redirectUrl: string | null;
  /** 'pending' unless the provider decides at once. */
  readonly status: ProviderStatus;
}

export type ProviderStatus = Exclude<PaymentStatus, 'refunded'>;

/** A payment provider. Each method may be repeated after a lost response. Throws when the provider is unreachable. */
export interface PaymentProvider {
  /** How its page is shown to the shopper, where it has one. */
  readonly ui?: CardUi;
  start(request: PaymentRequest): Promise<StartedPayment>;
  /** State of an attempt. */
  check(request: PaymentRequest): Promise<ProviderStatus>;
  refund(request: RefundRequest): Promise<void>;
  /** The card that the provider has kept of a paid attempt; null when it has kept none. */
  tokenizedCard?(reference: string): Promise<TokenizedCard | null>;
  /** Lets the provider forget a kept card. */
  forgetCard?(token: string): Promise<void>;
  /** The wallets whose tokens it takes, with what the browser needs to open them. */
  wallets?(): Promise<readonly Wallet[]>;
  /** The session with which a wallet recognises the shop, for the browser alone. */
  walletSession?(request: { method: string; validationUrl: string; domain: string }): Promise<unknown>;
}
