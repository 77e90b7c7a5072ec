import type { Clock } from '@shop/api/clock';
import type { PaymentProvider, PaymentRequest, ProviderStatus } from '@shop/api/payments/provider';

const noRefund = (): Promise<void> => Promise.resolve();

/** Simulated time that a shopper needs for approving in the app. */
const APPROVAL_MS = 6000;

/** How the shopper answers in the app, by the end of the mobile number; any other number approves. */
const ANSWERS: readonly (readonly [RegExp, ProviderStatus])[] = [
  [/99$/, 'failed'],
  [/98$/, 'cancelled'],
  [/97$/, 'pending'],
];

/** Numbers that end so try everything, one attempt of an order after the other, and quickly. */
const IN_TURN = { ending: /96$/, afterMs: 1500, answers: ['failed', 'cancelled', 'paid'] } as const;

/** The token that opens the payment in the app. */
const tokenOf = (reference: string): string => reference.replaceAll('-', '');

/**
 * Simulated mobile payment: approved a few seconds after it was started, as if in the shopper's app. Mobile numbers
 * that end in 99 are refused, in 98 cancelled by the shopper, in 97 never answered, so that each way on can be tried;
 * in 96 refused first, cancelled then, and approved in the end.
 */
export function createMobileProvider(clock: Clock): PaymentProvider {
  /** References of the attempts of an order whose number tries everything. */
  const attempts = new Map<string, string[]>();
  const inTurn = ({ orderId, reference, startedAt }: PaymentRequest): ProviderStatus => {
    const known = attempts.get(orderId) ?? [];
    if (!known.includes(reference)) attempts.set(orderId, [...known, reference]);
    if (clock.now().getTime() - startedAt.getTime() < IN_TURN.afterMs) return 'pending';
    return IN_TURN.answers[attempts.get(orderId)?.indexOf(reference) ?? 0] ?? 'paid';
  };
  const statusOf = (request: PaymentRequest): ProviderStatus => {
    const { mobile, startedAt } = request;
    if (IN_TURN.ending.test(mobile)) return inTurn(request);
    if (clock.now().getTime() - startedAt.getTime() < APPROVAL_MS) return 'pending';
    return ANSWERS.find(([ending]) => ending.test(mobile))?.[1] ?? 'paid';
  };
  return {
    start: async (request) => {
      if (IN_TURN.ending.test(request.mobile)) inTurn(request);
      const { reference, orderId } = request;
      return { sessionToken: tokenOf(reference), redirectUrl: `/checkout/swish/${orderId}`, status: 'pending' };
    },
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
