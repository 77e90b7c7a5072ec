/**
 * Milliseconds of database time at the 95th percentile with one client, as promised for 20,000 and 100,000 products;
 * the first applies to smaller catalogues. Measured calls without a promise are missing here.
 */
const PROMISED: Readonly<Record<string, readonly [upTo20k: number, upTo100k: number]>> = {
  product: [3, 4],
  'landing page': [4, 6],
  'filtered listing': [4, 8],
  'multi-select': [8, 30],
  'two-word search': [4, 10],
  'broad word': [20, 30],
  autocomplete: [2, 4],
  'misspelt autocomplete': [2, 4],
  'cart POST': [5, 5],
};

/** Milliseconds that the whole response may take beyond the promise for the database, at the 95th percentile. */
export const MAX_OVER_DATABASE_MS = 5;

const SMALL = 20_000;

/** The promise for one call, or undefined where there is none. */
export function databaseTarget(name: string, products: number): number | undefined {
  const promised = PROMISED[name];
  return promised?.[products <= SMALL ? 0 : 1];
}
