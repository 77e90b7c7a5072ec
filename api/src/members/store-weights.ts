import { SHOP } from '@shop/shared/contracts';
import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../db/client.ts';

const SUGGESTIONS = 4;
/** "Butiker" stands for all stores in the stock list and cannot be visited [O3-19]. */
const PSEUDO_STORE_ID = 9999;
const MONTHS = 12;

/** Store id → how often the member picked up or starred there in the last 12 months [O3-07]. */
export async function loadStoreWeights(db: DbOrTx, memberId: number, now: Date): Promise<Record<string, number>> {
  const since = new Date(now);
  since.setMonth(since.getMonth() - MONTHS);
  const { rows } = await db.execute<{ store_id: number; weight: number }>(sql`
    select store_id, count(*)::int as weight from (
      select store_id from "order"
      where member_id = ${memberId} and store_id is not null and status <> 'cancelled' and created_at >= ${since.toISOString()}
      union all
      select store_id from starred_store where member_id = ${memberId} and created_at >= ${since.toISOString()}
    ) visits group by store_id`);
  return Object.fromEntries(rows.map(({ store_id, weight }) => [String(store_id), weight]));
}

/** Swedish postal codes run by place, so the longest common beginning and then the nearest number is the nearest town. */
export function zipDistance(a: string, b: string): number {
  const [left, right] = [a.replace(/\D/g, ''), b.replace(/\D/g, '')];
  let common = 0;
  while (common < left.length && left[common] === right[common]) common += 1;
  return (5 - common) * 100_000 + Math.abs(Number(left) - Number(right));
}

/** At most four stores: the most used first, then the nearest to the member's postal code [O3-07]. */
export async function loadStoreSuggestions(
  db: DbOrTx,
  weights: Record<string, number>,
  zipCode: string,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number; zip_code: string }>(
    sql`select id, zip_code from store where id <> ${PSEUDO_STORE_ID} order by id`,
  );
  const from = zipCode === '' ? SHOP.defaultZipCode : zipCode;
  return rows
    .map(({ id, zip_code }) => ({ id, weight: weights[String(id)] ?? 0, distance: zipDistance(from, zip_code) }))
    .sort((a, b) => b.weight - a.weight || a.distance - b.distance)
    .slice(0, SUGGESTIONS)
    .map(({ id }) => id);
}
