import type { PriceHistory } from '@shop/contracts/api/price-history';

export interface PriceRow {
  readonly price: number;
  /** Unix seconds. */
  readonly from: number;
  /** Null for the present price. */
  readonly to: number | null;
}

/** The prices with when each ended, the present one first. */
export const priceRows = ({ points }: PriceHistory): PriceRow[] =>
  points.map(({ price, from }, at) => ({ price, from, to: points[at + 1]?.from ?? null })).toReversed();
