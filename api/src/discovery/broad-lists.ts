import type { ClientBase } from 'pg';
import { FILL_BROAD_COUNTS, FILL_BROAD_TOPS, KEPT, WHOLE_LIST, broadKey } from './broad-sql.ts';
import { FIRST_ATTRIBUTE_FACET, facetId } from './facet-ids.ts';
import { rankOf } from './stems.ts';

/** Words with more products than this have the best of them kept, for the quick search. */
const TOP_FROM = 300;

/** Candidates for the kept ones, chosen by a rank that is nearly exact: a third more. */
const candidates = (isCounted: boolean): number => Math.ceil(((isCounted ? KEPT.counted : KEPT.others) * 4) / 3);

/** What a listing counts for. */
export interface CountedListing {
  productId: number;
  sectionId: number;
  manufacturerId: number;
  popularity: number;
  inStock: boolean;
  hasMemberPrice: boolean;
  isSponsored: boolean;
  generalFacets: readonly number[];
  storeIds: readonly number[];
  categoryIds: readonly number[];
  /** Stems of everything that it is found by, with their weight in it. */
  ranks: readonly (readonly [stem: string, sum: number])[];
}

/** Names that repeat, as small numbers. */
class Numbering<T> {
  readonly names: T[] = [];
  private readonly numbers = new Map<T, number>();

  of(name: T): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    const number = this.names.push(name) - 1;
    this.numbers.set(name, number);
    return number;
  }
}

interface Entry {
  productId: number;
  isSponsored: boolean;
  ids: Uint16Array;
  keys: Uint32Array;
  scores: Float32Array;
}

const idsOf = ({ generalFacets, storeIds, categoryIds }: CountedListing): number[] => [
  WHOLE_LIST,
  ...generalFacets.filter((id) => id < FIRST_ATTRIBUTE_FACET),
  ...storeIds.map((id) => facetId('store', id)),
  ...categoryIds.map((id) => -id),
];

function listsOf({ popularity, inStock, ranks }: CountedListing): (readonly [name: string, score: number])[] {
  const base = 0.04 * Math.log(1 + Math.max(popularity, 0)) + (inStock ? 0.1 : 0);
  return ranks.map(([stem, sum]) => [stem, rankOf(sum) + base] as const);
}

/**
 * Gathers the listings of a whole build and writes the lists that have more than `broadFrom` of them, with counts, and the tops
 * of those that have more than `TOP_FROM`.
 */
export function createBroadLists(broadFrom: number) {
  const keys = new Numbering<string>();
  const ids = new Numbering<number>();
  const totals: number[] = [];
  const entries: Entry[] = [];

  /** Counts per list, and the products that may stand at its top. */
  function summarize() {
    const counts = totals.map((total) => (total > broadFrom ? new Uint32Array(ids.names.length) : null));
    const ranked = totals.map((total): { id: number; score: number; isSponsored: boolean }[] | null =>
      total > Math.min(TOP_FROM, broadFrom) ? [] : null,
    );
    for (const { productId, isSponsored, ids: counted, keys: lists, scores } of entries) {
      for (const [index, list] of lists.entries()) {
        ranked[list]?.push({ id: productId, score: scores[index] ?? 0, isSponsored });
        const row = counts[list];
        if (row) for (const id of counted) row[id] = (row[id] ?? 0) + 1;
      }
    }
    return { counts, ranked };
  }

  return {
    add(listing: CountedListing): void {
      const lists = listsOf(listing);
      const numbers = lists.map(([name]) => keys.of(name));
      for (const number of numbers) totals[number] = (totals[number] ?? 0) + 1;
      entries.push({
        productId: listing.productId,
        isSponsored: listing.isSponsored,
        ids: Uint16Array.from(idsOf(listing), (id) => ids.of(id)),
        keys: Uint32Array.from(numbers),
        scores: Float32Array.from(lists, ([, score]) => score),
      });
    },

    /** Replaces the broad lists; the new listings must be there. */
    async write(client: ClientBase): Promise<void> {
      const { counts, ranked } = summarize();
      const tops = ranked.flatMap((list, number) => {
        const key = broadKey.word(keys.names[number] ?? '');
        const isCounted = Boolean(counts[number]);
        const most = candidates(isCounted);
        return (list ?? [])
          .sort((a, b) => b.score - a.score || b.id - a.id)
          .filter(({ isSponsored }, place) => place < most || (isSponsored && isCounted))
          .map(({ id }) => ({ key, id }));
      });
      const rows = counts.flatMap((row, number) =>
        row === null
          ? []
          : [...row].flatMap((count, id) =>
              count === 0 ? [] : [{ key: broadKey.word(keys.names[number] ?? ''), id: ids.names[id], count }],
            ),
      );
      await client.query('delete from broad_list');
      await client.query(FILL_BROAD_TOPS, [
        keys.names.filter((_, number) => ranked[number]).map(broadKey.word),
        keys.names.flatMap((_, number) => (ranked[number] ? [Boolean(counts[number])] : [])),
        tops.map(({ key }) => key),
        tops.map(({ id }) => id),
      ]);
      await client.query(FILL_BROAD_COUNTS, [
        rows.map(({ key }) => key),
        rows.map(({ id }) => id),
        rows.map(({ count }) => count),
      ]);
    },
  };
}
