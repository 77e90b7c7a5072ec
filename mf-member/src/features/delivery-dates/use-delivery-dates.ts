import type { DeliveryDates, User } from '@shop/contracts/api/user';
import { earliestDeliveryDate } from '@shop/domain/earliest-delivery';
import { usePlatform, useShared } from '@shop/platform';
import { useCallback, useEffect, useState } from 'react';
import { type DeliveryDatesError, loadDeliveryDates } from './load-delivery-dates.ts';

export interface MemberDelivery {
  /** Null when no zip code is known. */
  readonly zipCode: string | null;
  /** Null until they are there. */
  readonly dates: DeliveryDates | null;
  readonly error: DeliveryDatesError | null;
  retry(): void;
}

type Loaded = Pick<MemberDelivery, 'dates' | 'error'>;
const NOTHING: Loaded = { dates: null, error: null };

/**
 * [4-71] The member's earliest day is that of a product while its page is open; leaving it brings back the one of the
 * delivery dates, as of today.
 */
const useResetOnLeaving = (set: (dates: DeliveryDates) => void, dates: DeliveryDates | null): void => {
  const { name } = useShared('route');
  const before = useShared('previousRoute')?.name;
  useEffect(() => {
    if (dates !== null && before === 'product' && name !== 'product') set(dates);
  }, [before, name, dates, set]);
};

/** [4-18] Loads the delivery dates once a login or page load [O4-10], and for another zip code, when one is known. */
export const useDeliveryDates = (memberId: User['id']): MemberDelivery => {
  const platform = usePlatform();
  const zipCode = useShared('zipCode');
  const [loaded, setLoaded] = useState<Loaded>(NOTHING);
  const [attempt, setAttempt] = useState(0);

  const set = useCallback(
    (dates: DeliveryDates) => {
      const { store, atoms, now } = platform;
      const earliest = earliestDeliveryDate(dates, now());
      store.set(atoms.user, (user) => user && { ...user, deliveryDates: dates, earliestDeliveryDate: earliest });
    },
    [platform],
  );
  useEffect(() => {
    if (zipCode === null || zipCode === '') return;
    let isGone = false;
    loadDeliveryDates(platform, zipCode).then(
      (dates) => {
        if (isGone) return;
        setLoaded({ dates, error: null });
        set(dates);
      },
      (error: DeliveryDatesError) => !isGone && setLoaded({ dates: null, error }),
    );
    return () => {
      isGone = true;
    };
  }, [platform, zipCode, memberId, attempt, set]);
  useResetOnLeaving(set, loaded.dates);

  const retry = () => {
    setLoaded(NOTHING);
    setAttempt((count) => count + 1);
  };
  return { zipCode, ...loaded, retry };
};
