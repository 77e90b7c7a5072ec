import type { QueryWord, WordQuery } from './word-query.ts';

/** Weights of the words of a category, a name, the facts and related texts in the ranking of a search. */
const WEIGHTS = { A: 1, B: 0.5, C: 0.3, D: 0.05 } as const;
const CODES = { A: 65, B: 66, C: 67, comma: 44 } as const;

/** The limit of 1 + 1/4 + 1/9 + …, by which PostgreSQL divides ranks. */
const RANK_LIMIT = Math.PI ** 2 / 6;

/** Ranks are stored as integers of this unit; the largest possible one fits beside the bit below. */
const RANK_UNITS = 16_000;
/** Set where the word names the kind of product: in its category or its name. */
const HEAD_BIT = 1;
const FIRST_CAPACITY = 2;
const BITS = 32;

/** The rows with a word, ascending, with its rank in each. */
interface RowsOfWord {
  length: number;
  rows: ArrayLike<number>;
  ranks: ArrayLike<number>;
}

/** Postings of a word with more than one row. */
class Postings implements RowsOfWord {
  length = 0;
  rows = new Uint32Array(FIRST_CAPACITY);
  ranks = new Uint16Array(FIRST_CAPACITY);

  add(row: number, rank: number): void {
    if (this.length === this.rows.length) {
      const [rows, ranks] = [new Uint32Array(this.length * 2), new Uint16Array(this.length * 2)];
      rows.set(this.rows);
      ranks.set(this.ranks);
      this.rows = rows;
      this.ranks = ranks;
    }
    this.rows[this.length] = row;
    this.ranks[this.length] = rank;
    this.length += 1;
  }
}

/**
 * Rank of a word at the positions that `vector` lists between `from` and `to`, such as 3A,7C: the result of `ts_rank`
 * for it alone. The best position counts in full, the others less the later they are.
 */
function packedRank(vector: string, from: number, to: number): number {
  let [sum, best, bestShare, places] = [0, 0, 0, 0];
  let weight: number = WEIGHTS.D;
  for (let at = from; at <= to; at += 1) {
    const code = at === to ? CODES.comma : vector.charCodeAt(at);
    if (code === CODES.A) weight = WEIGHTS.A;
    else if (code === CODES.B) weight = WEIGHTS.B;
    else if (code === CODES.C) weight = WEIGHTS.C;
    if (code !== CODES.comma) continue;
    places += 1;
    const share = weight / places ** 2;
    sum += share;
    if (weight > best) [best, bestShare] = [weight, share];
    weight = WEIGHTS.D;
  }
  const rank = Math.round(((sum + best - bestShare) / RANK_LIMIT) * RANK_UNITS);
  return rank * 2 + (best >= WEIGHTS.B ? HEAD_BIT : 0);
}

/** A bit for each row. */
type RowSet = Uint32Array;

function combine(into: RowSet, other: RowSet, how: (mine: number, other: number) => number): void {
  for (let index = 0; index < into.length; index += 1) into[index] = how(into[index] ?? 0, other[index] ?? 0);
}

const isWord = (query: WordQuery): query is QueryWord => 'lexeme' in query;

/** Number of letters that the words of a bucket share, for prefix search. */
const BUCKET_LETTERS = 3;
/** V8 stores a substring of this length as a view, and retains the whole text with it. */
const VIEWED_FROM = 13;
const copied = (text: string): string => (text.length < VIEWED_FROM ? text : Buffer.from(text).toString());

/** A word of one row, such as an article number, is that row and the rank in one number. */
const RANKS = 2 ** 16;
const ofOneRow = (packed: number): RowsOfWord => ({
  length: 1,
  rows: [Math.floor(packed / RANKS)],
  ranks: [packed % RANKS],
});

/** The words that rank a query's products, each once; excluded words do not rank. */
function orderingWords(query: WordQuery): QueryWord[] {
  const words = new Map<string, QueryWord>();
  const collect = (part: WordQuery): void => {
    if (isWord(part)) words.set(`${part.lexeme} ${part.isPrefix}`, part);
    else if ('all' in part) part.all.forEach(collect);
    else if ('any' in part) part.any.forEach(collect);
  };
  collect(query);
  return [...words.values()];
}

/**
 * Inverted index from words to rows of the listing table. A row's words are added once; dead rows stay in it, and the
 * table filters them out. About seven bytes for each word of a product, and a hundred for each word with a single
 * row.
 */
export class WordIndex {
  private readonly postings = new Map<string, Postings | number>();
  /** Every lexeme, by its first letters. */
  private readonly buckets = new Map<string, string[]>();
  private rowCount = 0;

  /**
   * Adds a row with the words of its tsvector in PostgreSQL's format: 'mus':1A,4B 'rosa':7C. Lexemes are letters and
   * digits.
   */
  add(row: number, vector: string): void {
    this.rowCount = Math.max(this.rowCount, row + 1);
    for (let at = vector.indexOf("'"); at >= 0;) {
      const end = vector.indexOf("'", at + 1);
      const next = vector.indexOf("'", end + 1);
      const rank = packedRank(vector, end + 2, next < 0 ? vector.length : next - 1);
      this.addTo(vector.slice(at + 1, end), row, rank);
      at = next;
    }
  }

  /** The rows that `query` finds, ascending. */
  find(query: WordQuery, isLive: readonly boolean[]): number[] {
    const found = this.rowsOf(query);
    const rows: number[] = [];
    for (let index = 0; index < found.length; index += 1) {
      for (let rest = found[index] ?? 0; rest !== 0; rest &= rest - 1) {
        const row = index * BITS + (BITS - 1 - Math.clz32(rest & -rest));
        if (isLive[row]) rows.push(row);
      }
    }
    return rows;
  }

  /** Whether `query` finds anything. */
  finds(query: WordQuery, isLive: readonly boolean[]): boolean {
    return this.find(query, isLive).length > 0;
  }

  /**
   * Relevance of each row for `query`, by row, as in PostgreSQL's `ts_rank` (DATABASE.md): the mean over its words of
   * their rank there. Of the words with one prefix the best counts.
   */
  ranks(query: WordQuery): Float32Array {
    const words = orderingWords(query);
    const sums = new Float32Array(this.rowCount);
    const unit = 1 / (RANK_UNITS * Math.max(1, words.length));
    for (const word of words) {
      const lists = this.listsOf(word);
      const best = lists.length > 1 ? new Uint16Array(this.rowCount) : null;
      for (const { rows, ranks, length } of lists) {
        for (let at = 0; at < length; at += 1) {
          const row = rows[at] ?? 0;
          const rank = (ranks[at] ?? 0) >> 1;
          const known = best?.[row] ?? 0;
          if (rank <= known) continue;
          if (best !== null) best[row] = rank;
          sums[row] = (sums[row] ?? 0) + (rank - known) * unit;
        }
      }
    }
    return sums;
  }

  private addTo(lexeme: string, row: number, rank: number): void {
    const known = this.postings.get(lexeme);
    if (typeof known === 'object') return known.add(row, rank);
    const own = copied(lexeme);
    if (known === undefined) {
      this.postings.set(own, row * RANKS + rank);
      const letters = own.slice(0, BUCKET_LETTERS);
      const bucket = this.buckets.get(letters);
      if (bucket === undefined) this.buckets.set(letters, [own]);
      else bucket.push(own);
      return;
    }
    const postings = new Postings();
    postings.add(Math.floor(known / RANKS), known % RANKS);
    postings.add(row, rank);
    this.postings.set(own, postings);
  }

  private listsOf({ lexeme, isPrefix }: QueryWord): RowsOfWord[] {
    return (isPrefix ? this.beginningWith(lexeme) : [lexeme]).flatMap((word) => {
      const list = this.postings.get(word);
      return list === undefined ? [] : [typeof list === 'number' ? ofOneRow(list) : list];
    });
  }

  private beginningWith(beginning: string): string[] {
    const letters = beginning.slice(0, BUCKET_LETTERS);
    const buckets =
      letters.length === BUCKET_LETTERS
        ? [this.buckets.get(letters) ?? []]
        : [...this.buckets].flatMap(([key, words]) => (key.startsWith(letters) ? [words] : []));
    return buckets.flatMap((words) => words.filter((word) => word.startsWith(beginning)));
  }

  private rowsOf(query: WordQuery): RowSet {
    const found = new Uint32Array(Math.ceil(this.rowCount / BITS));
    this.addRows(found, query);
    return found;
  }

  private addRows(found: RowSet, query: WordQuery): void {
    if (isWord(query)) this.addRowsWith(found, query);
    else if ('any' in query) for (const part of query.any) this.addRows(found, part);
    else if ('all' in query) combine(found, this.common(query.all), (mine, other) => mine | other);
    else combine(found, this.rowsOf(query.not), (mine, other) => mine | ~other);
  }

  private addRowsWith(found: RowSet, word: QueryWord): void {
    for (const { rows, ranks, length } of this.listsOf(word)) {
      for (let at = 0; at < length; at += 1) {
        if (word.isHead && ((ranks[at] ?? 0) & HEAD_BIT) === 0) continue;
        const row = rows[at] ?? 0;
        found[row >> 5] = (found[row >> 5] ?? 0) | (1 << (row & 31));
      }
    }
  }

  private common(queries: readonly WordQuery[]): RowSet {
    const [first, ...others] = queries.map((query) => this.rowsOf(query));
    if (first === undefined) return new Uint32Array(0);
    for (const other of others) combine(first, other, (mine, its) => mine & its);
    return first;
  }
}
