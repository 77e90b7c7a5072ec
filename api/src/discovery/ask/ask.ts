import { parseFilters } from '@shop/domain/filters';
import type { NamedQuery } from '../../db/named-query.ts';
import { plainList } from '../plain-list.ts';
import { readFilters } from '../read-filters.ts';
import type { CategoryRow, Reference } from '../reference.ts';
import type { ListScope, SearchPort } from '../search-port.ts';
import { inShopWords } from '../shop-words.ts';
import {
  type ActiveWish,
  EVERYTHING,
  type ListTarget,
  type Resolved,
  activeWishes,
  targetOf,
  withWishIn,
} from './asked-list.ts';
import type { FactCategory, Facts } from './facts.ts';
import { isSentence, readSubject, readWishes } from './read-sentence.ts';
import { namesPerson } from './not-understood.ts';
import { shelfKinds } from './shelf-kinds.ts';
import { CATEGORY_BOX, type Boxes, filtersOf } from './wishes.ts';

/** What a sentence became, for the list that fulfils it. */
export interface Asked {
  readonly sentence: string;
  /** Where the sentence leads, when the request named nothing but the sentence. */
  readonly target: ListTarget | null;
  /** `hits`: the number of products without this wish, when with it there are none. */
  readonly wishes: readonly (ActiveWish & { hits?: number })[];
  readonly notUnderstood: readonly string[];
  /** What the list is without, since hardly anything has it together with the rest. */
  readonly leftOut: readonly { readonly label: string; readonly list: ListTarget; readonly hits: number }[];
}

/** The part of a list's URL that decides on sentences. */
export interface AskedUrl {
  readonly type: string;
  readonly value: string;
  readonly filters: readonly string[];
  readonly isMember: boolean;
  /** The sentence that the list answers; empty: the search is taken word by word. */
  readonly asked?: string | undefined;
}

export interface Ask {
  /** The list that a search worded as a sentence leads to; null for every other. */
  target(url: AskedUrl): Promise<ListTarget | null>;
  /** What of a sentence a list fulfils. `filtered`: the number of its products. */
  describe(sentence: string, list: ListTarget, filtered: number, isMember: boolean): Promise<Omit<Asked, 'target'>>;
}

interface Parts {
  readonly search: Pick<SearchPort, 'list' | 'facts'>;
  readonly reference: () => Promise<Reference>;
  readonly named: NamedQuery;
}

/** Products of a kind that are compared with what the words of a sentence find. */
const MAX_OF_KIND = 10_000;

/** Questions about the shop itself. */
const QUESTION = /^\s*(?:hur|var|när|kan|får|vad|varför)(?!\p{L})/iu;

/** The scope of a search; 'allt' on the list of a sentence is everything. */
export const scopeOf = (searchString: string, autoCorrect: boolean): ListScope =>
  searchString === EVERYTHING ? { kind: 'everything' } : { kind: 'search', text: searchString, autoCorrect };

const toFactCategory = (row: CategoryRow): FactCategory => ({
  id: row.id,
  name: row.name,
  sectionName: row.sectionName,
  isTop: row.parentId === null,
});

function boxesOfCategories(names: readonly string[], reference: Reference): Boxes {
  if (names.length === 0) return new Map();
  const rows = [...reference.categories.values()].filter(({ name }) => names.includes(name));
  return rows.length === 0 ? new Map() : new Map([[CATEGORY_BOX, rows.map(({ id }) => String(id))]]);
}

async function countOf({ search, named }: Parts, list: ListTarget, isMember: boolean): Promise<number> {
  const filters = await readFilters(named, parseFilters(list.filters));
  const { filtered } = await search.list({ ...plainList(scopeOf(list.searchString, true)), ...filters, isMember });
  return filtered;
}

/** Understands a sentence by the facts of what it asks for, in one of the categories of its kind if one is named. */
async function resolveIn({ search, reference, named }: Parts, text: string, category?: string): Promise<Resolved> {
  const tree = await reference();
  const subject = readSubject(inShopWords(text), shelfKinds(tree));
  const names = category === undefined ? subject.kind?.categories : [category];
  const kindBoxes = boxesOfCategories(names ?? [], tree);
  const { facets, categories } = await search.facts({
    ...plainList(scopeOf(subject.kind?.text ?? EVERYTHING, true)),
    ...(await readFilters(named, parseFilters(filtersOf(kindBoxes)))),
  });
  const facts: Facts = {
    values: facets,
    categories: categories.flatMap(({ id }) => {
      const row = tree.categories.get(id);
      return row === undefined ? [] : [toFactCategory(row)];
    }),
  };
  return { ...readWishes(subject, facts), kindBoxes };
}

/** Fewer products are too few to do without others for what need not be. */
const FEW = 3;

/**
 * Without the wishes that need not be fulfilled, where hardly anything fulfils all and more the others: first without
 * those that the sentence itself calls so, then without what the thing is for.
 */
async function withoutSoft(parts: Parts, resolved: Resolved): Promise<Resolved> {
  const { wishes } = resolved;
  const preferred = wishes.filter(({ isPreferred }) => isPreferred === true);
  const soft = wishes.filter(({ isSoft }) => isSoft === true);
  if (soft.length === 0 || wishes.length < 2) return resolved;
  const count = await countOf(parts, targetOf(resolved), false);
  if (count >= FEW) return resolved;
  for (const leftOut of preferred.length > 0 && preferred.length < soft.length ? [preferred, soft] : [soft]) {
    const others = { ...resolved, wishes: wishes.filter((wish) => !leftOut.includes(wish)), leftOut };
    const left = await countOf(parts, targetOf(others), false);
    if (left >= FEW || (leftOut === soft && left > count)) return others;
  }
  return resolved;
}

/** Without what is wanted the most of, where nothing that has it fulfils the rest. */
async function withoutExtreme(parts: Parts, resolved: Resolved): Promise<Resolved> {
  if (resolved.extreme === null || (await countOf(parts, targetOf(resolved), false)) > 0) return resolved;
  return { ...resolved, extreme: null };
}

/**
 * Understands a sentence. What several categories have in common may tell nothing of one of them: where nothing fulfils
 * 'spel till Hoppa för barn' by the ages of board games, a single category is asked that has some.
 */
async function resolve(parts: Parts, text: string): Promise<Resolved> {
  const resolved = await withoutSoft(parts, await withoutExtreme(parts, await resolveIn(parts, text)));
  const { kind, wishes } = resolved;
  const categories = kind?.categories ?? [];
  if (categories.length < 2 || wishes.length === 0) return resolved;
  if ((await countOf(parts, targetOf(resolved), false)) > 0) return resolved;
  const narrowed = await Promise.all(categories.map((category) => resolveIn(parts, text, category)));
  const understood = narrowed.filter((each) => each.wishes.length >= wishes.length);
  for (const each of understood) if ((await countOf(parts, targetOf(each), false)) > 0) return each;
  return resolved;
}

/** Whether a sentence says enough to be answered by filters: what, or for whom, rather than a mere property. */
const isUnderstood = ({ isList, kind, wishes, hasPeople }: Resolved): boolean =>
  !isList && (kind !== null || (hasPeople && wishes.length > 0));

/** Searches in words of one's own [issue 18]: sentences become searches with filters, by rules and facts alone. */
export function createAsk(parts: Parts): Ask {
  const { search } = parts;

  /** Without a known kind: whether what was not understood finds products of its own ('presentkort'). */
  async function isOfAnotherKind({ kind, notUnderstood }: Resolved): Promise<boolean> {
    const unknown = notUnderstood.filter((part) => !namesPerson(part)).join(' ');
    if (kind !== null || unknown === '') return false;
    const { total, reading } = await search.list(plainList(scopeOf(unknown, true)));
    return total > 0 && reading?.uncertain === false && reading.original === null;
  }

  return {
    async target({ type, value, filters, asked }) {
      if (type !== 'search' || asked !== undefined || filters.length > 0 || !isSentence(value)) return null;
      const resolved = await resolve(parts, value);
      if (!isUnderstood(resolved) || (await isOfAnotherKind(resolved))) return null;
      const plain = await search.list(plainList(scopeOf(value, true)));
      // A page answers it, or the search as always finds it with certainty: nothing is better than that.
      const isAnswered = (plain.reading?.pages.length ?? 0) > 0;
      if (isAnswered && (resolved.wishes.length === 0 || QUESTION.test(value))) return null;
      if (resolved.wishes.length === 0 && resolved.isAmbiguous) return null;
      // What the sentence is not understood by may be a slip, which the search corrects.
      const isRead = plain.reading?.original === null || resolved.notUnderstood.length > 0;
      const isFound = plain.total > 0 && plain.reading?.uncertain === false && isRead;
      const target = targetOf(resolved);
      if (resolved.wishes.length > 0 || !isFound) return target;
      // Who will 'lyssna på vinyl' wants a skivspelare, and no headset that is called so.
      const whole = { ...plainList(scopeOf(target.searchString, true)), pageSize: MAX_OF_KIND };
      const { productIds } = await search.list(whole);
      return plain.productIds.some((id) => productIds.includes(id)) ? null : target;
    },

    async describe(sentence, list, filtered, isMember) {
      const resolved = await resolve(parts, sentence);
      const wishes = activeWishes(resolved, list);
      const { notUnderstood, leftOut = [] } = resolved;
      if (filtered > 0) {
        const without = leftOut.map(async (wish) => {
          const narrower = withWishIn(list, wish);
          return { label: wish.label, list: narrower, hits: await countOf(parts, narrower, isMember) };
        });
        return { sentence, wishes, notUnderstood, leftOut: await Promise.all(without) };
      }
      const counted = wishes.map(async (wish) => ({ ...wish, hits: await countOf(parts, wish.without, isMember) }));
      return { sentence, wishes: await Promise.all(counted), notUnderstood, leftOut: [] };
    },
  };
}
