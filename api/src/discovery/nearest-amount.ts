import { type Amount, amountOf } from './amounts.ts';
import type { Found } from './build-list.ts';
import type { Listings } from './listing-cache.ts';

/** What tells no amount in the unit, in shares of the amount that is asked for. */
const FAR = 10;
/** More than relevance can be worth. */
const WEIGHT = 1000;

/** How far the values in an amount's unit are from it, as shares of it, by the numbers of their tags. */
function distancesFrom({ from: wanted, unit }: Amount, { table, labels }: Listings): ReadonlyMap<number, number> {
  const distances = new Map<number, number>();
  for (const [name, { kind, label }] of labels) {
    const told = kind === 'attribute' ? amountOf(label) : null;
    const number = told?.unit === unit ? table.numberOf(name) : undefined;
    if (told === null || number === undefined) continue;
    distances.set(number, Math.min(Math.max(told.from - wanted, wanted - told.to, 0) / wanted, FAR));
  }
  return distances;
}

/**
 * What was found, with what comes nearest to an amount first, where nothing has just that: of 'tv 60 tum' those of 65
 * and 55. Null where nothing that was found tells amounts in its unit.
 */
export function nearestFirst(found: Found, amount: Amount, listings: Listings): Found | null {
  const { starts, tags } = listings.table;
  const distances = distancesFrom(amount, listings);
  const ofRow = (row: number): number => {
    let least = FAR;
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1)
      least = Math.min(least, distances.get(tags[at] ?? -1) ?? FAR);
    return least;
  };
  const byRow = new Map(found.rows.map((row) => [row, ofRow(row)]));
  if (![...byRow.values()].some((distance) => distance < FAR)) return null;
  const bonus = found.bonus ?? (() => 0);
  return { ...found, isUnsure: true, bonus: (row) => bonus(row) - WEIGHT * (byRow.get(row) ?? FAR) };
}
