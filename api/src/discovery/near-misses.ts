import { bestOf } from './best-of.ts';
import { type Found, MAX_SIMILAR } from './build-list.ts';
import type { Reading } from './reading.ts';
import type { SearchLimit } from './search-limit.ts';

/** What was found, within limits. */
export function withinLimits(
  found: Found,
  limits: readonly SearchLimit[],
  { listings }: Reading,
  isMember: boolean,
): Found {
  const rows = limits.reduce((left, { keep }) => keep(left, listings, isMember) ?? left, found.rows);
  return { ...found, rows };
}

/**
 * What is similar to what is within limits: what they keep out, of that which has all else that is asked what costs
 * nearly as much. Where they keep nothing out, what is near the search.
 */
export function nearMisses(
  all: Found,
  found: Found,
  limits: readonly SearchLimit[],
  reading: Reading,
  isMember: boolean,
): Pick<Found, 'similar' | 'isOfSameKind'> {
  const kept = new Set(found.rows);
  const missed = all.rows.filter((row) => !kept.has(row));
  if (missed.length === 0) return { similar: all.similar ?? [] };
  const [from, to] = limits.find(({ price }) => price !== undefined)?.price ?? [];
  if (from === undefined || to === undefined) return { similar: missed, isOfSameKind: true };
  const others = limits.filter(({ price }) => price === undefined);
  const { rows } = withinLimits({ ...all, rows: missed }, others, reading, isMember);
  const { table } = reading.listings;
  const prices = isMember ? table.memberPrices : table.prices;
  const distance = (row: number): number => {
    const price = prices[row] ?? 0;
    return Math.max(from - price, price - to);
  };
  const nearest = bestOf(rows.length > 0 ? rows : missed, MAX_SIMILAR, (a, b) => distance(a) - distance(b));
  return { similar: nearest, isOfSameKind: true };
}
