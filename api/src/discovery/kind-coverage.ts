import { amountOf } from './amounts.ts';
import { bestOf } from './best-of.ts';
import type { FacetLabel, Listings } from './listing-cache.ts';
import type { ListingTable } from './listing-table.ts';
import { isCategoryTag } from './listing-tags.ts';
import { plainWords } from './search-text.ts';
import { ASKED_VALUES } from './swedish-words.ts';
import { beginsWith } from './vocabulary.ts';

/** What words such as 'under' or 'minst' are about to ask for. */
export type Leaning = 'cheap' | 'dear' | null;

/**
 * How searches for a kind of product go on after its name, as shares of one: with nothing, with a price, with a value
 * of a filter ('mobil svart', 'skärm 27 tum').
 */
const GOES_ON = { plain: 0.3, cheap: 0.12, dear: 0.04, value: 0.54 } as const;
/** The same where a price is being typed. */
const LEANING_WEIGHT = 0.5;
/** A value that begins with what is typed is what is meant. */
const BEGUN_VALUE = 5;
const ASKED_VALUE = 3;
/** Amounts ('27 tum') and colours are asked for more than other values, makers and shelves less. */
const VALUE_WEIGHT = { kind: 3, amount: 2, colour: 1.5, other: 1, category: 0.5, manufacturer: 0.5 } as const;
const COLOUR = 'Färg';
/** Price share within which a product is as cheap, or as dear, as is asked for. */
const CHEAP_SHARE = 0.25;
/** Of a kind with many products only the best, and the cheapest and dearest of them, are compared. */
const COMPARED = 60;
const EXTREMES = 6;
/** What popularity and relevance are worth beside what a product covers. */
const MERIT_WEIGHT = 0.05;
/** Another variant of a model that is shown says little. */
const SAME_MODEL = 0.5;

/** The name before what tells variants: 'aurora 75 tangentbord' of 'aurora 75 tangentbord, svart'. */
export const modelOf = (sortName: string): string => sortName.split(/[,(]/, 1)[0] ?? sortName;

interface Typed {
  /** The last word, which may be unfinished. */
  last: string;
  leaning: Leaning;
}

function valueKind(name: number, label: FacetLabel | undefined): keyof typeof VALUE_WEIGHT | null {
  if (isCategoryTag(name)) return 'category';
  if (label?.kind === 'manufacturer') return 'manufacturer';
  if (label?.kind !== 'attribute') return null;
  if (label.groupName === COLOUR) return 'colour';
  return amountOf(label.label) === null ? 'other' : 'amount';
}

/** From 0 to 1: how cheap a product is by its place among the prices, from the cheapest on. */
const nearTo = (share: number): number => Math.min(1, (1 - share) / (1 - CHEAP_SHARE));

/** Numbers for kinds among those of tags. */
const kindTag = (kind: number): number => -1 - kind;

/** What tells a product from others of what is meant: its tags, and its very kind. */
const traitsOf = ({ tags, starts, kindOf }: ListingTable, row: number): number[] => [
  ...tags.subarray(starts[row], starts[row + 1]),
  kindTag(kindOf[row] ?? -1),
];

/** The weight of each trait: how likely a search for this kind goes on with it. */
function traitWeights({ table, labels }: Listings, rows: readonly number[], last: string): Map<number, number> {
  const uses = new Map<number, number>();
  for (const row of rows) for (const trait of traitsOf(table, row)) uses.set(trait, (uses.get(trait) ?? 0) + 1);
  const labelOf = (trait: number): FacetLabel | undefined => labels.get(table.tagNames[trait] ?? 0);
  // The attributes that are shown first are asked for first.
  const groups = [...new Set([...uses.keys()].flatMap((trait) => labelOf(trait)?.groupSort ?? []))].sort(
    (a, b) => a - b,
  );
  const weights = new Map<number, number>();
  let sum = 0;
  for (const [trait, count] of uses) {
    const label = labelOf(trait);
    const kind = trait < 0 ? 'kind' : valueKind(table.tagNames[trait] ?? 0, label);
    // What all of them have, tells none from another.
    if (count === rows.length || kind === null) continue;
    const isBegun = last !== '' && plainWords(label?.label ?? '').some((word) => beginsWith(word, last));
    const place = label?.kind === 'attribute' ? Math.sqrt(1 + groups.indexOf(label.groupSort)) : 1;
    const asked = (isBegun ? BEGUN_VALUE : 1) * (ASKED_VALUES.has(label?.label ?? '') ? ASKED_VALUE : 1);
    const weight = ((count / rows.length) * VALUE_WEIGHT[kind] * asked) / place;
    weights.set(trait, weight);
    sum += weight;
  }
  for (const [trait, weight] of weights) weights.set(trait, (weight / sum) * GOES_ON.value);
  return weights;
}

/**
 * The products of one kind, of which each that is chosen covers some of the searches that what is typed may become:
 * the kind's name alone, with a price, with a value. The next one is that which adds most to those before it.
 */
export class KindCoverage {
  private readonly left: Set<number>;
  private readonly values: Map<number, number>;
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
      cheap: Math.max(this.covered.cheap, nearTo(share)),
      dear: Math.max(this.covered.dear, nearTo(1 - share)),
    };
    for (const trait of traitsOf(table, row)) this.values.delete(trait);
    this.next = undefined;
  }

  private gainOf(row: number): number {
    const { table } = this.listings;
    const share = this.priceShare.get(row) ?? 1;
    const cheap = this.leaning === 'cheap' ? LEANING_WEIGHT : GOES_ON.cheap;
    const dear = this.leaning === 'dear' ? LEANING_WEIGHT : GOES_ON.dear;
    let gain =
      (this.covered.plain ? 0 : GOES_ON.plain) +
      cheap * Math.max(0, nearTo(share) - this.covered.cheap) +
      dear * Math.max(0, nearTo(1 - share) - this.covered.dear) +
      MERIT_WEIGHT * this.score(row);
    for (const trait of traitsOf(table, row)) gain += this.values.get(trait) ?? 0;
    return this.models.has(modelOf(table.sortNames[row] ?? '')) ? gain * SAME_MODEL : gain;
  }
}
