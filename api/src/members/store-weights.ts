import { SHOP } from '@shop/contracts';
import { addMonths, memoizeByDay } from '@shop/server/calendar';
import { sql, type SQL } from 'drizzle-orm';
import type { Places } from '../shipping/places.ts';

const SUGGESTIONS = 4;
const MONTHS = 12;

/** From when visits count: the beginning of the same day a year ago, or of that February's last day. */
export const weightsSince = memoizeByDay((today) => addMonths(today, -MONTHS));

/**
 * Store id → how often the member picked up or starred there in the last 12 months [O3-07]; an expression for a query
 * of that member.
 */
export function storeWeights(memberId: number, now: Date): SQL<Record<string, number>> {
  const since = weightsSince(now);
  return sql`(
    select coalesce(json_object_agg(store_id, weight), '{}') from (
      select store_id, count(*)::int as weight from (
        select store_id from "order"
        where member_id = ${memberId} and store_id is not null and status <> 'cancelled' and created_at >= ${since.toISOString()}
        union all
        select store_id from starred_store where member_id = ${memberId} and created_at >= ${since.toISOString()}
      ) visits group by store_id
    ) weights)`;
}

/**
 * Swedish postal codes are assigned by region: the longest common prefix, then the nearest number, is the nearest town.
 */
export function zipDistance(a: string, b: string): number {
  const [left, right] = [a.replace(/\D/g, ''), b.replace(/\D/g, '')];
  let common = 0;
  while (common < left.length && left[common] === right[common]) common += 1;
  return (5 - common) * 100_000 + Math.abs(Number(left) - Number(right));
}

/** At most four stores: the most used first, then those nearest to the member's postal code [O3-07]. */
export function suggestStores(
  { stores }: Pick<Places, 'stores'>,
  weights: Record<string, number>,
  zipCode: string,
): number[] {
  const from = zipCode === '' ? SHOP.defaultZipCode : zipCode;
  return stores
    .map((store) => ({
      id: store.id,
      weight: weights[String(store.id)] ?? 0,
      distance: zipDistance(from, store.zipCode),
    }))
    .sort((a, b) => b.weight - a.weight || a.distance - b.distance)
    .slice(0, SUGGESTIONS)
    .map(({ id }) => id);
}
