import type { Place, Store } from '@shop/contracts/api/content';
import { MINUTE_MS } from '@shop/domain/dates';
import { useNow, usePlatform } from '@shop/platform';
import { useMemo, useState } from 'react';
import { findStores, type FoundStore, usefulRadius } from './find-stores.ts';
import type { StoreQuery } from './store-query.ts';

/** The search for stores: what is looked for, what is found, and how both change. */
export interface StoreSearchState {
  readonly term: string;
  readonly place: Place | null;
  readonly radiusKm: number | null;
  readonly isOpenOnly: boolean;
  readonly service: string;
  readonly isLocating: boolean;
  readonly found: readonly FoundStore[];
  readonly now: Date;
  readonly type: (term: string) => void;
  readonly pick: (place: Place) => void;
  readonly locate: () => void;
  readonly setRadius: (km: number | null) => void;
  readonly setOpenOnly: (isOpenOnly: boolean) => void;
  readonly setService: (service: string) => void;
  readonly reset: () => void;
}

const HERE = 'Din plats';
const LOCATE_TIMEOUT_MS = 10_000;

/** The state of the search; the position is asked for when the shopper presses the button, and stays in the browser. */
export function useStoreSearch(
  stores: readonly Store[],
  query: StoreQuery,
  namedPlace: Place | null,
): StoreSearchState {
  const { toasts } = usePlatform();
  const now = useNow(MINUTE_MS);
  const [term, setTerm] = useState(query.term);
  const [place, setPlace] = useState(namedPlace);
  const [radiusKm, setRadius] = useState<number | null>(() =>
    query.radiusKm === undefined ? namedPlace && usefulRadius(stores, namedPlace) : query.radiusKm,
  );
  const [isOpenOnly, setOpenOnly] = useState(query.isOpenOnly);
  const [service, setService] = useState(query.service);
  const [isLocating, setIsLocating] = useState(false);

  const pick = (chosen: Place): void => {
    setPlace(chosen);
    setRadius(usefulRadius(stores, chosen));
  };
  const locate = (): void => {
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setTerm('');
        pick({ name: HERE, lat: coords.latitude, lng: coords.longitude });
        setIsLocating(false);
      },
      () => {
        toasts.show('Vi fick inte veta var du är. Sök på en ort i stället.', 'info');
        setIsLocating(false);
      },
      { maximumAge: 5 * MINUTE_MS, timeout: LOCATE_TIMEOUT_MS },
    );
  };
  const found = useMemo(
    () => findStores(stores, { term, from: place, radiusKm, openAt: isOpenOnly ? now : null, service }),
    [stores, term, place, radiusKm, isOpenOnly, now, service],
  );
  return {
    term,
    place,
    radiusKm,
    isOpenOnly,
    service,
    isLocating,
    found,
    now,
    type: (typed) => {
      setTerm(typed);
      setPlace(null);
    },
    pick: (chosen) => {
      setTerm(chosen.name);
      pick(chosen);
    },
    locate,
    setRadius,
    setOpenOnly,
    setService,
    reset: () => {
      setTerm('');
      setPlace(null);
      setRadius(null);
      setOpenOnly(false);
      setService('');
    },
  };
}
