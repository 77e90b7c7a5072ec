import type { NamedStore } from './load-product.ts';

/**
 * The shopper's own stores in the order of their stars, then the others in the order in which they come, by name. Sorting Swedish names here
 * would cost a phone more than drawing the page.
 */
export function starredFirst(stores: readonly NamedStore[], starred: readonly number[]): NamedStore[] {
  if (starred.length === 0) return [...stores];
  const rank = ({ id }: NamedStore): number => (starred.includes(id) ? starred.indexOf(id) : starred.length);
  return [...stores].sort((a, b) => rank(a) - rank(b));
}
