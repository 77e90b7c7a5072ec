import type { Store } from '@shop/contracts/api/content';
import {
  calendarDay,
  formatDay,
  formatTime,
  type Instant,
  instantOf,
  MINUTE_MS,
  wallClockAt,
} from '@shop/domain/dates';
import { hoursOn, type OpeningHours, WEEKDAY_NAMES, weekdayOf } from '@shop/domain/opening-hours';
import { countText, type ProductStock, storesInStock } from '@shop/domain/stock';
import { distanceInKm, formatDistance } from '@shop/domain/stores';

/** For how long a count of what a store has is told as what is there now. */
export const FRESH_MS = 30 * MINUTE_MS;

/** Days that are looked through for opening hours: longer than any holiday. */
const DAYS_AHEAD = 14;

/** When a store hands something out: whole days from today, and from when on; null for at once. */
export interface PickupTime {
  readonly day: number;
  readonly from: string | null;
}

type PickupStore = Pick<Store, 'openingHours' | 'pickupBefore'>;

/** Noon of a day, away from all changes of the hour. */
const noonIn = (days: number, now: Instant): number => {
  const { year, month, day } = wallClockAt(now);
  return instantOf({ year, month, day: day + days, hour: 12, minute: 0, second: 0 });
};

/**
 * When what a store has in stock can be picked up, by its hours and their exceptions: today before it closes and before
 * its time for the day's pickups, else when it opens next. Null when nobody knows its hours.
 */
export function pickupTime({ openingHours, pickupBefore = '24:00' }: PickupStore, now: Instant): PickupTime | null {
  const clock = formatTime(now);
  const today = hoursOn(openingHours, now);
  if (today.open !== null && today.close !== null && clock < today.close && clock < pickupBefore) {
    return { day: 0, from: clock < today.open ? today.open : null };
  }
  for (let day = 1; day <= DAYS_AHEAD; day += 1) {
    const { open } = hoursOn(openingHours, noonIn(day, now));
    if (open !== null) return { day, from: open };
  }
  return null;
}

/** 'kl. 10', 'kl. 10:30'. */
const atClock = (time: string): string => `kl. ${time.replace(/:00$/, '').replace(/^0/, '')}`;

function dayInWords(day: number, now: Instant): string {
  if (day === 0) return 'i dag';
  if (day === 1) return 'i morgon';
  const noon = noonIn(day, now);
  return day < 7 ? `på ${(WEEKDAY_NAMES[weekdayOf(noon) - 1] ?? '').toLowerCase()}` : `den ${formatDay(noon)}`;
}

/** 'i dag', 'i morgon från kl. 10'. */
const timeInWords = ({ day, from }: PickupTime, now: Instant): string =>
  `${dayInWords(day, now)}${from === null ? '' : ` från ${atClock(from)}`}`;

/** What stands beside the buy button about one store. */
export interface PickupLine {
  readonly tone: 'available' | 'limited' | 'none';
  readonly text: string;
}

export interface PickupQuestion {
  readonly stock: ProductStock;
  readonly store: Pick<Store, 'id' | 'name' | 'location'> & PickupStore & { readonly openingHours: OpeningHours };
  /** Stores to look in when that one has none. */
  readonly others: readonly Pick<Store, 'id' | 'name' | 'location'>[];
  readonly now: Instant;
  /** When the stock was read. */
  readonly seenAt: Instant;
}

function nearestWith({ stock, store, others }: PickupQuestion): string | null {
  const ids = new Set(storesInStock(stock).map(({ storeId }) => storeId));
  const from = store.location;
  const [nearest] = others
    .filter(({ id, location }) => id !== store.id && ids.has(id) && location !== null)
    .map(({ name, location }) => ({ name, km: from && location ? distanceInKm(from, location) : Infinity }))
    .toSorted((a, b) => a.km - b.km);
  if (nearest === undefined) return null;
  return Number.isFinite(nearest.km) ? `${nearest.name} (${formatDistance(nearest.km)})` : nearest.name;
}

/**
 * [9-13] 'Hämta i dag i Lund – 4 i lager', 'Slut i Lund – finns i Malmö (17 km)'. A count that was read long ago is
 * told with its time, and no day is promised of it.
 */
export function pickupLine(question: PickupQuestion): PickupLine {
  const { stock, store, now, seenAt } = question;
  const { name } = store;
  const count = storesInStock(stock).find(({ storeId }) => storeId === store.id)?.count ?? 0;
  if (Number(now) - Number(seenAt) > FRESH_MS) {
    const when = calendarDay(seenAt) === calendarDay(now) ? atClock(formatTime(seenAt)) : formatDay(seenAt);
    return { tone: 'none', text: `${name}: ${countText(count)} i lager ${when}. Ladda om sidan för att se nu.` };
  }
  if (count === 0) {
    const other = nearestWith(question);
    return other === null
      ? { tone: 'none', text: `Slut i ${name}` }
      : { tone: 'limited', text: `Slut i ${name} – finns i ${other}` };
  }
  const time = pickupTime(store, now);
  const inStock = `${countText(count)} i lager`;
  if (time === null) return { tone: 'available', text: `${inStock} i ${name}` };
  return { tone: 'available', text: `Hämta ${timeInWords(time, now)} i ${name} – ${inStock}` };
}
