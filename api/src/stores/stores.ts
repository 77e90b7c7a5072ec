import type { Store } from '@shop/contracts/api/content';
import { ANY_STORE } from '@shop/domain/ids';
import { nearestStores } from '@shop/domain/stores';
import { asc, ne } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { store } from '../db/schema/index.ts';
import { loadMethods } from '../shipping/methods.ts';

const MAX_NEIGHBOURS = 4;

type StoreRow = typeof store.$inferSelect;

const serializeStore = (row: StoreRow, pickupBefore: string | undefined): Store => ({
  id: row.id,
  name: row.name,
  location: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
  street: row.street,
  zipCode: row.zipCode,
  city: row.city,
  phone: row.phone,
  services: row.services,
  openingHours: row.openingHours,
  ...(pickupBefore !== undefined && { pickupBefore }),
});

const SWEDISH = new Intl.Collator('sv');

/**
 * All stores that can be visited, by name in Swedish order whatever the database's collation; without the pseudo-store
 * [O3-19].
 */
const readRows = async (db: Db): Promise<StoreRow[]> => {
  const rows = await db.select().from(store).where(ne(store.id, ANY_STORE.id)).orderBy(asc(store.id));
  return rows.sort((a, b) => SWEDISH.compare(a.name, b.name));
};

/** The time of day from which a purchase is picked up another day, as checkout has it; undefined without pickup. */
async function readPickupCutOff(db: Db): Promise<string | undefined> {
  return (await loadMethods(db)).find(({ kind }) => kind === 'store')?.cutOff;
}

/** All stores that can be visited, by name. */
export async function readStores(db: Db): Promise<Store[]> {
  const [rows, cutOff] = await Promise.all([readRows(db), readPickupCutOff(db)]);
  return rows.map((row) => serializeStore(row, cutOff));
}

/** One store with its news and its nearest neighbours by distance over the ground [9-45]; null when there is none. */
export async function readStore(db: Db, id: number): Promise<{ store: Store; news: string; nearby: Store[] } | null> {
  const [rows, cutOff] = await Promise.all([readRows(db), readPickupCutOff(db)]);
  const row = rows.find((each) => each.id === id);
  if (row === undefined) return null;
  const found = serializeStore(row, cutOff);
  const others = rows.filter((each) => each.id !== id).map((each) => serializeStore(each, cutOff));
  const nearby = found.location === null ? [] : nearestStores(others, found.location).map((each) => each.store);
  return { store: found, news: row.news, nearby: nearby.slice(0, MAX_NEIGHBOURS) };
}
