import { isScopeTag, tag } from './listing-tags.ts';
import { modelOf, plainName } from './plain-name.ts';
import { ProductKinds, kindWord } from './product-kinds.ts';
import { WordIndex } from './word-index.ts';

/** A row of `listing` as `listing-cache.ts` reads it; arrays are PostgreSQL's text of them. */
export interface ListingRow {
  id: number;
  priceOre: number;
  memberPriceOre: number;
  popularity: number;
  rating: number;
  /** Milliseconds. */
  newness: number;
  sortName: string;
  sectionId: number;
  cats: string;
  facet: string;
  storeIds: string;
  campaignIds: string;
  hasMemberPrice: boolean;
  isSponsored: boolean;
  isReduced: boolean;
  /** The words of the product, a tsvector. */
  words: string;
}

const DIGIT_0 = 48;

/** '{1,2}': non-negative integers. */
function numbersOf(array: string): number[] {
  const numbers: number[] = [];
  let number = -1;
  for (let at = 1; at < array.length; at += 1) {
    const digit = array.charCodeAt(at) - DIGIT_0;
    if (digit >= 0 && digit <= 9) number = Math.max(number, 0) * 10 + digit;
    else if (number >= 0) {
      numbers.push(number);
      number = -1;
    }
  }
  return numbers;
}

/** Begins what the name of a returned product says of it: '(klass 3)', '(skadad kartong)'. */
const CONDITION = '(';

/**
 * Bonus of popularity and stock on top of the relevance of a search's words. Relevance is at most about 1 and
 * dominates; 10,000 in popularity weigh as much as 0.37. Who names no condition wants the new one before the returned.
 */
const meritOf = (popularity: number, isInStock: boolean, isReturned: boolean): number =>
  0.04 * Math.log1p(Math.max(popularity, 0)) + (isInStock ? 0.1 : 0) - (isReturned ? 0.3 : 0);

const FIRST_CAPACITY = 1 << 14;

/**
 * The listed products by column, for filtering, counting and sorting lists: per product and value this takes a few
 * nanoseconds, and PostgreSQL a microsecond. A rewritten row is appended; the old one stays as a dead row. About 800
 * bytes for each product.
 */
export class ListingTable {
  readonly productIds: number[] = [];
  readonly isLive: boolean[] = [];
  readonly prices: number[] = [];
  readonly memberPrices: number[] = [];
  readonly popularities: number[] = [];
  readonly ratings: number[] = [];
  readonly newnesses: number[] = [];
  readonly sortNames: string[] = [];
  readonly isSponsored: boolean[] = [];
  /** See `meritOf`. */
  readonly merits: number[] = [];
  readonly words = new WordIndex();
  /** The kinds of products, and that of each row by its number; -1 where the name tells none. */
  readonly kinds = new ProductKinds();
  readonly kindOf: number[] = [];
  /** Row `r` has the tags `tags[starts[r]]` up to `tags[starts[r + 1]]`, by their number in `tagNames`. */
  readonly starts: number[] = [0];
  tags = new Uint32Array(FIRST_CAPACITY);
  readonly tagNames: number[] = [];
  private readonly tagNumbers = new Map<number, number>();
  private readonly rowNumbers = new Map<number, number>();
  private readonly rowsOfTag = new Map<number, number[]>();
  private readonly plainNames: string[] = [];
  private readonly modelEnds: number[] = [];
  private live: readonly number[] | null = null;

  /** Products that are listed. */
  get size(): number {
    return this.rowNumbers.size;
  }

  /** Rows of products that have been rewritten or removed. */
  get deadRows(): number {
    return this.productIds.length - this.rowNumbers.size;
  }

  /** Every row that is live, ascending. */
  get liveRows(): readonly number[] {
    this.live ??= this.isLive.flatMap((isLive, row) => (isLive ? [row] : []));
    return this.live;
  }

  /** See `plainName`; with a space at both ends, so that whole words can be looked for. */
  plainName(row: number): string {
    this.plainNames[row] ??= ` ${plainName(this.sortNames[row] ?? '')} `;
    return this.plainNames[row] ?? '';
  }

  /** Whether it was returned, as its name says: '(klass 3)'. */
  isReturned(row: number): boolean {
    return (this.sortNames[row] ?? '').includes(CONDITION);
  }

  /** Where the model ends in `plainName`, and what tells its variants begins. */
  modelEnd(row: number): number {
    this.modelEnds[row] ??= plainName(modelOf(this.sortNames[row] ?? '')).trim().length;
    return this.modelEnds[row] ?? 0;
  }

  rowOf(productId: number): number | undefined {
    return this.rowNumbers.get(productId);
  }

  /** Undefined for a tag without products. */
  numberOf(name: number): number | undefined {
    return this.tagNumbers.get(name);
  }

  /** Rows with a tag that is no facet, dead ones among them. */
  rowsWith(name: number): readonly number[] {
    return this.rowsOfTag.get(name) ?? [];
  }

  put(row: ListingRow): void {
    this.remove(row.id);
    this.live = null;
    const number = this.productIds.push(row.id) - 1;
    this.rowNumbers.set(row.id, number);
    this.isLive.push(true);
    this.prices.push(row.priceOre);
    this.memberPrices.push(row.memberPriceOre);
    this.popularities.push(row.popularity);
    this.ratings.push(row.rating);
    this.newnesses.push(row.newness);
    this.sortNames.push(row.sortName);
    const kind = kindWord(row.sortName);
    this.kindOf.push(kind === null ? -1 : this.kinds.number(kind));
    this.isSponsored.push(row.isSponsored);
    const storeIds = numbersOf(row.storeIds);
    this.merits.push(meritOf(row.popularity, storeIds.length > 0, this.isReturned(number)));
    this.words.add(number, row.words);
    let end = this.starts[number] ?? 0;
    const names = [
      ...numbersOf(row.cats).map(tag.category),
      ...numbersOf(row.facet),
      ...storeIds.map(tag.store),
      ...numbersOf(row.campaignIds).map(tag.campaign),
      tag.section(row.sectionId),
      ...(row.hasMemberPrice ? [tag.memberDeals] : []),
      ...(row.isReduced ? [tag.reduced] : []),
    ];
    if (end + names.length > this.tags.length) this.grow(end + names.length);
    for (const name of names) {
      this.tags[end] = this.number(name);
      end += 1;
      if (!isScopeTag(name)) continue;
      const rows = this.rowsOfTag.get(name);
      if (rows === undefined) this.rowsOfTag.set(name, [number]);
      else rows.push(number);
    }
    this.starts.push(end);
  }

  remove(productId: number): void {
    const row = this.rowNumbers.get(productId);
    if (row === undefined) return;
    this.isLive[row] = false;
    this.live = null;
    this.rowNumbers.delete(productId);
  }

  private number(name: number): number {
    const known = this.tagNumbers.get(name);
    if (known !== undefined) return known;
    const number = this.tagNames.push(name) - 1;
    this.tagNumbers.set(name, number);
    return number;
  }

  private grow(needed: number): void {
    const tags = new Uint32Array(Math.max(needed, this.tags.length * 2));
    tags.set(this.tags);
    this.tags = tags;
  }
}
