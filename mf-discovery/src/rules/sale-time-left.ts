import { DAY_MS, fromUnixSeconds, HOUR_MS, type Instant, MINUTE_MS } from '@shop/domain/dates';

/** The fields of a price that say when a flash sale ends. */
export interface SalePrice {
  readonly flashSale: boolean;
  readonly nearlyOver: boolean;
  /** Unix seconds. */
  readonly endAt?: number | undefined;
}

/** [2.13-43] What is left of a flash sale: days, and near its end hours or minutes; null for any other price. */
export function saleTimeLeft({ flashSale, nearlyOver, endAt }: SalePrice, now: Instant): string | null {
  if (!flashSale) return null;
  if (endAt === undefined) return nearlyOver ? 'Snart slut' : null;
  const left = fromUnixSeconds(endAt) - Number(now);
  if (left <= 0) return null;
  if (left < HOUR_MS) return `Slutar om ${Math.ceil(left / MINUTE_MS)} min`;
  if (left < DAY_MS) return `Slutar om ${Math.floor(left / HOUR_MS)} tim`;
  const days = Math.floor(left / DAY_MS);
  return days === 1 ? '1 dag kvar' : `${days} dagar kvar`;
}
