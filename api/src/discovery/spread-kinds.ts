import { KindCoverage, type Leaning, gainBound } from './kind-coverage.ts';
import type { Listings } from './listing-cache.ts';
import type { ListingTable } from './listing-table.ts';
import { modelOf, plainName } from './plain-name.ts';
import { beginningWith, unaccented } from './vocabulary.ts';

/** Products found for text that is being typed. */
export interface Candidates {
  rows: readonly number[];
  /** Relevance by row; null where nothing ranks them. */
  ranks: ArrayLike<number> | null;
  /** The last word, which may be unfinished. */
  last: string;
  /** The kinds that it begins to name, each with their own word for it, empty for another name of it. */
  begun: ReadonlyMap<number, string>;
  /** Those that it names in full, as it stands. */
  named: ReadonlySet<number>;
  /** Those that the words before it name. */
  namedBefore: ReadonlySet<number>;
  /** Those that a compound may name that begins with it: 'gam' begins a gamingmus. */
  compounded: ReadonlySet<number>;
}

/** How likely a kind is meant, by how what is typed tells of it. */
const LIKELY = {
  namedBefore: 3.6,
  named: 1.6,
  begun: 1.25,
  synonym: 0.6,
  told: 0.4,
  compounded: 0.35,
  category: 0.2,
  other: 0.1,
} as const;
/** Less than in proportion: a kind that is sold twice as often is not searched for twice as often. */
const DEMAND_POWER = 0.5;
/** Relevance from which the last word is the name of a category. */
const CATEGORY_RANK = 0.6;
const MIN_RANK = 0.1;
/** Further kinds are too unlikely to be compared. */
const MAX_KINDS = 16;

interface Group {
  kind: number;
  rows: number[];
  rank: number;
  demand: number;
}

function groupsOf({ table }: Listings, { rows, ranks, begun, named }: Candidates): Group[] {
  const groups = new Map<number | string, Group>();
  for (const row of rows) {
    const kind = table.kindOf[row] ?? -1;
    const key = named.has(kind) ? '' : begun.get(kind) || kind;
    const group = groups.get(key) ?? { kind, rows: [], rank: 0, demand: 0 };
    if (group.rows.length === 0) groups.set(key, group);
    group.rows.push(row);
    group.rank = Math.max(group.rank, ranks?.[row] ?? 0);
    group.demand += table.popularities[row] ?? 0;
  }
  return [...groups.values()];
}

/** Whether the last word tells what the kind is like: 'smart' is said of a lampa that is called 'smart lampa'. */
function isTold({ sortNames }: ListingTable, { rows }: Group, last: string): boolean {
  const before = plainName(modelOf(sortNames[rows[0] ?? -1] ?? ''))
    .trim()
    .split(' ')
    .at(-2);
  return beginningWith(unaccented(last))(before ?? '');
}

/** Whether a noun begins so only without its accents: who means a läsplatta rarely types 'las'. */
const isOtherLetters = (noun: string, last: string): boolean => beginningWith(last)(noun) && !noun.startsWith(last);

function likelihood(table: ListingTable, group: Group, candidates: Candidates): number {
  const { begun, named, namedBefore, compounded, last } = candidates;
  if (namedBefore.has(group.kind)) return LIKELY.namedBefore;
  if (named.has(group.kind)) return LIKELY.named;
  const noun = begun.get(group.kind);
  if (noun !== undefined) return noun === '' || isOtherLetters(noun, last) ? LIKELY.synonym : LIKELY.begun;
  if (isTold(table, group, last)) return LIKELY.told;
  if (compounded.has(group.kind)) return LIKELY.compounded;
  if (begun.size > 0 && group.rank >= CATEGORY_RANK) return LIKELY.category;
  return (begun.size === 0 ? LIKELY.begun : LIKELY.other) * (MIN_RANK + group.rank);
}

/**
 * The products to suggest: those that together cover the most of what the typed text is likely to become. 'trå' may
 * become wireless headphones, a mouse or a keyboard, 'mobil s' a black phone. A kind is the likelier the better its
 * products fit and the more they are sold; of one kind, see `KindCoverage`.
 */
export function spreadKinds(
  listings: Listings,
  candidates: Candidates,
  { count, leaning }: { count: number; leaning: Leaning },
): number[] {
  const { table } = listings;
  const { ranks, last } = candidates;
  const score = (row: number): number => (ranks?.[row] ?? 0) + (table.merits[row] ?? 0);
  const groups = groupsOf(listings, candidates);
  // A 'hoppa konsol' is a console, however many games are sold for it.
  const isTyped = ({ kind }: Group): boolean => candidates.named.has(kind) || candidates.begun.has(kind);
  const typed = groups.filter(isTyped).map(({ demand }) => demand);
  const most = typed.length === 0 ? Infinity : Math.max(...typed);
  const demandFor = (group: Group): number => (isTyped(group) ? group.demand : Math.min(group.demand, most));
  const kinds = groups
    .map((group) => ({ group, likely: likelihood(table, group, candidates) * (1 + demandFor(group)) ** DEMAND_POWER }))
    .sort((a, b) => b.likely - a.likely)
    .slice(0, MAX_KINDS)
    .map(({ group, likely }) => {
      const bestScore = group.rows.reduce((most, row) => Math.max(most, score(row)), 0);
      return { group, likely, bound: gainBound(bestScore, leaning) * likely };
    });
  // Most kinds are too unlikely for any of their products, which are then not compared.
  const covers = new Map<Group, KindCoverage>();
  const coverOf = (group: Group): KindCoverage => {
    const known = covers.get(group);
    if (known !== undefined) return known;
    const made = new KindCoverage(listings, group.rows, score, { last, leaning });
    covers.set(group, made);
    return made;
  };
  const chosen: number[] = [];
  while (chosen.length < count) {
    let best: { row: number; gain: number; cover: KindCoverage } | null = null;
    for (const { group, likely, bound } of kinds) {
      if (best !== null && bound <= best.gain) continue;
      const cover = coverOf(group);
      const next = cover.best();
      if (next === null || (best !== null && next.gain * likely <= best.gain)) continue;
      best = { row: next.row, gain: next.gain * likely, cover };
    }
    if (best === null) break;
    best.cover.take(best.row);
    chosen.push(best.row);
  }
  return chosen;
}
