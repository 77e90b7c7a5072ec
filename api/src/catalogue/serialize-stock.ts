import type { Stock } from '@shop/contracts/api/product';
import { WEB_WAREHOUSE_ID } from '../shipping/warehouses.ts';

const PLACES = new Set(['web', 'supplier', 'download']);
const STORE = /^\d+$/;

/**
 * [3-50], [O3-15] One flat map of places, beside it the stores and warehouses alone; the web stock lies in the web
 * warehouse [4-70]. Zero and missing are equal.
 */
export function serializeStock(places: Readonly<Record<string, number>> | null): Stock {
  const flat: Record<string, number> = {};
  const webStock: Record<string, number> = {};
  for (const [place, count] of Object.entries(places ?? {})) {
    const isStore = STORE.test(place);
    if (count <= 0 || !(isStore || PLACES.has(place))) continue;
    flat[place] = count;
    if (isStore) webStock[place] = count;
  }
  if (flat['web'] !== undefined) webStock[String(WEB_WAREHOUSE_ID)] = flat['web'];
  return { ...flat, webStock };
}
