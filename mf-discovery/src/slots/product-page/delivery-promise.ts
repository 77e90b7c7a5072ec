import type { getDeliveryDates } from '@shop/contracts';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { formatDayAndYear, fromUnixSeconds, HOUR_MS, type Instant, MINUTE_MS } from '@shop/domain/dates';
import { earliestDeliveryLabel, TONIGHT_MARGIN_MINUTES } from '@shop/domain/earliest-delivery';
import { isReleased, type Releasable } from '@shop/domain/release';
import { isInStock, type ProductStock, storesInStock } from '@shop/domain/stock';

type Dates = ResponseOf<typeof getDeliveryDates>['data'];

const ofMethods = (group: Dates['today'], ids: ReadonlySet<string>): Dates['today'] =>
  Object.fromEntries(Object.entries(group).filter(([id]) => ids.has(id)));

export interface PromisedProduct {
  readonly stock: ProductStock;
  readonly dates: Dates;
  /** Ids of the methods that bring this product to the zip code. */
  readonly methodIds: readonly number[];
  /** Ids of the stores that send web orders. */
  readonly shippingStores: readonly number[];
  readonly now: Date;
}

/** What a delivery box says of a product. */
export interface DeliveryPromise {
  readonly text: string;
  /** Before when to order for that day; null where no day is promised, or none that an order must hurry for. */
  readonly orderBefore: Instant | null;
}

const said = (text: string): DeliveryPromise => ({ text, orderBefore: null });

/** Ids of the methods that arrive on the promised day, and the group that they stand in. */
function arrivingOn(
  dates: Dates,
  label: string,
): readonly [keyof Pick<Dates, 'today' | 'tomorrow' | 'later'>, string[]] {
  if (label === 'ikväll.') return ['today', Object.keys(dates.today)];
  if (Object.keys(dates.tomorrow).length > 0) return ['tomorrow', Object.keys(dates.tomorrow)];
  const [first] = Object.values(dates.later).toSorted();
  return ['later', Object.keys(dates.later).filter((id) => dates.later[id] === first)];
}

function deadlineOf(dates: Dates, label: string): Instant | null {
  const [group, ids] = arrivingOn(dates, label);
  const deadlines = ids.flatMap((id) => dates.orderBefore?.[id] ?? []);
  if (deadlines.length === 0) return null;
  const margin = group === 'today' ? TONIGHT_MARGIN_MINUTES * MINUTE_MS : 0;
  return fromUnixSeconds(Math.max(...deadlines)) - margin;
}

/** The dates of some methods alone. */
export function datesOf(dates: Dates, methodIds: readonly number[]): Dates {
  const ids = new Set(methodIds.map(String));
  return {
    ...dates,
    today: ofMethods(dates.today, ids),
    tomorrow: ofMethods(dates.tomorrow, ids),
    later: ofMethods(dates.later, ids),
  };
}

const FROM_SUPPLIER = 'Skickas när leverantören har levererat. Leveransdagen ser du i kassan.';

/** What is said of goods that are not sent from here on a day that is known; null for those that are. */
export function textWithoutDay(stock: ProductStock, shippingStores: readonly number[]): string | null {
  if ((stock.download ?? 0) > 0) return 'Levereras direkt.';
  const isThere = (stock.web ?? 0) > 0 || storesInStock(stock).some(({ storeId }) => shippingStores.includes(storeId));
  if (isThere) return null;
  return (stock.supplier ?? 0) > 0 ? FROM_SUPPLIER : 'Finns bara i butik och kan inte skickas.';
}

/**
 * What is said of a product of which no shipping can be estimated: one that is not released is sent on that day
 * [7.5-23], one that is not here when the supplier has delivered. Null for all others.
 */
export function textWithoutEstimate(
  product: Releasable & { readonly stock: ProductStock },
  now: Instant,
): string | null {
  const { release, stock } = product;
  if (!isReleased(product, now)) {
    const day = formatDayAndYear(fromUnixSeconds(release?.timestamp ?? 0));
    return `Kommer ${day} och skickas den dagen. Boka redan nu.`;
  }
  return !isInStock(stock) && (stock.supplier ?? 0) > 0 ? FROM_SUPPLIER : null;
}

/**
 * [1-73] What is promised of one product's delivery: the first day of the methods that bring it, from where it is in
 * stock, and until when. Null without a date.
 */
export function deliveryPromise({
  stock,
  dates,
  methodIds,
  shippingStores,
  now,
}: PromisedProduct): DeliveryPromise | null {
  const text = textWithoutDay(stock, shippingStores);
  if (text !== null) return said(text);
  const own = datesOf(dates, methodIds);
  const label = earliestDeliveryLabel(own, now);
  if (label === null) return null;
  const { city } = dates;
  return { text: `Leverans ${city ? `till ${city} ` : ''}${label}`, orderBefore: deadlineOf(own, label) };
}

/** Nobody plans an order by minutes for longer than that. */
const COUNTED_MS = 12 * HOUR_MS;

/** [1-73] 'Beställ inom 2 tim 14 min.'; null when there is more time than half a day, and when the time is over. */
export function orderWithin(orderBefore: Instant, now: Instant): string | null {
  const left = Number(orderBefore) - Number(now);
  if (left < MINUTE_MS || left > COUNTED_MS) return null;
  const minutes = Math.floor(left / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  const rest = [hours > 0 ? `${hours} tim` : null, minutes % 60 > 0 ? `${minutes % 60} min` : null];
  return `Beställ inom ${rest.filter((part) => part !== null).join(' ')}.`;
}
