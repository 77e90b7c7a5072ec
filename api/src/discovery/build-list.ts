import { bestOf } from './best-of.ts';
import { FIRST_ATTRIBUTE_FACET, type FacetKind, type StoredFacetKind, facetId } from './facet-ids.ts';
import type { Listings } from './listing-cache.ts';
import type { ListingTable } from './listing-table.ts';
import { isCategoryTag, isFacetTag, tag } from './listing-tags.ts';
import type { FacetChoice, FacetCount, ListRequest, ListResult, ListScope } from './search-port.ts';
import { ORDERS, type SortKey } from './sort-options.ts';

/** Maximum of paid positions at the top of a list [O2.13-11]. */
export const MAX_PROMOTED = 2;

/** Scopes with one kind of product, so that its attributes always make sense. */
const ALWAYS_WITH_ATTRIBUTES: readonly ListScope['kind'][] = ['category', 'chosen'];

/** Number of hits above which single attributes say too little. */
export const BROAD_FROM = 3000;

/** Rows of the table that a search found, with their relevance by row; null where words do not determine the order. */
export interface Found {
  rows: readonly number[];
  ranks: Float32Array | null;
  /** Added to the relevance of a row. */
  bonus?: (row: number) => number;
  /** The search is the name of a product, which stays first. */
  isNamed?: boolean;
  /** What is wanted is not sure: it names several kinds, or was guessed. Nobody can pay for a place among it. */
  isUnsure?: boolean;
  /** The order that the search asks for: 'nyaste grafikkorten'. */
  order?: SortKey;
  /** Rows that are near, but no hits. */
  similar?: readonly number[];
  /** These are of the same kind, and only without the limits that are asked for. */
  isOfSameKind?: boolean;
}

/** The index's kind for a filter of this shopper. */
const storedKind = (kind: FacetKind, isMember: boolean): StoredFacetKind =>
  kind === 'price' && isMember ? 'memberPrice' : kind;

const storedIds = ({ kind, facetIds }: FacetChoice, isMember: boolean): number[] =>
  facetIds.map((id) => id - facetId(kind, 0) + facetId(storedKind(kind, isMember), 0));

/** Tags of the scope, of which a product has at least one. */
function scopeTags({ scope, campaignIds, onlyMemberDeals }: ListRequest): number[][] {
  const own: Record<ListScope['kind'], () => number[][]> = {
    everything: () => [],
    search: () => [],
    chosen: () => [],
    category: () => (scope.kind === 'category' ? [[tag.category(scope.categoryId)]] : []),
    campaign: () => (scope.kind === 'campaign' ? [[tag.campaign(scope.campaignId)]] : []),
    section: () => (scope.kind === 'section' ? [[tag.section(scope.sectionId)]] : []),
    memberDeals: () => [[tag.memberDeals]],
    manufacturer: () =>
      scope.kind === 'manufacturer'
        ? [
            ...(scope.categoryId === null ? [] : [[tag.category(scope.categoryId)]]),
            [facetId('manufacturer', scope.manufacturerId)],
          ]
        : [],
  };
  return [
    ...own[scope.kind](),
    ...(campaignIds.length > 0 ? [campaignIds.map(tag.campaign)] : []),
    ...(onlyMemberDeals ? [[tag.memberDeals]] : []),
  ];
}

interface Candidates {
  rows: readonly number[];
  /** Tags of which a candidate must still have one. */
  scope: readonly (readonly number[])[];
}

/** Rows that may be in the scope. */
function candidates(
  table: ListingTable,
  { scope }: ListRequest,
  tags: readonly number[][],
  found: Found | null,
): Candidates {
  if (found !== null) return { rows: found.rows, scope: tags };
  if (scope.kind === 'chosen') {
    return { rows: [...new Set(scope.productIds)].flatMap((id) => table.rowOf(id) ?? []), scope: tags };
  }
  const narrowest = tags.find(({ length }) => length === 1);
  const [name] = narrowest ?? [];
  return name === undefined
    ? { rows: table.productIds.map((_, row) => row), scope: tags }
    : { rows: table.rowsWith(name), scope: tags.filter((any) => any !== narrowest) };
}

/** Score for 'Rekommenderat': relevance of the words, the given order, or popularity. */
function scoreOf(table: ListingTable, { scope }: ListRequest, found: Found | null): (row: number) => number {
  if (scope.kind === 'chosen') {
    const positions = new Map(scope.productIds.map((id, index) => [table.rowOf(id) ?? -1, -index]));
    return (row) => positions.get(row) ?? 0;
  }
  const ranks = found?.ranks;
  if (!ranks) return (row) => table.popularities[row] ?? 0;
  const bonus = found.bonus ?? (() => 0);
  return (row) => (ranks[row] ?? 0) + (table.merits[row] ?? 0) + bonus(row);
}

interface Test {
  /** A product passes with one of these tags. */
  tags: readonly number[];
  /** Which tags belong to this filter's own box. */
  isOwn: (name: number) => boolean;
}

/** The shopper's filters; each is ignored for the counts of its own box. */
function testsOf({ choices, categoryIds, storeIds, isMember }: ListRequest, labels: Listings['labels']): Test[] {
  const boxes = choices.map((choice): Test => {
    const kind = storedKind(choice.kind, isMember);
    const isOwn = (name: number): boolean => {
      const label = labels.get(name);
      return label?.kind === kind && label.groupId === choice.groupId;
    };
    return { tags: storedIds(choice, isMember), isOwn };
  });
  const isStore = (name: number): boolean => labels.get(name)?.kind === 'store';
  return [
    ...boxes,
    ...(categoryIds.length > 0 ? [{ tags: categoryIds.map(tag.category), isOwn: isCategoryTag }] : []),
    ...(storeIds.length > 0 ? [{ tags: storeIds.map(tag.store), isOwn: isStore }] : []),
  ];
}

/** A number per tag, with a bit for each of the lists that contain it. */
function bitsOf(table: ListingTable, lists: readonly (readonly number[])[]): Uint32Array {
  const bits = new Uint32Array(table.tagNames.length);
  for (const [index, names] of lists.entries()) {
    for (const name of names) {
      const number = table.numberOf(name);
      if (number !== undefined) bits[number] = (bits[number] ?? 0) | (1 << index);
    }
  }
  return bits;
}

interface Tally {
  total: number;
  /** Rows that pass every filter. */
  hits: number[];
  /** By tag number. */
  counts: Uint32Array;
}

/**
 * Each product of the scope gets a bit for each filter that it fails: without bits it is a hit, with one bit it counts
 * only in that filter's own box, because a box ignores its own choices.
 */
function tally(table: ListingTable, { rows, scope }: Candidates, tests: readonly Test[]): Tally {
  const { tags, starts, isLive, tagNames } = table;
  const bits = bitsOf(table, [...tests.map((test) => test.tags), ...scope]);
  const isFilter = (1 << tests.length) - 1;
  const isScope = ((1 << scope.length) - 1) << tests.length;
  const mustTest = isFilter !== 0 || isScope !== 0;
  const boxes = Uint32Array.from(tests.length === 0 ? [] : tagNames, (name) => {
    const box = tests.findIndex(({ isOwn }) => isOwn(name));
    return box < 0 ? 0 : 1 << box;
  });
  const counts = new Uint32Array(tagNames.length);
  const hits: number[] = [];
  let total = 0;
  for (const row of rows) {
    if (!isLive[row]) continue;
    const from = starts[row] ?? 0;
    const to = starts[row + 1] ?? 0;
    let passed = 0;
    if (mustTest) for (let at = from; at < to; at += 1) passed |= bits[tags[at] ?? 0] ?? 0;
    if ((passed & isScope) !== isScope) continue;
    total += 1;
    const failed = isFilter & ~passed;
    if (failed === 0) hits.push(row);
    else if ((failed & (failed - 1)) !== 0) continue;
    for (let at = from; at < to; at += 1) {
      const number = tags[at] ?? 0;
      if (failed === 0 || boxes[number] === failed) counts[number] = (counts[number] ?? 0) + 1;
    }
  }
  return { total, hits, counts };
}

/** The values of all boxes; single attributes of a long list only where the shopper has opened their box. */
function facetCounts(
  { table, labels }: Listings,
  { counts, hits }: Tally,
  request: ListRequest,
  tests: readonly Test[],
  broadFrom: number,
): FacetCount[] {
  const { scope, choices, storeIds, isMember } = request;
  const selected = new Set([...choices.flatMap((choice) => storedIds(choice, isMember)), ...storeIds.map(tag.store)]);
  const withAttributes = ALWAYS_WITH_ATTRIBUTES.includes(scope.kind) || hits.length <= broadFrom;
  const isShown = (id: number): boolean =>
    withAttributes || id < FIRST_ATTRIBUTE_FACET || tests.some(({ isOwn }) => isOwn(id));
  const counted = table.tagNames.filter(
    (name, number) => (counts[number] ?? 0) > 0 && isFacetTag(name) && isShown(name),
  );
  return [...new Set([...counted, ...selected])].flatMap((id) => {
    const label = labels.get(id);
    // The price for this shopper, of the two.
    if (label === undefined || label.kind === (isMember ? 'price' : 'memberPrice')) return [];
    const kind = label.kind === 'memberPrice' ? 'price' : label.kind;
    return [{ ...label, kind, count: counts[table.numberOf(id) ?? -1] ?? 0 }];
  });
}

/** Number of near products beside the hits of a search. */
export const MAX_SIMILAR = 12;

/** Of these the best stand beside the hits. */
const MAX_COMPARED = 5 * MAX_SIMILAR;
/** The hits that tell where all of them stand. */
const MAX_TELLING = 100;

/** Whether a row has any category of these; any row where there are none: a 'Tålig bok' is near no tåligt mobilskal. */
function besideAnyOf({ tags, starts, tagNames }: ListingTable, rows: readonly number[]): (row: number) => boolean {
  const tagsOf = (row: number) => tags.subarray(starts[row] ?? 0, starts[row + 1] ?? 0);
  const shelves = new Set<number>();
  for (const row of rows.slice(0, MAX_TELLING))
    for (const number of tagsOf(row)) if (isCategoryTag(tagNames[number] ?? 0)) shelves.add(number);
  return shelves.size === 0 ? () => true : (row) => tagsOf(row).some((number) => shelves.has(number));
}

/** The best near products, on a search's first page; where filters let none through, those that they keep out. */
function similarTo(
  table: ListingTable,
  request: ListRequest,
  found: Found | null,
  hits: readonly number[],
): readonly number[] {
  const near = hits.length === 0 && found !== null && found.rows.length > 0 ? found.rows : found?.similar;
  if (request.page > 1 || !near) return [];
  const by = { table, prices: table.prices, score: scoreOf(table, request, found) };
  const best = bestOf(near, MAX_COMPARED, ORDERS.recommended(by));
  const isNear = found?.isOfSameKind === true ? () => true : besideAnyOf(table, hits);
  return best.filter(isNear).slice(0, MAX_SIMILAR);
}

/** A paid product of a search says as much as this share of the best one's words. */
const MIN_PAID_RELEVANCE = 0.9;

/** The hits that may have a paid place: in a search only those that fit its words as well as what is found first. */
function relevantPaid(table: ListingTable, hits: readonly number[], found: Found | null): readonly number[] {
  const paid = hits.filter((row) => table.isSponsored[row]);
  const ranks = found?.ranks;
  if (found?.isUnsure === true) return [];
  if (paid.length === 0 || !ranks) return paid;
  const bonus = found.bonus ?? (() => 0);
  const relevance = (row: number): number => (ranks[row] ?? 0) + bonus(row);
  // Where something near fits the words better, the hits may not be what was meant.
  const best = [...hits, ...(found.similar ?? [])].reduce((most, row) => Math.max(most, relevance(row)), 0);
  return paid.filter((row) => relevance(row) >= best * MIN_PAID_RELEVANCE);
}

/** Paid products of a search among the others: what would be first is never further down than second. */
const withPaid = (unpaid: readonly number[], [first, ...more]: readonly number[], { isNamed }: Found): number[] => {
  if (first === undefined) return [...unpaid];
  const [best, ...others] = unpaid;
  const top = best === undefined ? [] : [best];
  return isNamed === true ? [...top, first, ...more, ...others] : [first, ...top, ...more, ...others];
};

/**
 * A page of a list, its totals, and the counts of every filter box and category. `found` is the result of a search;
 * null for lists without words.
 */
export function queryList(
  listings: Listings,
  request: ListRequest,
  found: Found | null,
  broadFrom: number,
): Omit<ListResult, 'reading'> {
  const { table, labels } = listings;
  const tests = testsOf(request, labels);
  const counted = tally(table, candidates(table, request, scopeTags(request), found), tests);
  const { hits, counts, total } = counted;
  const { isMember, page, pageSize, mayPromote } = request;
  const sort = request.sort ?? found?.order ?? 'recommended';
  const by = { table, prices: isMember ? table.memberPrices : table.prices, score: scoreOf(table, request, found) };
  const paid = mayPromote && sort === 'recommended' ? relevantPaid(table, hits, found) : [];
  const promoted = bestOf(paid, MAX_PROMOTED, ORDERS.recommended(by));
  const others = promoted.length === 0 ? hits : hits.filter((row) => !promoted.includes(row));
  const offset = (page - 1) * pageSize;
  const unpaid = bestOf(others, offset + pageSize, ORDERS[sort](by));
  const best = found === null ? [...promoted, ...unpaid] : withPaid(unpaid, promoted, found);
  const idsOf = (rows: readonly number[]): number[] => rows.flatMap((row) => table.productIds[row] ?? []);
  return {
    productIds: idsOf(best.slice(offset, offset + pageSize)),
    promotedIds: offset === 0 ? idsOf(promoted) : [],
    sort,
    similarIds: idsOf(similarTo(table, request, found, hits)),
    total,
    filtered: hits.length,
    facets: facetCounts(listings, counted, request, tests, broadFrom),
    categories: table.tagNames.flatMap((name, number) => {
      const count = counts[number] ?? 0;
      return count > 0 && isCategoryTag(name) ? [{ id: -name, count }] : [];
    }),
  };
}
