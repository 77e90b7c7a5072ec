import { PLACE_MIN_LENGTH, type Place } from '@shop/contracts/api/content';
import { isNotNull } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { zipArea } from '../db/schema/index.ts';
import { createTimedValue } from '../timed-cache.ts';

/** Seconds for which a new town may be missing. */
const CACHE_SECONDS = 300;
const MAX_PLACES = 6;
const ZIP_LENGTH = 5;

/** A row of the table of zip codes: digits that codes begin with, and the town. */
export interface PlaceArea {
  readonly prefix: string;
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
}

/** Without accents and case, so that "goteborg" finds Göteborg. */
const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const toPlace = ({ lat, lng }: PlaceArea, name: string): Place => ({ name, lat, lng });

/**
 * [1-100] Places for a typed text: the town of a zip code, or towns of which a word begins like it, the first word
 * first.
 */
export function matchPlaces(areas: readonly PlaceArea[], text: string): Place[] {
  const digits = text.replace(/\s/g, '');
  if (/^\d+$/.test(digits)) {
    if (digits.length < PLACE_MIN_LENGTH || digits.length > ZIP_LENGTH) return [];
    const area = areas
      .filter(({ prefix }) => digits.startsWith(prefix) || (digits.length < prefix.length && prefix.startsWith(digits)))
      .toSorted(
        (a, b) =>
          Number(digits.startsWith(b.prefix)) - Number(digits.startsWith(a.prefix)) ||
          b.prefix.length - a.prefix.length,
      )
      .at(0);
    return area ? [toPlace(area, `${digits.replace(/^(\d{3})(?=\d)/, '$1 ')} ${area.city}`)] : [];
  }
  const typed = fold(text);
  if (typed.length < PLACE_MIN_LENGTH) return [];
  const towns = new Map(areas.map((area) => [area.city, area]));
  const rank = (name: string): number => (fold(name).startsWith(typed) ? 0 : 1);
  return [...towns.values()]
    .filter(({ city }) => ` ${fold(city).replaceAll('-', ' ')}`.includes(` ${typed}`) || fold(city).startsWith(typed))
    .toSorted((a, b) => rank(a.city) - rank(b.city) || a.city.localeCompare(b.city, 'sv'))
    .slice(0, MAX_PLACES)
    .map((area) => toPlace(area, area.city));
}

/** Finds places in the table of zip codes, which is read once for all callers within five minutes. */
export function createPlaceIndex(db: Db, clock: Clock): (text: string) => Promise<Place[]> {
  const readAreas = createTimedValue(clock, CACHE_SECONDS, async () => {
    const rows = await db.select().from(zipArea).where(isNotNull(zipArea.lat));
    return rows.flatMap(({ prefix, city, lat, lng }): PlaceArea[] =>
      lat === null || lng === null || city === '' ? [] : [{ prefix, city, lat, lng }],
    );
  });
  return async (text) => matchPlaces(await readAreas(), text);
}
