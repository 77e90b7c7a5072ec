import type { SearchLimit } from './search-limit.ts';
import type { SortKey } from './sort-options.ts';

const OF_ALL = String.raw`(?:(?:den|det|de)\s+)?(?:allra\s+)?`;
const JUDGED = String.raw`(?:betyg(?:et)?|omdöme(?:n|t)?|recensioner)`;

/** Words that ask for an order, and tell nothing of the products. */
const ORDERS: readonly (readonly [words: string, order: SortKey])[] = [
  [String.raw`${OF_ALL}dyra(?:ste|st)`, 'price-desc'],
  [String.raw`${OF_ALL}(?:nyaste|nyast|senaste)`, 'newest'],
  [String.raw`(?:med\s+)?(?:(?:bäst|högst)a?\s+${JUDGED}|bäst\s+i\s+test)`, 'rating'],
];

type Read = Pick<SearchLimit, 'kind' | 'label' | 'keep' | 'order'>;

/** [4-77] Readers of the order that a search asks for: 'dyraste datorn', 'hörlurar med bäst betyg'. */
export const ORDER_READERS = ORDERS.map(([words, order]) => ({
  pattern: new RegExp(String.raw`(?<!\p{L})${words}(?!\p{L})`, 'iu'),
  read: (): Read => ({ kind: 'order', label: '', keep: (rows) => rows, order }),
}));
