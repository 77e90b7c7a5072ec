import type { PickupStore } from '@shop/contracts';
import { calendarDay, DAY_MS, formatTime } from '@shop/domain/dates';
import { ANY_STORE } from '@shop/domain/ids';
import { hoursOn, openState } from '@shop/domain/opening-hours';
import { distanceInKm, type LatLng } from '@shop/domain/stores';
import { asc, ne } from 'drizzle-orm';
import type { CartLine } from '../cart/cart-line.ts';
import type { CartProduct, CartProducts } from '../cart/cart-product.ts';
import { sellsWithoutStock, shippableUnits } from '../cart/deliverable.ts';
import type { DbOrTx } from '../db/client.ts';
import { store } from '../db/schema/index.ts';
import { dateLabel } from '../shipping/date-label.ts';

/** A store as it is offered now; all fields are known. */
export type OfferedStore = Required<PickupStore>;

/** What is missing in a store is brought there from the warehouse within these days. */
const TRANSFER_LABEL = 'inom 3–5 vardagar';

/** Longer than the earth is round: what is not measured stands last. */
const MAX_KM = 50_000;

type StoreRow = Pick<typeof store.$inferSelect, 'id' | 'name' | 'city' | 'street' | 'lat' | 'lng' | 'openingHours'>;

interface Pickup {
  readonly lines: readonly CartLine[];
  readonly products: CartProducts;
  /** First day on which the whole purchase exists; null when unknown. */
  readonly ready: number | null;
  /** 'HH:mm' after which nothing is made ready the same day. */
  readonly cutOff: string;
  readonly from: LatLng | null;
  readonly now: Date;
}

interface Need {
  readonly product: CartProduct;
  readonly units: number;
}

/** What a store must have: goods that exist, by product. Null when a product is no longer sold. */
function needsOf({ lines, products, now }: Pickup): Need[] | null {
  const units = new Map<number, number>();
  for (const { productId, quantity } of lines) units.set(productId, (units.get(productId) ?? 0) + quantity);
  const needs: Need[] = [];
  for (const [productId, count] of units) {
    const product = products.get(productId);
    if (product === undefined) return null;
    if (!product.isDigital && !sellsWithoutStock(product, now)) needs.push({ product, units: count });
  }
  return needs;
}

const has = (storeId: number, { product, units }: Need): boolean => (product.stock[storeId] ?? 0) >= units;

/** The store itself may be one of those that send; its units count once. */
function canBring(storeId: number, { product, units }: Need): boolean {
  const own = product.shippingStores.includes(storeId) ? 0 : (product.stock[storeId] ?? 0);
  return product.isShippable && own + shippableUnits(product) >= units;
}

/** A store whose hours nobody has entered counts as open every day. */
const isOpenLater = ({ openingHours }: StoreRow, at: Date | number, time: string): boolean =>
  openingHours.weekdays.length === 0 || (hoursOn(openingHours, at).close ?? '') > time;

/** The first day on which what is there can be handed out: today before the cut-off, while the store is open. */
function handOutLabel(row: StoreRow, { ready, cutOff, now }: Pickup): string {
  const today = calendarDay(now);
  const earliest = Math.max(ready ?? today, today);
  if (earliest === today && formatTime(now) < cutOff && isOpenLater(row, now, formatTime(now))) return 'idag';
  for (let day = Math.max(earliest, today + 1); day < earliest + 8; day += 1) {
    if (isOpenLater(row, now.getTime() + (day - today) * DAY_MS, '')) return dateLabel(day, now);
  }
  return dateLabel(Math.max(earliest, today + 1), now);
}

function offer(row: StoreRow, needs: readonly Need[] | null, pickup: Pickup): OfferedStore {
  const inStock = needs !== null && needs.every((need) => has(row.id, need));
  const canOrder = needs !== null && needs.every((need) => has(row.id, need) || canBring(row.id, need));
  const { id, name, city, street, lat, lng } = row;
  const isMeasured = pickup.from !== null && lat !== null && lng !== null;
  return {
    id,
    name,
    city,
    street,
    inStock,
    canOrder,
    distanceKm: isMeasured && pickup.from ? distanceInKm(pickup.from, { lat, lng }) : null,
    hours: row.openingHours.weekdays.length === 0 ? '' : openState(row.openingHours, pickup.now).text,
    dateLabel: inStock ? handOutLabel(row, pickup) : canOrder ? TRANSFER_LABEL : null,
  };
}

/** Every store, nearest first where that is known, with whether and when it can hand out the whole purchase. */
export async function pickupStores(on: DbOrTx, pickup: Pickup): Promise<OfferedStore[]> {
  const rows = await on
    .select({
      id: store.id,
      name: store.name,
      city: store.city,
      street: store.street,
      lat: store.lat,
      lng: store.lng,
      openingHours: store.openingHours,
    })
    .from(store)
    .where(ne(store.id, ANY_STORE.id))
    .orderBy(asc(store.name), asc(store.id));
  const needs = needsOf(pickup);
  return rows
    .map((row) => offer(row, needs, pickup))
    .sort((a, b) => (a.distanceKm ?? MAX_KM) - (b.distanceKm ?? MAX_KM));
}
