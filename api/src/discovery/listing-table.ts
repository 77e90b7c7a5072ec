import { isScopeTag, tag } from './listing-tags.ts';

/** A row of `listing` as `listing-memory.ts` reads it; arrays are PostgreSQL's text of them. */
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
}

/** '{1,2}' */
export function numbersOf(array: string): number[] {
  return array.length <= 2 ? [] : array.slice(1, -1).split(',').map(Number);
}

const FIRST_CAPACITY = 1 << 14;

/**
 * The listed products by column, as lists are filtered, counted and ordered: what takes PostgreSQL a microsecond for each
 * product and value takes a few nanoseconds here. A row that is written anew goes to the end; the old one stays, and is
 * dead. About 400 bytes for each product.
 */
export class ListingTable {
  readonly productIds: number[] = [];
  readonly isAlive: boolean[] = [];
  readonly prices: number[] = [];
  readonly memberPrices: number[] = [];
  readonly popularities: number[] = [];
  readonly ratings: number[] = [];
  readonly newnesses: number[] = [];
  readonly sortNames: string[] = [];
  readonly isSponsored: boolean[] = [];
  /** Row `r` has the tags `tags[starts[r]]` up to `tags[starts[r + 1]]`, by their number in `tagNames`. */
  readonly starts: number[] = [0];
  tags = new Uint32Array(FIRST_CAPACITY);
  readonly tagNames: number[] = [];
  private readonly tagNumbers = new Map<number, number>();
  private readonly rowNumbers = new Map<number, number>();
  private readonly rowsOfTag = new Map<number, number[]>();

  /** Products that are listed. */
  get size(): number {
    return this.rowNumbers.size;
  }

  /** Rows of products that have been written anew or taken away. */
  get deadRows(): number {
    return this.productIds.length - this.rowNumbers.size;
  }

  rowOf(productId: number): number | undefined {
    return this.rowNumbers.get(productId);
  }

  /** Undefined for a tag that no product has had. */
  numberOf(name: number): number | undefined {
    return this.tagNumbers.get(name);
  }

  /** Rows with a tag that is no facet, dead ones among them. */
  rowsWith(name: number): readonly number[] {
    return this.rowsOfTag.get(name) ?? [];
  }

  put(row: ListingRow): void {
    this.remove(row.id);
    const number = this.productIds.push(row.id) - 1;
    this.rowNumbers.set(row.id, number);
    this.isAlive.push(true);
    this.prices.push(row.priceOre);
    this.memberPrices.push(row.memberPriceOre);
    this.popularities.push(row.popularity);
    this.ratings.push(row.rating);
    this.newnesses.push(row.newness);
    this.sortNames.push(row.sortName);
    this.isSponsored.push(row.isSponsored);
    let end = this.starts[number] ?? 0;
    const names = [
      ...numbersOf(row.cats).map(tag.category),
      ...numbersOf(row.facet),
      ...numbersOf(row.storeIds).map(tag.store),
      ...numbersOf(row.campaignIds).map(tag.campaign),
      tag.section(row.sectionId),
      ...(row.hasMemberPrice ? [tag.memberDeals] : []),
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
    this.isAlive[row] = false;
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
