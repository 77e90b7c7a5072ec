import { bestOf } from './best-of.ts';
import type { ListingTable } from './listing-table.ts';
import { plainName } from './search-hits.ts';
import { beginsWith, unaccented } from './vocabulary.ts';

/** Products found for text that is being typed. */
export interface Candidates {
  rows: readonly number[];
  /** Relevance by row; null where nothing ranks them. */
  ranks: ArrayLike<number> | null;
  /** The last word, which may be unfinished. */
  last: string;
  /** The kinds that it begins to name. */
  begun: ReadonlySet<number>;
  /** Those that are named in full, by it or by the words before it. */
  named: ReadonlySet<number>;
}

/** Weight of a kind's demand beside relevance, which is at most about 1. */
const DEMAND_WEIGHT = 0.12;
/** A kind whose name begins with what is typed is likelier than one that is only described by it. */
const BEGUN_BONUS = 0.35;
/** Places at the front for a kind whose name is typed in full. */
const PLACES_OF_NAMED = 2;

interface Group {
  rows: number[];
  isNamed: boolean;
  /** Likely meant; others follow after these. */
  isStrong: boolean;
  score: number;
}

/** The name before what tells variants: 'aurora 75 tangentbord' of 'aurora 75 tangentbord, svart'. */
const modelOf = (sortName: string): string => sortName.split(/[,(]/, 1)[0] ?? sortName;

/** Of a kind with many products only the best are compared. */
const COMPARED = 60;
/** Weight of what a product shows of its kind that those before it do not: sizes, colours, prices. */
const VARIETY_WEIGHT = 0.06;

/** The best rows of one kind, each different from those before it: by model, and by its filter values. */
function bestRows(table: ListingTable, rows: readonly number[], score: (row: number) => number, count: number) {
  const left = new Set(bestOf(rows, COMPARED, (a, b) => score(b) - score(a) || b - a));
  const uses = new Map<number, number>();
  const tagsOf = (row: number): Uint32Array => table.tags.subarray(table.starts[row], table.starts[row + 1]);
  for (const row of left) for (const each of tagsOf(row)) uses.set(each, (uses.get(each) ?? 0) + 1);
  const size = Math.max(1, left.size);
  const models = new Set<string>();
  const chosen: number[] = [];
  while (chosen.length < count && left.size > 0) {
    let best = -1;
    let most = -Infinity;
    for (const row of left) {
      let gain = score(row) - (models.has(modelOf(table.sortNames[row] ?? '')) ? 1 : 0);
      if (chosen.length > 0) for (const each of tagsOf(row)) gain += (VARIETY_WEIGHT * (uses.get(each) ?? 0)) / size;
      if (gain > most) [best, most] = [row, gain];
    }
    left.delete(best);
    chosen.push(best);
    models.add(modelOf(table.sortNames[best] ?? ''));
    for (const each of tagsOf(best)) uses.delete(each);
  }
  return chosen;
}

/**
 * The products to suggest, one of each likely kind before a second one: 'trå' may become wireless headphones, a mouse
 * or a keyboard. A kind is the likelier the better its products fit and the more they are sold.
 */
export function spreadKinds(table: ListingTable, candidates: Candidates, count: number): number[] {
  const { rows, ranks, begun, named, last } = candidates;
  const score = (row: number): number => (ranks?.[row] ?? 0) + (table.merits[row] ?? 0);
  const byKind = new Map<number, { rows: number[]; rank: number; demand: number }>();
  for (const row of rows) {
    const kind = table.kindOf[row] ?? -1;
    const group = byKind.get(kind) ?? { rows: [], rank: 0, demand: 0 };
    if (group.rows.length === 0) byKind.set(kind, group);
    group.rows.push(row);
    group.rank = Math.max(group.rank, ranks?.[row] ?? 0);
    group.demand += table.popularities[row] ?? 0;
  }
  // 'smart' is said of a lampa that is called 'smart lampa', and not of what is named after it.
  const isTold = (row: number | undefined): boolean =>
    beginsWith(
      plainName(modelOf(table.sortNames[row ?? -1] ?? ''))
        .trim()
        .split(' ')
        .at(-2) ?? '',
      unaccented(last),
    );
  const groups = [...byKind]
    .map(([kind, { rows: own, rank, demand }]): Group => {
      const best = bestRows(table, own, score, count);
      return {
        rows: best,
        isNamed: named.has(kind),
        isStrong: begun.size === 0 || begun.has(kind) || named.has(kind) || isTold(best[0]),
        score: rank + DEMAND_WEIGHT * Math.log1p(demand) + (begun.has(kind) ? BEGUN_BONUS : 0),
      };
    })
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.score - a.score);
  const inRounds = (wanted: readonly Group[]): number[] =>
    Array.from({ length: count }, (_, round) => wanted.flatMap(({ rows: own }) => own[round] ?? [])).flat();
  const first = groups.filter(({ isNamed }) => isNamed).slice(0, 1);
  const inOrder = [
    ...first.flatMap(({ rows: own }) => own.slice(0, PLACES_OF_NAMED)),
    ...inRounds(groups.filter(({ isStrong }) => isStrong)),
    ...inRounds(groups.filter(({ isStrong }) => !isStrong)),
  ];
  return [...new Set(inOrder)].slice(0, count);
}
