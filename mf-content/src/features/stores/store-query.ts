import type { Place } from '@shop/contracts/api/content';
import { firstOf, type Query } from '@shop/contracts/routing';
import { RADII } from './find-stores.ts';

/** Names of the fields by which the store list is searched; also without script. */
export const STORE_FIELDS = { term: 'ort', radius: 'radie', open: 'oppet', service: 'tjanst' } as const;

/** What an URL asks of the store list. */
export interface StoreQuery {
  readonly term: string;
  /** Undefined: as is useful for the place. Null: all distances. */
  readonly radiusKm: number | null | undefined;
  readonly isOpenOnly: boolean;
  readonly service: string;
}

const textOf = (query: Query, name: string): string => (firstOf(query, name) ?? '').trim();

function radiusOf(text: string): number | null | undefined {
  if (text === '') return undefined;
  return RADII.find((radius) => String(radius) === text) ?? null;
}

/** The store list's part of an URL. */
export const storeQuery = (query: Query): StoreQuery => ({
  term: textOf(query, STORE_FIELDS.term),
  radiusKm: radiusOf(textOf(query, STORE_FIELDS.radius)),
  isOpenOnly: textOf(query, STORE_FIELDS.open) !== '',
  service: textOf(query, STORE_FIELDS.service),
});

/**
 * The place that a term names in full, such as a town or a zip code; null for the beginning of one, or a store's name.
 */
export const namedPlace = (places: readonly Place[], term: string): Place | null => {
  const wanted = term.toLocaleLowerCase('sv').trim();
  const isZip = /^\d[\d ]+$/.test(wanted);
  return places.find(({ name }) => isZip || name.toLocaleLowerCase('sv') === wanted) ?? null;
};
