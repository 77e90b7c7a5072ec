import type { PaymentProvider } from './provider.ts';

const noRefund = (): Promise<void> => Promise.resolve();

/**
 * The provider of payment links [O2.1-11]; the payment itself is another attempt, by another method, made through the
 * link.
 */
export function createLinkProvider(linkOf: (orderId: string) => string): PaymentProvider {
  return {
    start: async ({ orderId }) => ({
      sessionToken: null,
      redirectUrl: `/checkout/${linkOf(orderId)}`,
      status: 'pending',
    }),
    check: async () => 'pending',
    refund: noRefund,
  };
}

const unavailable = (): Promise<never> =>
  Promise.reject(new Error('No provider is configured for this payment method.'));

/**
 * The provider of an installation without a contract: every attempt fails, so that none is ever approved by mistake.
 */
export const noProvider: PaymentProvider = { start: unavailable, check: unavailable, refund: unavailable };
