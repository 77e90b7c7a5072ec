import { calendarDay, formatTime } from '@shop/domain/dates';
import type { CartLine } from '../cart/cart-line.ts';
import type { CartProducts } from '../cart/cart-product.ts';
import { isUnreleased, shippableUnits } from '../cart/deliverable.ts';
import { namedBuild } from '../configure-to-order/configurator.ts';
import { dateLabel } from '../shipping/date-label.ts';
import { deliveryDay } from '../shipping/delivery-day.ts';
import type { MethodRow } from '../shipping/methods.ts';
import { addWorkDays } from '../shipping/work-days.ts';

/** Working days until the supplier's goods are in the web warehouse. */
const SUPPLIER_DAYS = 5;

/**
 * First day on which the whole purchase can be shipped: the last release date, the supplier's delivery of missing
 * stock, and the workshop's time for builds. Null when unknown, as for goods that are ordered in.
 */
export function readyDay(lines: readonly CartLine[], products: CartProducts, now: Date): number | null {
  const today = calendarDay(now);
  let ready = today;
  for (const { productId, quantity, extraData } of lines) {
    const product = products.get(productId);
    if (product === undefined || product.isDigital) continue;
    if (product.releaseAt !== null && isUnreleased(product, now)) {
      ready = Math.max(ready, calendarDay(product.releaseAt));
      continue;
    }
    const id = extraData.ctoConfigurationId;
    const build = id === undefined ? null : namedBuild(product.configurator, id);
    if (build !== null) {
      ready = Math.max(ready, addWorkDays(today, build.buildDays));
      continue;
    }
    const units = shippableUnits(product);
    if (units < quantity) return null;
    if (units - (product.stock['supplier'] ?? 0) < quantity) ready = Math.max(ready, addWorkDays(today, SUPPLIER_DAYS));
  }
  return ready;
}

/** A shipping method's day of delivery, as a Swedish text; null when unknown. */
export function deliveryLabel(
  method: MethodRow,
  ready: number | null,
  extraDays: number,
  hasStoreWithAll: boolean,
  now: Date,
): string | null {
  if (method.kind === 'digital') return 'direkt';
  if (method.kind === 'store') {
    if (!hasStoreWithAll) return null;
    const today = calendarDay(now);
    if (ready !== null && ready > today) return dateLabel(ready, now);
    return formatTime(now) < method.cutOff ? 'idag' : 'imorgon';
  }
  return ready === null ? null : dateLabel(deliveryDay(method, now, extraDays, ready), now);
}
