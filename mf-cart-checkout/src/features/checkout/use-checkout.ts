import { getCheckout, putCheckout, type Checkout, type Customer } from '@shop/contracts/api/checkout';
import type { DeliveryNotes } from '@shop/contracts/api/delivery';
import { isApiError, usePlatform, useShared } from '@shop/platform';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useCartDriver } from '../cart-engine/cart-driver-of.ts';
import { createDraftSaver, type Change, type DraftSaver } from './draft-saver.ts';
import { extrasOf, type Extras } from './extras.ts';
import type { Choices } from './order-problems.ts';
import { unsentChanges } from './unsent-changes.ts';

export interface CheckoutModel {
  readonly checkout: Checkout;
  readonly customer: Customer;
  readonly choices: Choices;
  /** Rises when the form must start over from `customer`, e.g. after a login. */
  readonly generation: number;
  /** Rows, methods or sums on the page are being brought up to date. */
  readonly isBusy: boolean;
  /** Typing waits for a pause before it is stored, unless it decides methods or sums. */
  setCustomer(change: Partial<Customer>, isUrgent?: boolean): void;
  /** Puts an address into the form: its fields start over with it, and it is stored at once. */
  refill(customer: Partial<Customer>, notes: Partial<DeliveryNotes>): void;
  readonly extras: Extras;
  choose(change: Partial<Choices>): void;
  tell(notes: Partial<DeliveryNotes>): void;
  setNewsletter(wanted: boolean): void;
  /** Fills the form in again, with what somebody else than the buyer's hands has typed. */
  fill(change: Change): void;
  /** Shows what a request makes of the checkout; rejects with the request. */
  update(request: () => Promise<Checkout>): Promise<Checkout>;
  reload(): Promise<void>;
}

const choicesOf = ({ shippingMethodId, paymentMethodId, storeId, pickupPointId, isSplit }: Checkout): Choices => ({
  shippingMethodId,
  paymentMethodId,
  storeId,
  pickupPointId,
  isSplit,
});

/** What the shop's answer was, and what had not reached it when this tab was left. */
function withUnsent(checkout: Checkout, { customer, notes, newsletter, ...choices }: Change): Checkout {
  const { notes: told, newsletter: wanted } = extrasOf(checkout);
  return {
    ...checkout,
    ...choices,
    customer: { ...checkout.customer, ...customer },
    notes: { ...told, ...notes },
    newsletter: newsletter ?? wanted,
  };
}

const setTimer = (run: () => void, inMs: number): (() => void) => {
  const timer = setTimeout(run, inMs);
  return () => clearTimeout(timer);
};

type Track = <T>(work: () => Promise<T>) => Promise<T>;
type Load = () => Promise<Checkout | null>;
type Show = (next: Checkout) => void;

/** Counts calls in flight. */
function usePending(): { isPending: boolean; track: Track } {
  const [count, setCount] = useState(0);
  const track = useCallback<Track>(async (work) => {
    setCount((before) => before + 1);
    try {
      return await work();
    } finally {
      setCount((before) => before - 1);
    }
  }, []);
  return { isPending: count > 0, track };
}

/** Stores what is typed and chosen, also when the page is left. */
function useDraftSaver(track: Track, begin: () => Show): DraftSaver {
  const { api, toasts } = usePlatform();
  const saver = useMemo(() => {
    let showSaved: Show = () => undefined;
    return createDraftSaver({
      save: (change: Change) => {
        showSaved = begin();
        return track(async () => (await api.call(putCheckout, { body: change }, { keepalive: true })).data.checkout);
      },
      setTimer,
      onSaved: (saved) => showSaved(saved),
      onFailed: (error) => {
        // Typed values stay on the page and are sent again; only stale sums need a message.
        if (isApiError(error)) toasts.show(error.userMessage, 'error');
      },
      onPending: (change) => unsentChanges(sessionStorage).keep(change),
    });
  }, [api, toasts, track, begin]);
  useEffect(() => {
    const { leave } = saver;
    const listening = new AbortController();
    window.addEventListener('pagehide', leave, listening);
    window.addEventListener('online', leave, listening);
    // A phone that puts the page away may never show it again, and says so with this event alone.
    document.addEventListener('visibilitychange', () => void (document.hidden && leave()), listening);
    return () => {
      listening.abort();
      leave();
    };
  }, [saver]);
  return saver;
}

/** Refetches the checkout; null, with a message, when that fails. */
function useLoad(track: Track): Load {
  const { api, toasts } = usePlatform();
  return useCallback(
    () =>
      track(async () => {
        try {
          return (await api.call(getCheckout, {}, { fresh: true })).data.checkout;
        } catch (error) {
          if (!isApiError(error)) throw error;
          toasts.show(error.userMessage, 'error');
          return null;
        }
      }),
    [api, toasts, track],
  );
}

/**
 * For requests that may overtake one another: `begin` returns, when one begins, what shows its response. A response to
 * an earlier request than the one that is shown may lack what that one did, or the other way round: all is fetched
 * anew.
 */
function useNewest(show: RefObject<Show>, load: Load): { begin: () => Show; reload: () => Promise<void> } {
  const begun = useRef(0);
  const shown = useRef(0);
  return useMemo(() => {
    const begin = (): Show => {
      const number = ++begun.current;
      return (next) => {
        if (number < shown.current) return void reload();
        shown.current = number;
        return show.current(next);
      };
    };
    const reload = async (): Promise<void> => {
      const showLoaded = begin();
      const next = await load();
      if (next) showLoaded(next);
    };
    return { begin, reload };
  }, [show, load]);
}

/** The server has stored changed rows: methods, dates and sums are refetched. False while they change. */
function useSumsOfRows(initial: Checkout, checkout: Checkout, reload: () => Promise<void>): boolean {
  const { cart, isClean } = useShared('cart');
  const settledAt = isClean ? (cart?.lastUpdate ?? 0) : 0;
  const shownAt = useRef(initial.cart.lastUpdate);
  useEffect(() => {
    shownAt.current = Math.max(shownAt.current, checkout.cart.lastUpdate);
  }, [checkout]);
  useEffect(() => {
    if (initial.locked || settledAt <= shownAt.current) return;
    shownAt.current = settledAt;
    void reload();
  }, [initial.locked, settledAt, reload]);
  return cart === null || isClean;
}

/**
 * Another user is another buyer: the form starts over with what the server has of them. What was typed until a login
 * is the member's, and after a logout nobody's.
 */
function useStartOver(load: Load, saver: DraftSaver, startOver: RefObject<Show>): void {
  const { bus } = usePlatform();
  useEffect(() => {
    const loadAnother = async (): Promise<void> => {
      const next = await load();
      if (next) startOver.current(next);
    };
    const stops = [
      bus.on('login.done', () => void saver.flush().then(loadAnother)),
      bus.on('logout.done', () => {
        saver.forget();
        void loadAnother();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [bus, load, saver, startOver]);
}

/**
 * What a reload found unsent is on the page again, and is sent. A company's number is not kept [O3-06]: where it may
 * have been on its way to the server when the tab was left, `isNumberOut` is set, and the server's responses tell it.
 */
function useUnsent(saver: DraftSaver, startOver: (change: Change) => void, isNumberOut: RefObject<boolean>): void {
  const latest = useLatest(startOver);
  useEffect(() => {
    const change = unsentChanges(sessionStorage).read();
    if (Object.keys(change).length === 0) return;
    latest.current(change);
    isNumberOut.current = true;
    saver.change(change, true);
  }, [saver, latest, isNumberOut]);
}

/** A function as the latest render has made it, for callbacks that outlive a render. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}

/**
 * The checkout page's data: cart, methods and sums from the server, and the buyer's input, saved on the server as it
 * is typed [O2.17-16]. The rows are the cart engine's; once they have settled the sums are refetched.
 */
export function useCheckout(initial: Checkout): CheckoutModel {
  const driver = useCartDriver();
  const [checkout, setCheckout] = useState(initial);
  const [customer, setTyped] = useState(initial.customer);
  const [choices, setChoices] = useState(() => choicesOf(initial));
  const [extras, setExtras] = useState(() => extrasOf(initial));
  const [generation, setGeneration] = useState(0);
  const isNumberOut = useRef(false);
  const { isPending, track } = usePending();

  const putInForm = (change: Partial<Customer>): void => {
    setTyped((current) => ({ ...current, ...change }));
    setGeneration((number) => number + 1);
  };
  const show = (next: Checkout): void => {
    setCheckout(next);
    setChoices(choicesOf(next));
    if (!next.locked) driver?.receive(next.cart);
    if (!isNumberOut.current || next.customer.corpNumber === customer.corpNumber) return;
    isNumberOut.current = false;
    putInForm({ corpNumber: next.customer.corpNumber });
  };
  const showNow = useLatest<Show>(show);
  const startOver = useLatest<Show>((next) => {
    show(next);
    putInForm(next.customer);
    setExtras(extrasOf(next));
  });
  const load = useLoad(track);
  const { begin, reload } = useNewest(showNow, load);
  const saver = useDraftSaver(track, begin);

  useEffect(() => {
    if (driver && !initial.locked) driver.receive(initial.cart);
  }, [driver, initial]);
  const isSettled = useSumsOfRows(initial, checkout, reload);
  useStartOver(load, saver, startOver);
  const showChanged = (change: Change): void => startOver.current(withUnsent(checkout, change));
  useUnsent(saver, showChanged, isNumberOut);

  return {
    checkout,
    customer,
    choices,
    extras,
    generation,
    isBusy: isPending || !isSettled,
    setCustomer: (change, isUrgent) => {
      if (change.corpNumber !== undefined) isNumberOut.current = false;
      setTyped((current) => ({ ...current, ...change }));
      saver.change({ customer: change }, isUrgent);
    },
    refill: (change, notes) => {
      putInForm(change);
      setExtras((current) => ({ ...current, notes: { ...current.notes, ...notes } }));
      saver.change({ customer: change, notes }, true);
    },
    choose: (change) => {
      setChoices((current) => ({ ...current, ...change }));
      saver.change(change, true);
    },
    fill: (change) => {
      showChanged(change);
      saver.change(change, true);
    },
    update: (request) =>
      track(async () => {
        const showUpdated = begin();
        const next = await request();
        showUpdated(next);
        return next;
      }),
    tell: (notes) => {
      setExtras((current) => ({ ...current, notes: { ...current.notes, ...notes } }));
      saver.change({ notes });
    },
    setNewsletter: (newsletter) => {
      setExtras((current) => ({ ...current, newsletter }));
      saver.change({ newsletter });
    },
    reload,
  };
}
