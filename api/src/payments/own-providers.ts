import type { PaymentProvider } from './provider.ts';

const noRefund = (): Promise<void> => Promise.resolve();

/** [O2.1-11] A link to pay by later; the payment itself is another try, with another method, made behind the link. */
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

/** Where nobody has been contracted: nothing can be begun, so nothing is ever approved by mistake. */
export const noProvider: PaymentProvider = { start: unavailable, check: unavailable, refund: unavailable };
