import type { ProductList } from '@shop/contracts';
import { parseFilters } from '@shop/domain/filters';
import type { LoadInput } from '@shop/platform';
import { firstOf } from '@shop/contracts/routing';
import { listUrl } from '../../features/product-list/list-state.ts';

/** The search of a sentence's list that has neither a kind nor a price, as the api names it. */
const EVERYTHING = 'allt';
const LARGEST_BUDGET = 10_000_000;

/** The budget that the form of a price asks for, in kronor; null without a usable one. */
function budgetOf(query: LoadInput['route']['query']): number | null {
  const budget = Math.round(Number(firstOf(query, 'budget') ?? ''));
  return budget > 0 && budget <= LARGEST_BUDGET ? budget : null;
}

/**
 * Where a list in a sentence leads on to: the sentence alone to the list with its filters, a changed budget to the list
 * with that price. Null where the list is what the URL says.
 */
export function askedUrl({ asked }: ProductList['query'], { route, href }: LoadInput): string | null {
  if (asked === undefined) return null;
  const { target, wishes, sentence } = asked;
  if (target !== null) {
    const path = href('search', { searchString: target.searchString });
    return listUrl({ path, query: route.query }, { filters: parseFilters(target.filters), asked: sentence });
  }
  const price = wishes.find(({ kind }) => kind === 'price');
  const budget = budgetOf(route.query);
  if (price === undefined || budget === null) return null;
  const { searchString } = price.without;
  const text = `${searchString === EVERYTHING ? '' : `${searchString} `}under ${budget} kr`;
  return listUrl({ path: href('search', { searchString: text }), query: route.query }, {});
}
