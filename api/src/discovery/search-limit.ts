import type { Amount } from './amounts.ts';
import type { Listings } from './listing-cache.ts';
import type { SortKey } from './sort-options.ts';

/** A part of a search that was understood as a filter. */
export interface UnderstoodLimit {
  kind: 'amount' | 'cheap' | 'price';
  /** As shoppers read it: 'Högst 300 kr'. */
  label: string;
  /** The search without it: where the chip leads that takes it away. */
  without: string;
}

/** Keeps the rows within a limit; null where the shop knows no such values. */
export type Keep = (rows: readonly number[], listings: Listings, isMember: boolean) => readonly number[] | null;

export interface SearchLimit extends Omit<UnderstoodLimit, 'kind'> {
  /** An 'order' is no filter, and shown by the list's choice of orders rather than as a chip. */
  kind: UnderstoodLimit['kind'] | 'order';
  keep: Keep;
  /** The order that is asked for, by an order or beside a filter: 'billigaste'. */
  order?: SortKey;
  /** The very amount that is asked for. */
  amount?: Amount;
  /** The prices within it in öre, both included. */
  price?: readonly [from: number, to: number];
  /** Its words are searched for as well, so that it may have nothing to keep: then it is no limit. */
  isSearched?: true;
  /** It is no limit where it has nothing to keep. */
  isOptional?: true;
  /** Of what all others keep, it keeps that with the most or the least of something. */
  isExtreme?: true;
  /** Its words, where a facet covers it: then these need not be found as well. */
  facet?: {
    words: string;
    /** Whether there are such filters at all. */
    exists: (listings: Listings) => boolean;
    /** Whether any of these rows has one of its values. */
    appliesTo: (rows: readonly number[], listings: Listings) => boolean;
    /** The words may be left out where no filter of what is found tells of them. */
    mayBeUntold?: true;
  };
}
