import type { Clock } from '@shop/api/clock';
import type { PaymentProvider, PaymentRequest } from '@shop/api/payments/provider';

const noRefund = (): Promise<void> => Promise.resolve();

/** Simulated time that a shopper needs for approving in the app. */
const APPROVAL_MS = 6000;
/** Numbers that end so refuse, so that the way back can be tried. */
const REFUSING_NUMBER = /99$/;

/**
 * Simulated mobile payment: approved a few seconds after it was started, as if in the shopper's app; mobile numbers
 * that end in 99 are refused.
 */
export function createMobileProvider(clock: Clock): PaymentProvider {
  const statusOf = ({ mobile, startedAt }: PaymentRequest) => {
    if (clock.now().getTime() - startedAt.getTime() < APPROVAL_MS) return 'pending' as const;
    return REFUSING_NUMBER.test(mobile) ? ('failed' as const) : ('paid' as const);
  };
  return {
    start: async (request) => ({
      sessionToken: null,
      redirectUrl: `/checkout/swish/${request.orderId}`,
      status: 'pending',
    }),
    check: async (request) => statusOf(request),
    refund: noRefund,
  };
}

/** More than this is not lent without a real credit check. */
const CREDIT_LIMIT_ORE = 50_000_00;

/** Invoice and instalments: decided at once, up to a limit. */
export function createCreditProvider(): PaymentProvider {
  const statusOf = ({ amountOre }: PaymentRequest) =>
    amountOre <= CREDIT_LIMIT_ORE ? ('paid' as const) : ('failed' as const);
  return {
    start: async (request) => ({ sessionToken: null, redirectUrl: null, status: statusOf(request) }),
    check: async (request) => statusOf(request),
    refund: noRefund,
  };
}
