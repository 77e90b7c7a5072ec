import type { Stock } from '@shop/shared/contracts/api/product';

const PLACES = new Set(['web', 'supplier', 'download']);
const STORE = /^\d+$/;

/** [3-50], [O3-15] One flat map of places, beside it the stores and warehouses alone. Zero and missing mean the same. */
export function wireStock(places: Readonly<Record<string, number>> | null): Stock {
  const entries = Object.entries(places ?? {}).filter(
    ([place, count]) => count > 0 && (PLACES.has(place) || STORE.test(place)),
  );
  const webStock = Object.fromEntries(entries.filter(([place]) => STORE.test(place)));
  return { ...Object.fromEntries(entries), webStock };
}
