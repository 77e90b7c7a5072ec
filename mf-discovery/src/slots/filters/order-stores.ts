import type { FilterBox } from '@shop/contracts';
import { STORE_GROUPS } from '@shop/domain/stores';

type Value = FilterBox['values'][number];

/** Id of the web warehouse in the stock box. */
const WEB = 0;
const GROUPED = STORE_GROUPS.flatMap(({ stores }) => stores);

/** Sort key, smaller first. */
function rank(id: number, starred: readonly number[]): number {
  if (id === WEB) return -2;
  if (starred.includes(id)) return -1;
  const at = GROUPED.indexOf(id);
  return at === -1 ? GROUPED.length : at;
}

/** [O2.13-13] The stock box's values: the web warehouse, starred stores, then the order of the store groups. */
export function orderStores(values: readonly Value[], starred: readonly number[]): Value[] {
  return [...values].sort((a, b) => rank(Number(a.value), starred) - rank(Number(b.value), starred));
}
