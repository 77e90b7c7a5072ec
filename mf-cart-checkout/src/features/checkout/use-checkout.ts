import { getCheckout, putCheckout, type Checkout, type Customer } from '@shop/contracts/api/checkout';
import { isApiError, usePlatform, useShared } from '@shop/platform';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useCartDriver } from '../cart-engine/cart-driver-of.ts';
import { createDraftSaver, type Change } from './draft-saver.ts';
import type { Choices } from './order-problems.ts';

export interface CheckoutModel {
  readonly checkout: Checkout;
  readonly customer: Customer;
  readonly choices: Choices;
  /** Rises when the form must start over from `customer`, e.g. after a login. */
  readonly generation: number;
  /** Rows, methods or sums on the page are being brought up to date. */
  readonly isBusy: boolean;
  /** Typing waits for a pause before it is kept, unless it decides methods or sums. */
  setCustomer(change: Partial<Customer>, isUrgent?: boolean): void;
  choose(change: Partial<Choices>): void;
  reload(): Promise<void>;
}

const choicesOf = ({ shippingMethodId, paymentMethodId, storeId }: Checkout): Choices => ({
  shippingMethodId,
  paymentMethodId,
  storeId,
});

const setTimer = (run: () => void, inMs: number): (() => void) => {
  const timer = setTimeout(run, inMs);
  return () => clearTimeout(timer);
};

/**
 * The checkout page's data: what the server says of cart, methods and sums, and what the buyer has typed and chosen, kept on the
 * server as it is typed [O2.17-16]. The rows are the cart engine's; when they have settled the sums are fetched anew.
 */
export function useCheckout(initial: Checkout): CheckoutModel {
  const { api, bus, toasts } = usePlatform();
  const driver = useCartDriver();
  const cartState = useShared('cart');
  const [checkout, setCheckout] = useState(initial);
  const [customer, setTyped] = useState(initial.customer);
  const [choices, setChoices] = useState(() => choicesOf(initial));
  const [generation, setGeneration] = useState(0);
  const [pending, setPending] = useState(0);

  const show = useCallback(
    (next: Checkout) => {
      setCheckout(next);
      setChoices(choicesOf(next));
      if (!next.locked) driver?.receive(next.cart);
    },
    [driver],
  );
  const showNow = useRef(show);
  useEffect(() => {
    showNow.current = show;
  }, [show]);

  const saver = useMemo(
    () =>
      createDraftSaver({
        save: async (change: Change) => {
          setPending((count) => count + 1);
          try {
            return (await api.call(putCheckout, { body: change }, { keepalive: true })).data.checkout;
          } finally {
            setPending((count) => count - 1);
          }
        },
        setTimer,
        onSaved: (saved) => showNow.current(saved),
        onFailed: (error) => {
          // What is typed stays on the page and goes along with the order; only stale sums need saying.
          if (isApiError(error)) toasts.show(error.userMessage, 'error');
        },
      }),
    [api, toasts],
  );

  const load = useCallback(async (): Promise<Checkout | null> => {
    setPending((count) => count + 1);
    try {
      return (await api.call(getCheckout, {}, { fresh: true })).data.checkout;
    } catch (error) {
      if (!isApiError(error)) throw error;
      toasts.show(error.userMessage, 'error');
      return null;
    } finally {
      setPending((count) => count - 1);
    }
  }, [api, toasts]);

  const reload = useCallback(async () => {
    const next = await load();
    if (next) showNow.current(next);
  }, [load]);

  useEffect(() => {
    if (driver && !initial.locked) driver.receive(initial.cart);
  }, [driver, initial]);

  // The rows have changed and the server has answered: methods, dates and sums follow.
  const settledAt = cartState.isClean ? (cartState.cart?.lastUpdate ?? 0) : 0;
  const shownAt = useRef(initial.cart.lastUpdate);
  useEffect(() => {
    shownAt.current = Math.max(shownAt.current, checkout.cart.lastUpdate);
  }, [checkout]);
  useEffect(() => {
    if (initial.locked || settledAt <= shownAt.current) return;
    shownAt.current = settledAt;
    void reload();
  }, [initial.locked, settledAt, reload]);

  useEffect(() => {
    const startOver = async (): Promise<void> => {
      const next = await load();
      if (!next) return;
      showNow.current(next);
      setTyped(next.customer);
      setGeneration((number) => number + 1);
    };
    const stops = [bus.on('login.done', () => void startOver()), bus.on('logout.done', () => void startOver())];
    return () => stops.forEach((stop) => stop());
  }, [bus, load]);

  useEffect(() => {
    const leave = () => saver.flush();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      saver.flush();
    };
  }, [saver]);

  return {
    checkout,
    customer,
    choices,
    generation,
    isBusy: pending > 0 || (cartState.cart !== null && !cartState.isClean),
    setCustomer: (change, isUrgent) => {
      setTyped((current) => ({ ...current, ...change }));
      saver.change({ customer: change }, isUrgent);
    },
    choose: (change) => {
      setChoices((current) => ({ ...current, ...change }));
      saver.change(change, true);
    },
    reload,
  };
}
