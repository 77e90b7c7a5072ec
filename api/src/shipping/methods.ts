import { asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { normaliseZip } from '@shop/domain/validation/normalise';
import type { LatLng } from '@shop/domain/stores';
import type { DbOrTx } from '../db/client.ts';
import { shippingMethod, store, zipArea } from '../db/schema/index.ts';

export type MethodRow = typeof shippingMethod.$inferSelect;

export async function loadMethods(on: DbOrTx): Promise<MethodRow[]> {
  return on.select().from(shippingMethod).where(eq(shippingMethod.isActive, true)).orderBy(asc(shippingMethod.id));
}

/** [3-104] Methods whose parcels may leave one by one. */
export const isSplittable = ({ kind }: Pick<MethodRow, 'kind'>): boolean => kind === 'home' || kind === 'servicePoint';

export interface ZipArea {
  readonly city: string;
  readonly extraDays: number;
  /** The middle of the town; null where nobody has measured it. */
  readonly location: LatLng | null;
}

/** A postal area as its row has it; null when it is not in use. */
export const zipAreaOf = ({
  city,
  extraDays,
  lat,
  lng,
}: Pick<typeof zipArea.$inferSelect, 'city' | 'extraDays' | 'lat' | 'lng'>): ZipArea | null =>
  city === '' ? null : { city, extraDays, location: lat === null || lng === null ? null : { lat, lng } };

/** The five digits of a zip code; null for a malformed one [O5-18]. */
export function zipDigits(zipCode: string): string | null {
  const zip = normaliseZip(zipCode);
  return /^[1-9]\d{4}$/.test(zip) ? zip : null;
}

/**
 * The postal area of a zip code, by its longest known prefix; null for a malformed or unknown one [O5-18]. A prefix
 * without a town is not in use.
 */
export async function findZipArea(on: DbOrTx, zipCode: string): Promise<ZipArea | null> {
  const zip = zipDigits(zipCode);
  if (zip === null) return null;
  const [area] = await on
    .select()
    .from(zipArea)
    .where(sql`${zip} like ${zipArea.prefix} || '%'`)
    .orderBy(desc(sql`length(${zipArea.prefix})`))
    .limit(1);
  return area === undefined ? null : zipAreaOf(area);
}

/** [3-104] Ids of the stores that send web orders, first choice first. */
export async function shippingStoreIds(on: DbOrTx): Promise<number[]> {
  const rows = await on
    .select({ id: store.id })
    .from(store)
    .where(isNotNull(store.shipPriority))
    .orderBy(asc(store.shipPriority), asc(store.id));
  return rows.map(({ id }) => id);
}
