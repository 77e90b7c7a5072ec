import { getOrderPayment } from '@shop/contracts/api/checkout';
import { isApiError, usePlatform } from '@shop/platform';
import { useCallback, useEffect, useReducer } from 'react';
import {
  nextPayment,
  pollDelay,
  startPayment,
  type PaymentInput,
  type PaymentPhase,
  type PaymentState,
} from './payment-state.ts';

interface Timed {
  readonly input: PaymentInput;
  readonly now: number;
}

const reduce = (state: PaymentState, { input, now }: Timed): PaymentState => nextPayment(state, input, now);

/**
 * Follows one payment attempt until the server has decided. Failed polls are repeated; only the server's responses
 * decide [O4-43]. `isDecidedAlone`: the buyer has nothing to do, so the first poll is immediate.
 */
export function usePayment(orderId: string, isDecidedAlone: boolean): { phase: PaymentPhase; hint: () => void } {
  const platform = usePlatform();
  const [state, dispatch] = useReducer(reduce, null, () => startPayment(platform.now().getTime(), isDecidedAlone));
  const send = useCallback((input: PaymentInput) => dispatch({ input, now: platform.now().getTime() }), [platform]);
  const delay = pollDelay(state);

  useEffect(() => {
    if (delay === null) return undefined;
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout>;
    const request = async (): Promise<void> => {
      const input = await platform.api.call(getOrderPayment, { params: { id: orderId } }, { fresh: true }).then(
        ({ data }): PaymentInput => ({ type: 'status', status: data.status }),
        (error: unknown): PaymentInput => (isApiError(error, 'NOT_FOUND') ? { type: 'gone' } : { type: 'tick' }),
      );
      if (isStopped) return;
      send(input);
      send({ type: 'tick' });
      timer = setTimeout(() => void request(), delay);
    };
    timer = setTimeout(() => void request(), delay);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [platform, orderId, delay, send]);

  return { phase: state.phase, hint: useCallback(() => send({ type: 'hint' }), [send]) };
}
