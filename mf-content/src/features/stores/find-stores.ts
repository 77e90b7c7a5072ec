import type { Store } from '@shop/contracts/api/content';
import { openState } from '@shop/domain/opening-hours';
import { distanceInKm, type LatLng } from '@shop/domain/stores';

export interface FoundStore {
  store: Store;
  /** Null while the shopper's position is unknown. */
  km: number | null;
}

/** What a shopper looks for. */
export interface StoreSearch {
  /** Name, town, street or zip code; without effect once there is a place. */
  readonly term: string;
  readonly from: LatLng | null;
  /** [1-101] Null for all distances. */
  readonly radiusKm: number | null;
  /** Only stores that are open then; null for all. */
  readonly openAt: Date | null;
  /** Only stores with this service; empty for all. */
  readonly service: string;
}

/** Radii of the search that can be chosen, in km. */
export const RADII = [10, 25, 50, 100, 200] as const;

const fold = (text: string): string => text.toLocaleLowerCase('sv').replace(/\s+/g, ' ').trim();
const digits = (text: string): string => text.replace(/\D/g, '');

/** Whether name, town, street or the start of the zip code matches the term. */
const hasTerm = ({ name, city, street, zipCode }: Store, term: string): boolean =>
  term === '' ||
  [name, city, street].some((text) => fold(text).includes(term)) ||
  (/^\d[\d ]*$/.test(term) && digits(zipCode).startsWith(digits(term)));

/** [9-46] Stores with their distance, the nearest first when the place is known, else in the given order, by name. */
export function findStores(
  stores: readonly Store[],
  { term, from, radiusKm, openAt, service }: StoreSearch,
): FoundStore[] {
  const wanted = from === null ? fold(term) : '';
  return stores
    .filter((store) => hasTerm(store, wanted))
    .filter(({ services }) => service === '' || services.includes(service))
    .filter(({ openingHours }) => openAt === null || openState(openingHours, openAt).isOpen)
    .map((store) => ({ store, km: from && store.location ? distanceInKm(from, store.location) : null }))
    .filter(({ km }) => from === null || radiusKm === null || (km !== null && km <= radiusKm))
    .sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || 0);
}

/** The least radius with a store in it; null, all distances, where even the greatest has none. */
export function usefulRadius(stores: readonly Store[], from: LatLng): number | null {
  const nearest = Math.min(...stores.map(({ location }) => (location ? distanceInKm(from, location) : Infinity)));
  return RADII.find((radius) => radius >= 25 && nearest <= radius) ?? null;
}

/** All services that any store has, in Swedish order. */
export const allServices = (stores: readonly Store[]): string[] =>
  [...new Set(stores.flatMap(({ services }) => services))].sort((a, b) => a.localeCompare(b, 'sv'));
