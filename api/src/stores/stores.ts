import type { Store } from '@shop/contracts/api/content';
import { ANY_STORE } from '@shop/domain/ids';
import { nearestStores } from '@shop/domain/stores';
import { asc, ne } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { store } from '../db/schema/index.ts';

const MAX_NEIGHBOURS = 4;

type StoreRow = typeof store.$inferSelect;

const serializeStore = (row: StoreRow): Store => ({
  id: row.id,
  name: row.name,
  location: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
  street: row.street,
  zipCode: row.zipCode,
  city: row.city,
  phone: row.phone,
  services: row.services,
  openingHours: row.openingHours,
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

export async function readStores(db: Db): Promise<Store[]> {
  return (await readRows(db)).map(serializeStore);
}

/** One store with its news and its nearest neighbours by distance over the ground [9-45]; null when there is none. */
export async function readStore(db: Db, id: number): Promise<{ store: Store; news: string; nearby: Store[] } | null> {
  const rows = await readRows(db);
  const row = rows.find((each) => each.id === id);
  if (row === undefined) return null;
  const found = serializeStore(row);
  const others = rows.filter((each) => each.id !== id).map(serializeStore);
  const nearby = found.location === null ? [] : nearestStores(others, found.location).map((each) => each.store);
  return { store: found, news: row.news, nearby: nearby.slice(0, MAX_NEIGHBOURS) };
}
