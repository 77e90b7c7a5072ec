import { getPaymentSession, postPaymentPay } from '@shop/contracts/api/payment';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { isApiError, usePlatform } from '@shop/platform';
import { useEffect, useRef, useState } from 'react';

/** Time between two questions to the server. */
export const POLL_MS = 2000;

export type PaymentSession = ResponseOf<typeof postPaymentPay>['data']['paymentSession'];

export interface ClaimPayment {
  /** The try that is under way; null before the first and after one that has ended. */
  readonly session: PaymentSession | null;
  readonly isStarting: boolean;
  /** Why there is none, in Swedish. */
  readonly problem: string | null;
  start(paymentMethodId: number): Promise<void>;
  /** Goes back to the choice of a method. The try stays open at the provider and can be taken up again. */
  leave(): void;
}

const PROBLEMS = {
  failed: 'Betalningen gick inte igenom och inga pengar har dragits. Försök igen eller välj ett annat sätt.',
  cancelled: 'Betalningen avbröts. Inga pengar har dragits.',
} as const;

/**
 * Pays what is due next of an invoice or plan. Only the server's word counts [O4-43]: it is asked until the try has
 * been paid, has failed or was cancelled. A question without a response is repeated.
 */
export function useClaimPayment(id: string, onPaid: () => void): ClaimPayment {
  const { api } = usePlatform();
  const [session, setSession] = useState<PaymentSession | null>(null);
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(onPaid);
  useEffect(() => {
    latest.current = onPaid;
  });

  const reference = session?.reference ?? null;
  useEffect(() => {
    if (reference === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (): Promise<void> => {
      const answer = await api
        .call(getPaymentSession, { params: { id, reference } }, { fresh: true, signal })
        .catch(() => null);
      if (signal.aborted) return;
      const status = answer?.data.status ?? 'pending';
      if (status === 'paid') return latest.current();
      if (status === 'failed' || status === 'cancelled') {
        setSession(null);
        return setProblem(PROBLEMS[status]);
      }
      timer = setTimeout(() => void ask(), POLL_MS);
    };
    timer = setTimeout(() => void ask(), POLL_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [api, id, reference]);

  const start = async (paymentMethodId: number): Promise<void> => {
    if (isStarting) return;
    setIsStarting(true);
    setProblem(null);
    try {
      const { data } = await api.call(postPaymentPay, { params: { id }, body: { paymentMethodId } });
      setSession(data.paymentSession);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.userMessage);
    } finally {
      setIsStarting(false);
    }
  };
  return { session, isStarting, problem, start, leave: () => setSession(null) };
}
