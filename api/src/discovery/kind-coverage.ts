import { amountOf } from './amounts.ts';
import { bestOf } from './best-of.ts';
import { type LabelWords, wordsOfLabel } from './label-words.ts';
import type { FacetLabel, Listings } from './listing-cache.ts';
import type { ListingTable } from './listing-table.ts';
import { isCategoryTag } from './listing-tags.ts';
import { modelOf } from './plain-name.ts';
import { ASKED_VALUES } from './swedish-words.ts';
import { unaccented } from './vocabulary.ts';

/** What words such as 'under' or 'minst' are about to ask for. */
export type Leaning = 'cheap' | 'dear' | null;

/**
 * How searches for a kind of product go on after its name, as shares of one: with nothing, with a price, with a value
 * of a filter ('mobil svart', 'skärm 27 tum').
 */
const GOES_ON = { plain: 0.3, cheap: 0.12, dear: 0.04, value: 0.54 } as const;
/** The same where a price is being typed. */
const LEANING_WEIGHT = 1.2;
/** A value that begins with what is typed is what is meant. */
const BEGUN_VALUE = 5;
const ASKED_VALUE = 3;
/** Kinds of a kind and amounts ('27 tum') are asked for more than other values, makers and shelves less. */
const VALUE_WEIGHT = { kind: 5, amount: 1.2, colour: 0.9, other: 1, category: 0.5, manufacturer: 0.5 } as const;
const COLOUR = 'Färg';
/** Price share within which a product is as cheap, or as dear, as is asked for. */
const CHEAP_SHARE = 0.25;
/** Of a kind with many products only the best, and the cheapest and dearest of them, are compared. */
const COMPARED = 60;
const EXTREMES = 6;
/** What popularity and relevance are worth beside what a product covers. */
const MERIT_WEIGHT = 0.06;
/** Another variant of a model that is shown says little. */
const SAME_MODEL = 0.5;
/** So does what was returned, while there are new ones. */
const BARGAIN = 0.5;

interface Typed {
  /** The last word, which may be unfinished. */
  last: string;
  leaning: Leaning;
}

/** What a filter value is, worked out once: every suggestion looks at some hundred of them. */
interface ValueFacts extends LabelWords {
  kind: keyof typeof VALUE_WEIGHT | null;
  /** Of a span, such as '3–8 spelare', its ends. */
  span: { from: number; to: number } | null;
}

function readValue(value: FacetLabel): ValueFacts {
  const { kind, groupName, label } = value;
  const attribute = (): ValueFacts['kind'] => {
    if (groupName === COLOUR) return 'colour';
    return amountOf(label) === null ? 'other' : 'amount';
  };
  const own = kind === 'attribute' ? attribute() : null;
  const amount = kind === 'attribute' ? amountOf(label) : null;
  const span = amount !== null && amount.from < amount.to ? amount : null;
  return { kind: kind === 'manufacturer' ? kind : own, ...wordsOfLabel(value), span };
}

const readValues = new WeakMap<FacetLabel, ValueFacts>();

function factsOf(label: FacetLabel): ValueFacts {
  const known = readValues.get(label);
  if (known !== undefined) return known;
  const read = readValue(label);
  readValues.set(label, read);
  return read;
}

/** From 0 to 1: how cheap a product is by its place among the prices, from the cheapest on. */
const nearTo = (share: number): number => Math.min(1, (1 - share) / (1 - CHEAP_SHARE));

/** A trait without a tag's name is a kind. */
function kindOfTrait(name: number | undefined, facts: ValueFacts | null): keyof typeof VALUE_WEIGHT | null {
  if (name === undefined) return 'kind';
  return isCategoryTag(name) ? 'category' : (facts?.kind ?? null);
}

/** What tells products from others of what is meant: the numbers of their tags, and after these those of kinds. */
const kindTrait = ({ tagNames }: ListingTable, kind: number): number => tagNames.length + 1 + kind;

/** The weight of each trait, by its number: how likely a search for this kind goes on with it. */
function traitWeights({ table, labels }: Listings, rows: readonly number[], last: string): Float64Array {
  const { tags, starts, kindOf, tagNames } = table;
  const kinds = rows.map((row) => kindOf[row] ?? -1);
  const size = kindTrait(table, Math.max(-1, ...kinds)) + 1;
  const uses = new Uint32Array(size);
  const used: number[] = [];
  const countTrait = (trait: number): void => {
    if (uses[trait] === 0) used.push(trait);
    uses[trait] = (uses[trait] ?? 0) + 1;
  };
  for (const [index, row] of rows.entries()) {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) countTrait(tags[at] ?? 0);
    countTrait(kindTrait(table, kinds[index] ?? -1));
  }
  const labelOf = (trait: number): FacetLabel | undefined => labels.get(tagNames[trait] ?? 0);
  // The attributes that are shown first are asked for first.
  const groups = [...new Set(used.flatMap((trait) => labelOf(trait)?.groupSort ?? []))].sort((a, b) => a - b);
  const places = new Map(groups.map((group, index) => [group, Math.sqrt(1 + index)]));
  const isPlain = unaccented(last) === last;
  const begins = (word: string): boolean => word.startsWith(last);
  const count = /^\d+$/.test(last) ? Number(last) : NaN;
  const isIn = ({ span }: ValueFacts): boolean => span !== null && span.from <= count && count <= span.to;
  const weights = new Float64Array(size);
  let sum = 0;
  for (const trait of used) {
    const number = uses[trait] ?? 0;
    const label = labelOf(trait);
    const facts = label === undefined ? null : factsOf(label);
    const kind = kindOfTrait(tagNames[trait], facts);
    // What all of them have, tells none from another.
    if (number === rows.length || kind === null) continue;
    const isBegun =
      last !== '' &&
      facts !== null &&
      (facts.words.some(begins) || (isPlain && facts.plain.some(begins)) || isIn(facts));
    const place = label?.kind === 'attribute' ? (places.get(label.groupSort) ?? 1) : 1;
    const asked = (isBegun ? BEGUN_VALUE : 1) * (ASKED_VALUES.has(label?.label ?? '') ? ASKED_VALUE : 1);
    const weight = ((number / rows.length) * VALUE_WEIGHT[kind] * asked) / place;
    weights[trait] = weight;
    sum += weight;
  }
  for (const trait of used) {
    const weight = weights[trait] ?? 0;
    if (weight > 0) weights[trait] = (weight / sum) * GOES_ON.value;
  }
  return weights;
}

const cheapWeight = (leaning: Leaning): number => (leaning === 'cheap' ? LEANING_WEIGHT : GOES_ON.cheap);
const dearWeight = (leaning: Leaning): number => (leaning === 'dear' ? LEANING_WEIGHT : GOES_ON.dear);

/** At least what any product of a kind can add whose best has this score; its values count twice, to be sure. */
export const gainBound = (bestScore: number, leaning: Leaning): number =>
  GOES_ON.plain + 2 * GOES_ON.value + cheapWeight(leaning) + dearWeight(leaning) + MERIT_WEIGHT * bestScore;

/**
 * The products of one kind, of which each that is chosen covers some of the searches that what is typed may become:
 * the kind's name alone, with a price, with a value. The next one is that which adds most to those before it.
 */
export class KindCoverage {
  private readonly left: Set<number>;
  /** By trait; 0 once it is covered. */
  private readonly values: Float64Array;
  private readonly priceShare = new Map<number, number>();
  private readonly models = new Set<string>();
  private covered = { plain: false, cheap: 0, dear: 0 };
  private next: { row: number; gain: number } | null | undefined;

  private readonly listings: Listings;
  private readonly score: (row: number) => number;
  private readonly leaning: Leaning;

  constructor(listings: Listings, rows: readonly number[], score: (row: number) => number, { last, leaning }: Typed) {
    this.listings = listings;
    this.score = score;
    this.leaning = leaning;
    const { prices } = listings.table;
    const byPrice = (a: number, b: number): number => (prices[a] ?? 0) - (prices[b] ?? 0);
    const compared = [
      ...bestOf(rows, COMPARED, (a, b) => score(b) - score(a) || b - a),
      ...bestOf(rows, EXTREMES, (a, b) => byPrice(a, b) || score(b) - score(a)),
      ...bestOf(rows, EXTREMES, (a, b) => byPrice(b, a) || score(b) - score(a)),
    ];
    this.left = new Set(compared);
    const sorted = [...this.left].sort(byPrice);
    for (const [index, row] of sorted.entries()) this.priceShare.set(row, index / Math.max(1, sorted.length - 1));
    this.values = traitWeights(listings, sorted, last);
  }

  /** The product to show next, and the share of the likely searches that it adds; null when none is left. */
  best(): { row: number; gain: number } | null {
    if (this.next !== undefined) return this.next;
    this.next = null;
    for (const row of this.left) {
      const gain = this.gainOf(row);
      if (this.next === null || gain > this.next.gain) this.next = { row, gain };
    }
    return this.next;
  }

  take(row: number): void {
    const { table } = this.listings;
    const share = this.priceShare.get(row) ?? 1;
    this.left.delete(row);
    this.models.add(modelOf(table.sortNames[row] ?? ''));
    this.covered = {
      plain: true,
      cheap: Math.max(this.covered.cheap, this.cheapness(share)),
      dear: Math.max(this.covered.dear, this.dearness(share)),
    };
    const { tags, starts } = table;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) this.values[tags[at] ?? 0] = 0;
    this.values[kindTrait(table, table.kindOf[row] ?? -1)] = 0;
    this.next = undefined;
  }

  /** The cheapest of all is below any sum that may follow 'under'. */
  private cheapness(share: number): number {
    return this.leaning === 'cheap' ? 1 - share : nearTo(share);
  }

  private dearness(share: number): number {
    return this.leaning === 'dear' ? share : nearTo(1 - share);
  }

  private gainOf(row: number): number {
    const { table } = this.listings;
    const share = this.priceShare.get(row) ?? 1;
    let gain =
      (this.covered.plain ? 0 : GOES_ON.plain) +
      cheapWeight(this.leaning) * Math.max(0, this.cheapness(share) - this.covered.cheap) +
      dearWeight(this.leaning) * Math.max(0, this.dearness(share) - this.covered.dear) +
      MERIT_WEIGHT * this.score(row);
    const { tags, starts } = table;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) gain += this.values[tags[at] ?? 0] ?? 0;
    gain += this.values[kindTrait(table, table.kindOf[row] ?? -1)] ?? 0;
    const name = table.sortNames[row] ?? '';
    const isShown = this.models.size > 0 && this.models.has(modelOf(name));
    return gain * (isShown ? SAME_MODEL : 1) * (table.isReturned(row) ? BARGAIN : 1);
  }
}
