import type { OpeningHoursRow } from '@shop/api/db/schema';
import { easter, weekdayFrom } from '../engine/calendar.ts';

interface StorePlace {
  readonly id: number;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly hours: 'city' | 'mall' | 'road' | 'small';
  readonly news?: string;
}

const PLACES: readonly StorePlace[] = [
  {
    id: 2,
    name: 'Stockholm Hötorget',
    lat: 59.3346,
    lng: 18.0632,
    street: 'Slöjdgatan 8',
    zipCode: '111 57',
    city: 'Stockholm',
    hours: 'city',
    news: 'Spelkväll varje torsdag från klockan 18. Ta med en vän och prova veckans brädspel.',
  },
  {
    id: 15,
    name: 'Stockholm Södermalm',
    lat: 59.3149,
    lng: 18.0727,
    street: 'Götgatan 71',
    zipCode: '116 21',
    city: 'Stockholm',
    hours: 'city',
  },
  {
    id: 32,
    name: 'Stockholm Odenplan',
    lat: 59.343,
    lng: 18.0497,
    street: 'Karlbergsvägen 12',
    zipCode: '113 27',
    city: 'Stockholm',
    hours: 'city',
  },
  {
    id: 9,
    name: 'Kungens Kurva',
    lat: 59.27,
    lng: 17.924,
    street: 'Tangentvägen 5',
    zipCode: '141 75',
    city: 'Huddinge',
    hours: 'mall',
  },
  {
    id: 19,
    name: 'Täby',
    lat: 59.4439,
    lng: 18.0687,
    street: 'Stora Marknadsvägen 15',
    zipCode: '183 34',
    city: 'Täby',
    hours: 'mall',
  },
  {
    id: 14,
    name: 'Barkarby',
    lat: 59.4145,
    lng: 17.8622,
    street: 'Herrestavägen 20',
    zipCode: '177 38',
    city: 'Järfälla',
    hours: 'mall',
  },
  {
    id: 11,
    name: 'Uppsala Boländerna',
    lat: 59.8479,
    lng: 17.6866,
    street: 'Bolandsgatan 9',
    zipCode: '753 23',
    city: 'Uppsala',
    hours: 'mall',
  },
  {
    id: 33,
    name: 'Västerås Erikslund',
    lat: 59.6099,
    lng: 16.4657,
    street: 'Krankroksgatan 14',
    zipCode: '721 38',
    city: 'Västerås',
    hours: 'mall',
  },
  {
    id: 31,
    name: 'Jönköping A6',
    lat: 57.772,
    lng: 14.2084,
    street: 'Kompanigatan 6',
    zipCode: '553 05',
    city: 'Jönköping',
    hours: 'road',
  },
  {
    id: 16,
    name: 'Örebro Marieberg',
    lat: 59.2179,
    lng: 15.1419,
    street: 'Säljarevägen 3',
    zipCode: '702 36',
    city: 'Örebro',
    hours: 'road',
  },
  {
    id: 27,
    name: 'Göteborg Nordstan',
    lat: 57.7089,
    lng: 11.9685,
    street: 'Postgatan 28',
    zipCode: '411 06',
    city: 'Göteborg',
    hours: 'city',
    news: 'Polarstens verkstad har öppet hus varje lördag: se din dator byggas.',
  },
  {
    id: 34,
    name: 'Göteborg Bäckebol',
    lat: 57.7728,
    lng: 12.0003,
    street: 'Transportgatan 21',
    zipCode: '422 46',
    city: 'Hisings Backa',
    hours: 'road',
  },
  {
    id: 5,
    name: 'Malmö Triangeln',
    lat: 55.5945,
    lng: 13.0006,
    street: 'Södra Förstadsgatan 45',
    zipCode: '211 43',
    city: 'Malmö',
    hours: 'city',
  },
  {
    id: 3,
    name: 'Malmö Svågertorp',
    lat: 55.5464,
    lng: 12.9906,
    street: 'Nornegatan 4',
    zipCode: '215 86',
    city: 'Malmö',
    hours: 'road',
  },
  {
    id: 6,
    name: 'Helsingborg Väla',
    lat: 56.0923,
    lng: 12.7601,
    street: 'Marknadsvägen 11',
    zipCode: '254 69',
    city: 'Ödåkra',
    hours: 'mall',
  },
  {
    id: 7,
    name: 'Lund',
    lat: 55.7047,
    lng: 13.191,
    street: 'Klostergatan 13',
    zipCode: '222 22',
    city: 'Lund',
    hours: 'small',
  },
  {
    id: 8,
    name: 'Linköping Tornby',
    lat: 58.4273,
    lng: 15.5976,
    street: 'Roxviksgatan 7',
    zipCode: '582 73',
    city: 'Linköping',
    hours: 'mall',
  },
  {
    id: 10,
    name: 'Norrköping',
    lat: 58.5877,
    lng: 16.1924,
    street: 'Drottninggatan 44',
    zipCode: '602 32',
    city: 'Norrköping',
    hours: 'small',
  },
  {
    id: 12,
    name: 'Sundsvall Birsta',
    lat: 62.4456,
    lng: 17.3409,
    street: 'Gesällvägen 2',
    zipCode: '863 41',
    city: 'Sundsvall',
    hours: 'mall',
  },
  {
    id: 13,
    name: 'Umeå Avion',
    lat: 63.8073,
    lng: 20.2547,
    street: 'Marknadsgatan 9',
    zipCode: '904 22',
    city: 'Umeå',
    hours: 'mall',
  },
  {
    id: 17,
    name: 'Luleå Storheden',
    lat: 65.6189,
    lng: 22.0472,
    street: 'Handelsvägen 18',
    zipCode: '973 45',
    city: 'Luleå',
    hours: 'mall',
  },
  {
    id: 18,
    name: 'Gävle Valbo',
    lat: 60.6387,
    lng: 17.0377,
    street: 'Valbovägen 307',
    zipCode: '818 32',
    city: 'Valbo',
    hours: 'mall',
  },
  {
    id: 20,
    name: 'Karlstad Bergvik',
    lat: 59.3776,
    lng: 13.4237,
    street: 'Bergviks Torg 5',
    zipCode: '653 46',
    city: 'Karlstad',
    hours: 'mall',
  },
  {
    id: 21,
    name: 'Borås Knalleland',
    lat: 57.7355,
    lng: 12.9377,
    street: 'Lundbygatan 3',
    zipCode: '506 30',
    city: 'Borås',
    hours: 'mall',
  },
  {
    id: 22,
    name: 'Halmstad',
    lat: 56.6739,
    lng: 12.8572,
    street: 'Storgatan 32',
    zipCode: '302 43',
    city: 'Halmstad',
    hours: 'small',
  },
  {
    id: 23,
    name: 'Växjö',
    lat: 56.8777,
    lng: 14.8091,
    street: 'Hejaregatan 10',
    zipCode: '352 46',
    city: 'Växjö',
    hours: 'road',
  },
  {
    id: 24,
    name: 'Kalmar Hansa City',
    lat: 56.6801,
    lng: 16.3183,
    street: 'Verkstadsgatan 6',
    zipCode: '392 39',
    city: 'Kalmar',
    hours: 'mall',
  },
  {
    id: 25,
    name: 'Skövde',
    lat: 58.3903,
    lng: 13.8461,
    street: 'Hertig Johans gata 16',
    zipCode: '541 30',
    city: 'Skövde',
    hours: 'small',
  },
  {
    id: 26,
    name: 'Östersund',
    lat: 63.1792,
    lng: 14.6357,
    street: 'Prästgatan 29',
    zipCode: '831 31',
    city: 'Östersund',
    hours: 'small',
  },
  {
    id: 28,
    name: 'Visby',
    lat: 57.6348,
    lng: 18.2948,
    street: 'Österväg 9',
    zipCode: '621 45',
    city: 'Visby',
    hours: 'small',
  },
];

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

/** Public holidays and the eves on which Swedish shops keep short hours. */
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

const SERVICES: Readonly<Record<StorePlace['hours'], readonly string[]>> = {
  city: ['Hämta i butik', 'Servicedisk', 'Inbyte av mobil', 'Spelrum', 'Presentinslagning'],
  mall: ['Hämta i butik', 'Servicedisk', 'Inbyte av mobil', 'Datorbygge', 'Återvinning', 'Gratis parkering'],
  road: ['Hämta i butik', 'Servicedisk', 'Återvinning', 'Lastkaj för stora varor', 'Gratis parkering'],
  small: ['Hämta i butik', 'Servicedisk', 'Presentinslagning'],
};

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
