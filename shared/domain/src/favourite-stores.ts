import { ANY_STORE } from './ids.ts';
import type { ProductStock } from './stock.ts';

/** [9-43] How many favourite stores are suggested. */
export const MAX_FAVOURITE_STORES = 4;

/** What is known of a shopper's stores: ids, the best first. */
export interface StorePreferences {
  /** 'Min butik'; null for none. */
  readonly mine: number | null;
  readonly starred: readonly number[];
  /** Made by the api from a member's visits and zip code; empty for a visitor. */
  readonly suggested: readonly number[];
}

/**
 * [9-43] Ids of at most four favourite stores: the shopper's own and the starred ones, else those that are suggested.
 * Never the pseudo-store.
 */
export function favouriteStores({ mine, starred, suggested }: StorePreferences): number[] {
  const chosen = mine === null ? starred : [mine, ...starred];
  const ids = new Set(chosen.length > 0 ? chosen : suggested);
  ids.delete(ANY_STORE.id);
  return [...ids].slice(0, MAX_FAVOURITE_STORES);
}

/** Where a product is offered from first: the shopper's favourite stores, the supplier, or stores in general. */
export type FavouriteSource =
  | { readonly kind: 'stores'; readonly ids: readonly number[] }
  | { readonly kind: 'supplier' }
  | { readonly kind: 'anyStore'; readonly store: typeof ANY_STORE };

/**
 * [9-44] Without favourite stores the supplier is what a product falls back to when it has some [O9-11], else the
 * pseudo-store 'Butiker'.
 */
export function favouriteSource(
  preferences: StorePreferences,
  stock: Pick<ProductStock, 'supplier'> | null | undefined,
): FavouriteSource {
  const ids = favouriteStores(preferences);
  if (ids.length > 0) return { kind: 'stores', ids };
  return (stock?.supplier ?? 0) > 0 ? { kind: 'supplier' } : { kind: 'anyStore', store: ANY_STORE };
}
