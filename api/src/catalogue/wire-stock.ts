import type { Stock } from '@shop/shared/contracts/api/product';
import { WEB_WAREHOUSE_ID } from '../shipping/warehouses.ts';

const PLACES = new Set(['web', 'supplier', 'download']);
const STORE = /^\d+$/;

/**
 * [3-50], [O3-15] One flat map of places, beside it the stores and warehouses alone; what the web stock has lies in the web
 * warehouse [4-70]. Zero and missing mean the same.
 */
export function wireStock(places: Readonly<Record<string, number>> | null): Stock {
  const entries = Object.entries(places ?? {}).filter(
    ([place, count]) => count > 0 && (PLACES.has(place) || STORE.test(place)),
  );
  const flat = Object.fromEntries(entries);
  const stores = entries.filter(([place]) => STORE.test(place));
  const warehouse = entries.flatMap(([place, count]) => (place === 'web' ? [[String(WEB_WAREHOUSE_ID), count]] : []));
  return { ...flat, webStock: Object.fromEntries([...stores, ...warehouse]) };
}
