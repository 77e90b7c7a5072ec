import * as z from 'zod';
import type { OpeningHoursRow } from '@shop/api/db/schema';
import { readData } from '../engine/read-data.ts';
import { easter, weekdayFrom } from '../engine/calendar.ts';

const Kind = z.enum(['city', 'mall', 'road', 'small']);
const StorePlace = z.strictObject({
  id: z.int(),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  hours: Kind,
  news: z.string().optional(),
});
type StorePlace = z.output<typeof StorePlace>;

const PLACES = readData('places/stores.json', z.array(StorePlace));

export const STORE_IDS: readonly number[] = PLACES.map(({ id }) => id);
export const STORE_PLACES: readonly { readonly id: number; readonly city: string }[] = PLACES;

/** [weekdays, Saturday, Sunday] as 'open–close'. */
const WEEKS: Readonly<Record<StorePlace['hours'], readonly [string, string, string]>> = {
  city: ['10:00–19:00', '10:00–18:00', '11:00–17:00'],
  mall: ['10:00–20:00', '10:00–18:00', '10:00–18:00'],
  road: ['10:00–19:00', '10:00–17:00', '11:00–17:00'],
  small: ['10:00–18:30', '10:00–16:00', ''],
};

const hours = (text: string): { open: string | null; close: string | null } => {
  const [open, close] = text.split('–');
  return { open: open || null, close: close ?? null };
};

/** Public holidays and the eves on which Swedish shops have short hours. */
function specialDays(year: number): readonly (readonly [date: string, label: string, hours: string])[] {
  return [
    [`${year}-01-01`, 'Nyårsdagen', ''],
    [`${year}-01-06`, 'Trettondedag jul', '11:00–17:00'],
    [easter(year, -2), 'Långfredagen', ''],
    [easter(year, -1), 'Påskafton', '10:00–15:00'],
    [easter(year), 'Påskdagen', ''],
    [easter(year, 1), 'Annandag påsk', '11:00–17:00'],
    [`${year}-05-01`, 'Första maj', ''],
    [easter(year, 39), 'Kristi himmelsfärdsdag', '11:00–17:00'],
    [`${year}-06-06`, 'Sveriges nationaldag', '11:00–17:00'],
    [weekdayFrom(year, 6, 19, 5), 'Midsommarafton', ''],
    [weekdayFrom(year, 6, 20, 6), 'Midsommardagen', ''],
    [weekdayFrom(year, 10, 31, 6), 'Alla helgons dag', '11:00–16:00'],
    [`${year}-12-24`, 'Julafton', '10:00–13:00'],
    [`${year}-12-25`, 'Juldagen', ''],
    [`${year}-12-26`, 'Annandag jul', '10:00–18:00'],
    [`${year}-12-31`, 'Nyårsafton', '10:00–15:00'],
  ];
}

const openingHours = (kind: StorePlace['hours'], year: number): OpeningHoursRow => {
  const [weekday, saturday, sunday] = WEEKS[kind];
  return {
    weekdays: [1, 2, 3, 4, 5, 6, 7].map((day) => ({
      weekday: day,
      ...hours(day < 6 ? weekday : day === 6 ? saturday : sunday),
    })),
    exceptions: [year, year + 1]
      .flatMap((each) => specialDays(each))
      .map(([date, label, text]) => ({ date, label, ...hours(text) })),
  };
};

const SERVICES = readData('places/store-services.json', z.record(Kind, z.array(z.string())));

/** Stores that ship for the web warehouse, best placed first. */
const SHIP_ORDER = [34, 14, 3, 31, 8, 13];

export const storeRows = (year: number) => [
  ...PLACES.map(({ hours: kind, news = '', ...place }) => ({
    ...place,
    phone: `010-380 ${String(place.id).padStart(2, '0')} 00`,
    services: [...SERVICES[kind]],
    openingHours: openingHours(kind, year),
    news,
    shipPriority: SHIP_ORDER.includes(place.id) ? SHIP_ORDER.indexOf(place.id) + 1 : null,
  })),
  {
    id: 9999,
    name: 'Butiker',
    lat: null,
    lng: null,
    street: '',
    zipCode: '',
    city: '',
    phone: '',
    services: [],
    openingHours: { weekdays: [], exceptions: [] },
    news: '',
    shipPriority: null,
  },
];
