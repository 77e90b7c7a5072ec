import type { Store } from '@shop/contracts/api/content';
import { distanceInKm, type LatLng } from '@shop/domain/stores';

export interface FoundStore {
  store: Store;
  /** Null while the shopper's position is unknown. */
  km: number | null;
}

const fold = (text: string): string => text.toLocaleLowerCase('sv').replace(/\s+/g, ' ').trim();
const digits = (text: string): string => text.replace(/\D/g, '');

/** Whether name, town, street or the start of the zip code matches the term. */
const responses = ({ name, city, street, zipCode }: Store, term: string): boolean =>
  [name, city, street].some((text) => fold(text).includes(term)) ||
  (/^\d[\d ]*$/.test(term) && digits(zipCode).startsWith(digits(term)));

/**
 * [O2.17-28] Stores that match the term; the nearest first when the shopper's position is known, else in the given
 * order, by name.
 */
export function findStores(stores: readonly Store[], term: string, from: LatLng | null): FoundStore[] {
  const wanted = fold(term);
  return stores
    .filter((store) => wanted === '' || responses(store, wanted))
    .map((store) => ({ store, km: from && store.location ? distanceInKm(from, store.location) : null }))
    .sort((a, b) => (a.km ?? 0) - (b.km ?? 0));
}
