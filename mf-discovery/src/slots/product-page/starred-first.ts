import type { NamedStore } from './load-product.ts';

/**
 * The shopper's starred stores in the order of their stars, then the others in the given order, by name. Sorting
 * Swedish names here would take a phone longer than rendering the page.
 */
export function starredFirst(stores: readonly NamedStore[], starred: readonly number[]): NamedStore[] {
  if (starred.length === 0) return [...stores];
  const rank = ({ id }: NamedStore): number => (starred.includes(id) ? starred.indexOf(id) : starred.length);
  return [...stores].sort((a, b) => rank(a) - rank(b));
}
