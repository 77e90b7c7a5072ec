import { getPlaces, PLACE_MAX_LENGTH, PLACE_MIN_LENGTH, type Place } from '@shop/contracts/api/content';
import { usePlatform } from '@shop/platform';
import { useEffect, useState } from 'react';

/** Milliseconds after a letter before places are fetched. */
export const PLACE_DELAY_MS = 200;

const NONE: readonly Place[] = [];

/** [1-100] Places for what is typed, after a pause; none for null, a short text and while they cannot be fetched. */
export function usePlaces(typed: string | null): readonly Place[] {
  const { api } = usePlatform();
  const [places, setPlaces] = useState(NONE);
  const text = (typed ?? '').trim().slice(0, PLACE_MAX_LENGTH);

  useEffect(() => {
    setPlaces(NONE);
    if (text.length < PLACE_MIN_LENGTH) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      api.call(getPlaces, { query: { text } }, { signal: controller.signal }).then(
        ({ data }) => setPlaces(data.places),
        () => undefined,
      );
    }, PLACE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, text]);

  return places;
}
