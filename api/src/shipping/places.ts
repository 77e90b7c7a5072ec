import { ne } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { store, zipArea } from '../db/schema/index.ts';
import { createTimedValue } from '../timed-cache.ts';
import { loadMethods, zipAreaOf, zipDigits, type MethodRow, type ZipArea } from './methods.ts';

/** Seconds for which the data may be out of date; every member's response needs it. */
const CACHE_SECONDS = 10;

/** "Butiker" means all stores in the stock list and cannot be visited [O3-19]. */
export const PSEUDO_STORE_ID = 9999;

/**
 * The shop's stores, delivery methods and zip codes, cached for what shoppers are told beforehand. A purchase reads the
 * tables themselves.
 */
export interface Places {
  methods: readonly MethodRow[];
  /** Stores that can be visited, by id. */
  stores: readonly { id: number; zipCode: string }[];
  /** The same stores by name, in Swedish order. */
  storeNames: readonly { id: number; name: string; city: string }[];
  /** The postal area of a zip code, by its longest known prefix; null for a malformed or unknown one [O5-18]. */
  areaOf(zipCode: string): ZipArea | null;
}

const SWEDISH = new Intl.Collator('sv');

/** Reads the data once for all callers within ten seconds. */
export const createPlaces = (db: Db, clock: Clock): (() => Promise<Places>) =>
  createTimedValue(clock, CACHE_SECONDS, async () => {
    const [methods, stores, areas] = await Promise.all([
      loadMethods(db),
      db
        .select({ id: store.id, zipCode: store.zipCode, name: store.name, city: store.city })
        .from(store)
        .where(ne(store.id, PSEUDO_STORE_ID))
        .orderBy(store.id),
      db.select().from(zipArea),
    ]);
    const byPrefix = new Map(areas.map((area) => [area.prefix, zipAreaOf(area)]));
    return {
      methods,
      stores: stores.map(({ id, zipCode }) => ({ id, zipCode })),
      storeNames: stores
        .map(({ id, name, city }) => ({ id, name, city }))
        .sort((a, b) => SWEDISH.compare(a.name, b.name)),
      areaOf(zipCode) {
        const zip = zipDigits(zipCode) ?? '';
        for (let length = zip.length; length > 0; length -= 1) {
          const area = byPrefix.get(zip.slice(0, length));
          if (area !== undefined) return area;
        }
        return null;
      },
    };
  });
