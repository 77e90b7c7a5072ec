import { calendarDay } from '@shop/domain/dates';
import type { CartLine } from '../cart/cart-line.ts';
import type { CartProducts } from '../cart/cart-product.ts';
import { isUnreleased, shippableUnits } from '../cart/deliverable.ts';
import { namedBuild } from '../configure-to-order/configurator.ts';
import { dateLabel } from '../shipping/date-label.ts';
import { deliveryDay } from '../shipping/delivery-day.ts';
import type { MethodRow } from '../shipping/methods.ts';
import { addWorkDays } from '../shipping/work-days.ts';
import type { OfferedStore } from './pickup-stores.ts';

/** Working days until the supplier's goods are in the web warehouse. */
const SUPPLIER_DAYS = 5;

/** A row's goods and the first day on which they can be shipped; null when unknown, as for what is ordered in. */
export interface ReadyLine {
  readonly lineId: string;
  readonly day: number | null;
}

function readyDayOf(
  { productId, quantity, extraData }: CartLine,
  products: CartProducts,
  now: Date,
): number | null | undefined {
  const today = calendarDay(now);
  const product = products.get(productId);
  if (product === undefined || product.isDigital) return undefined;
  if (product.releaseAt !== null && isUnreleased(product, now)) return calendarDay(product.releaseAt);
  const id = extraData.ctoConfigurationId;
  const build = id === undefined ? null : namedBuild(product.configurator, id);
  if (build !== null) return addWorkDays(today, build.buildDays);
  const units = shippableUnits(product);
  if (units < quantity) return null;
  return units - (product.stock['supplier'] ?? 0) < quantity ? addWorkDays(today, SUPPLIER_DAYS) : today;
}

/**
 * When each row of goods can be shipped: its release date, the supplier's delivery of missing stock, or the workshop's
 * time for a build. Downloads are in no parcel.
 */
export const readyLines = (lines: readonly CartLine[], products: CartProducts, now: Date): ReadyLine[] =>
  lines.flatMap((line) => {
    const day = readyDayOf(line, products, now);
    return day === undefined ? [] : [{ lineId: line.id, day }];
  });

/** First day on which all these rows can be shipped together; null when unknown. */
export function readyDay(ready: readonly ReadyLine[], now: Date): number | null {
  let last = calendarDay(now);
  for (const { day } of ready) {
    if (day === null) return null;
    last = Math.max(last, day);
  }
  return last;
}

/** Words for the day on which what can leave on `ready` arrives; null when unknown. */
export const arrivalLabel = (method: MethodRow, ready: number | null, extraDays: number, now: Date): string | null =>
  ready === null ? null : dateLabel(deliveryDay(method, now, extraDays, ready), now);

/** A shipping method's day of delivery, as a Swedish text; null when unknown. */
export function deliveryLabel(
  method: MethodRow,
  ready: number | null,
  extraDays: number,
  stores: readonly Pick<OfferedStore, 'inStock' | 'dateLabel'>[],
  now: Date,
): string | null {
  if (method.kind === 'digital') return 'direkt';
  if (method.kind !== 'store') return arrivalLabel(method, ready, extraDays, now);
  const best = stores.find(({ inStock }) => inStock) ?? stores.find((store) => store.dateLabel !== null);
  return best?.dateLabel ?? null;
}
