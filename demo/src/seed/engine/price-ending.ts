/** Steps at which Swedish shops put their price tags: [up to kronor, step, what is taken off the step]. */
const ENDINGS: readonly (readonly [upTo: number, step: number, off: number])[] = [
  [60, 5, 1],
  [300, 10, 1],
  [1000, 50, 1],
  [5000, 100, 10],
  [20_000, 500, 10],
  [Infinity, 1000, 10],
];

/** The price tag nearest to an amount, in kronor: 49, 199, 649, 1 290, 6 490, 23 990. */
export function priceTag(kronor: number): number {
  const [, step = 10, off = 1] = ENDINGS.find(([upTo]) => kronor < upTo) ?? [];
  return Math.max(step, Math.round(kronor / step) * step) - off;
}

export const toOre = (kronor: number): number => Math.round(kronor * 100);

/** The VAT inside an amount, in whole öre. `perMille` is the rate on the price without VAT: 250 for 25 %. */
export const vatInside = (amountOre: number, perMille: number): number =>
  Math.round((amountOre * perMille) / (1000 + perMille));
