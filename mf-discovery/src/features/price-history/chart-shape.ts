import type { PriceHistory } from '@shop/contracts/api/price-history';
import { DAY_MS } from '@shop/domain/dates';

const LOWEST_PRICE_SECONDS = (30 * DAY_MS) / 1000;
/** Empty room above and below the line, as a share of the span of prices. */
const ROOM = 0.15;

/** A spot of the chart in percent from its left and its top. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface ChartShape {
  /** Path of the steps in a box of 100 by 100. */
  readonly line: string;
  /** Beginning of the last 30 days. */
  readonly monthX: number;
  readonly lowest: Spot | null;
  /** The dearest and the cheapest price, in kronor, each with its height. */
  readonly marks: readonly { readonly price: number; readonly y: number }[];
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The geometry of a history with at least two prices: a price holds until the next one, so the line has steps. */
export function chartShape({ points, from, to, lowest }: PriceHistory): ChartShape {
  const prices = points.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const room = Math.max(high - low, 1) * ROOM;
  const x = (time: number): number => rounded((Math.max(time - from, 0) / Math.max(to - from, 1)) * 100);
  const y = (price: number): number => rounded(((high + room - price) / (high - low + 2 * room)) * 100);
  const steps = points.map(
    (point, at) => `${at === 0 ? 'M' : 'H'}${x(point.from)}${at === 0 ? ',' : 'V'}${y(point.price)}`,
  );
  const monthStart = to - LOWEST_PRICE_SECONDS;
  return {
    line: `${steps.join('')}H100`,
    monthX: x(monthStart),
    lowest: lowest && { x: x(Math.max(lowest.from, monthStart)), y: y(lowest.price) },
    marks: [...new Set([high, low])].map((price) => ({ price, y: y(price) })),
  };
}
