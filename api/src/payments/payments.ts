import type { Tx } from '../db/client.ts';
import type { OrderRecord } from '../orders/order-store.ts';
import type { Services } from '../services.ts';
import { createCheckBudget } from './check-budget.ts';
import type { Claim } from './claims.ts';
import { pollClaimPayment, startClaimPayment } from './pay-claim.ts';
import { type CardWish, insertOrderAttempt, type OrderPayment, type PaymentRecord } from './payment-attempts.ts';
import type { PaymentContext } from './payment-context.ts';
import { cancelAttempt, checkAfterCallback, type PaymentState, pollPayment, refreshPayment } from './payment-status.ts';
import type { WalletToken } from './provider.ts';
import { createProviders, type ProviderName } from './providers.ts';
import { type Payer, retryPayment } from './retry-payment.ts';
import type { PaymentNews } from './settle-payment.ts';
import { sendOwed, settle } from './settlement.ts';
import { beginAttempt, startPayment } from './start-payment.ts';

export interface Payments {
  /**
   * The order's open attempt, stored now if there is none. The same one for every call until it ends. When the method
   * has been switched off meanwhile there is nothing to do but to choose another one. `wallet` is the token that the
   * attempt was stored for, if it was one.
   */
  start(orderId: string, wallet?: WalletToken): Promise<OrderPayment>;
  /** The first attempt of an order that is being placed, stored with it. */
  open(tx: Tx, record: OrderRecord, provider: ProviderName, card?: CardWish): Promise<PaymentRecord>;
  /** Starts a stored attempt at its provider, unless it is started. */
  begin(record: OrderRecord, current: PaymentRecord, wallet?: WalletToken): Promise<OrderPayment>;
  /** A session for what is due next of an invoice or plan: the open one, else a new one, by a direct method. */
  startClaim(claim: Claim, paymentMethodId: number): Promise<OrderPayment>;
  /** The state of such a session; a pending one is checked at the provider. Refuses (404) that of another claim. */
  pollClaim(claim: Claim, reference: string): Promise<PaymentState['status']>;
  /**
   * A new attempt, possibly with another method; its fee changes the order's sum. Refuses (422) a method that is not
   * offered any more, and (409) an order that waits for no payment.
   */
  retry(orderId: string, paymentMethodId: number | undefined, payer: Payer): Promise<OrderPayment>;
  /** The state of the order's payment; a pending one is checked at the provider. */
  refresh(orderId: string): Promise<PaymentState>;
  /**
   * Like the above, for pages that poll: checks with the provider at most every few seconds, else returns the stored
   * state.
   */
  poll(orderId: string): Promise<PaymentState>;
  /** A provider reports that a payment has changed: its status is requested. False when there is no such payment. */
  onCallback(provider: ProviderName, reference: string): Promise<boolean>;
  /** Ends the pending attempt, unless it turns out to be paid. */
  cancel(orderId: string): Promise<void>;
  /** Applies news. */
  settle(news: PaymentNews): Promise<void>;
  /** Sends the recorded refunds; a failed one is retried later. */
  sendRefunds(): Promise<void>;
}

/** Payments over the providers of this configuration. */
export function createPayments(services: Pick<Services, 'db' | 'clock' | 'config' | 'log' | 'simulators'>): Payments {
  const { db, clock, config, log } = services;
  const providers = createProviders(services);
  const context: PaymentContext = { db, clock, config, log, providers, mayCheck: createCheckBudget(clock) };
  return {
    start: (orderId, wallet) => startPayment(context, orderId, wallet),
    open: (tx, record, provider, card) => insertOrderAttempt(tx, record, provider, clock.now(), card),
    begin: (record, current, wallet) => beginAttempt(context, record, current, wallet),
    startClaim: (claim, paymentMethodId) => startClaimPayment(context, claim, paymentMethodId),
    pollClaim: (claim, reference) => pollClaimPayment(context, claim, reference),
    retry: (orderId, paymentMethodId, payer) => retryPayment(context, orderId, paymentMethodId, payer),
    refresh: (orderId) => refreshPayment(context, orderId),
    poll: (orderId) => pollPayment(context, orderId),
    onCallback: (provider, reference) => checkAfterCallback(context, provider, reference),
    cancel: (orderId) => cancelAttempt(context, orderId),
    settle: (news) => settle(context, news),
    sendRefunds: () => sendOwed(context),
  };
}
