import type { PAYMENT_STATUSES } from '@shop/contracts/api/checkout';

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** State of a payment for the buyer. */
export type PaymentPhase = 'waiting' | 'checking' | 'paid' | 'failed' | 'cancelled' | 'timedOut' | 'gone';

export interface PaymentState {
  readonly phase: PaymentPhase;
  /** Milliseconds; when the present phase began. */
  readonly since: number;
}

export type PaymentInput =
  /** The server's word, and the only one that counts [O4-43]. */
  | { readonly type: 'status'; readonly status: PaymentStatus }
  /** The provider's page reports an event: a reason to poll the server soon, nothing more. */
  | { readonly type: 'hint' }
  /** The server no longer shows the payment: a payment link ends with the payment [O2.1-11]. */
  | { readonly type: 'gone' }
  | { readonly type: 'tick' };

/**
 * Milliseconds from the provider's report in the browser until the delay is shown: the server usually has it sooner.
 */
export const CHECK_TIMEOUT_MS = 60_000;
/** Milliseconds until a payment counts as abandoned: the app was closed, the frame forgotten. */
export const WAIT_TIMEOUT_MS = 15 * 60_000;

const QUICK_MS = 700;
const CALM_MS = 2500;

/** A payment that needs nothing of the buyer starts with the question to the server. */
export const startPayment = (now: number, isDecidedAlone: boolean): PaymentState => ({
  phase: isDecidedAlone ? 'checking' : 'waiting',
  since: now,
});

const PHASE_OF: Readonly<Record<PaymentStatus, PaymentPhase | null>> = {
  pending: null,
  paid: 'paid',
  refunded: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
};

const OVER: readonly PaymentPhase[] = ['paid', 'failed', 'cancelled', 'gone'];

/** True when there is nothing more to hear about this try. */
export const isOver = ({ phase }: PaymentState): boolean => OVER.includes(phase);

/**
 * [O4-43] Next state. Hints and time never make a payment paid or failed; a paid one stays paid whatever arrives out
 * of order or twice.
 */
export function nextPayment(state: PaymentState, input: PaymentInput, now: number): PaymentState {
  if (state.phase === 'paid') return state;
  if (input.type === 'status') {
    const phase = PHASE_OF[input.status];
    return phase === null || phase === state.phase ? state : { phase, since: now };
  }
  if (isOver(state)) return state;
  if (input.type === 'gone') return { phase: 'gone', since: now };
  if (input.type === 'hint') return { phase: 'checking', since: now };
  const limit = state.phase === 'checking' ? CHECK_TIMEOUT_MS : WAIT_TIMEOUT_MS;
  return state.phase !== 'timedOut' && now - state.since >= limit ? { phase: 'timedOut', since: now } : state;
}

/** Milliseconds until the next poll; null when polling is over. */
export const pollDelay = (state: PaymentState): number | null =>
  isOver(state) ? null : state.phase === 'checking' ? QUICK_MS : CALM_MS;
