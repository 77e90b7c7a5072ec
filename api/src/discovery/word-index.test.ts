import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { WordIndex } from './word-index.ts';
import type { QueryWord, WordQuery } from './word-query.ts';

let shop: TestApp;
let vectors: string[];
let words: string[];
const index = new WordIndex();
const isLive: boolean[] = [];
const COMMON_WORDS = 20;

beforeAll(async () => {
  shop = await createTestApp();
  const { rows } = await shop.pool.query<{ name: string }>(
    'select name::text as name from listing order by product_id',
  );
  vectors = rows.map(({ name }) => name);
  for (const [row, vector] of vectors.entries()) {
    index.add(row, vector);
    isLive.push(true);
  }
  words = [...new Set(vectors.flatMap((vector) => vector.match(/(?<=')[^' ]+(?=':)/g) ?? []))].sort();
});
afterAll(() => shop.close());

const isWord = (query: WordQuery): query is QueryWord => 'lexeme' in query;

/** The same query in PostgreSQL's syntax. */
function textOf(query: WordQuery): string {
  if (isWord(query))
    return `'${query.lexeme}':${query.isPrefix ? '*' : ''}${query.isHead ? 'AB' : ''}`.replace(/:$/, '');
  if ('not' in query) return `!${textOf(query.not)}`;
  const [parts, operator] = 'all' in query ? [query.all, '&'] : [query.any, '|'];
  return `(${parts.map(textOf).join(` ${operator} `)})`;
}

const word = fc
  .record({ at: fc.nat(), letters: fc.integer({ min: 2, max: 30 }), isPrefix: fc.boolean(), isHead: fc.boolean() })
  .map(({ at, letters, isPrefix, isHead }): QueryWord => {
    const lexeme = words[at % words.length] ?? '';
    return { lexeme: isPrefix ? lexeme.slice(0, letters) : lexeme, isPrefix, isHead };
  });
const { query } = fc.letrec<{ query: WordQuery }>((tie) => ({
  query: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    word,
    fc.array(tie('query'), { minLength: 1, maxLength: 4 }).map((all) => ({ all })),
    fc.array(tie('query'), { minLength: 1, maxLength: 4 }).map((any) => ({ any })),
    fc.tuple(tie('query'), tie('query')).map(([wanted, not]) => ({ all: [wanted, { not }] })),
  ),
}));

interface PostgresResult {
  found: boolean[];
  ranks: number[];
}

async function queryPostgres(generated: WordQuery): Promise<PostgresResult> {
  const { rows } = await shop.pool.query<{ found: boolean; rank: number }>(
    `select name @@ $1::tsquery as found, ts_rank('{0.05, 0.3, 0.5, 1.0}', name, $1::tsquery)::float8 as rank
     from listing order by product_id`,
    [textOf(generated)],
  );
  return { found: rows.map(({ found }) => found), ranks: rows.map(({ rank }) => rank) };
}

describe('the index of words', () => {
  it('[7.6-02] finds the same as PostgreSQL for any query', async () => {
    let found = 0;
    // Random words may be rare ones; these find many products in every run.
    const examples = words.map((lexeme): [WordQuery] => [
      { lexeme: lexeme.slice(0, 2), isPrefix: true, isHead: false },
    ]);
    const common = examples.filter((_, at) => at % Math.ceil(words.length / COMMON_WORDS) === 0);
    await fc.assert(
      fc.asyncProperty(query, async (generated) => {
        const expected = (await queryPostgres(generated)).found.flatMap((isFound, row) => (isFound ? [row] : []));
        expect(index.find(generated, isLive)).toEqual(expected);
        expect(index.finds(generated, isLive)).toBe(expected.length > 0);
        found += expected.length;
      }),
      { numRuns: 150 + common.length, examples: common },
    );
    expect(found).toBeGreaterThan(1000);
  });

  it('ranks whole words as PostgreSQL does', async () => {
    const wholeWords = fc.uniqueArray(
      fc.nat().map((at): QueryWord => ({ lexeme: words[at % words.length] ?? '', isPrefix: false, isHead: false })),
      { minLength: 1, maxLength: 4, selector: ({ lexeme }) => lexeme },
    );
    await fc.assert(
      fc.asyncProperty(wholeWords, async (any) => {
        const { ranks } = await queryPostgres({ any });
        const own = index.ranks({ any });
        for (const [row, rank] of ranks.entries()) expect(own[row]).toBeCloseTo(rank, 3);
      }),
      { numRuns: 60 },
    );
  });

  it('counts the best of the words with one beginning, not their sum', () => {
    const small = new WordIndex();
    small.add(0, "'mus':1A 'musmatta':2A");
    small.add(1, "'mus':1A");
    const [both, one] = small.ranks({ lexeme: 'mus', isPrefix: true, isHead: false });
    expect(both).toBeGreaterThan(0);
    expect(both).toBe(one);
  });

  it('leaves out rows that are dead', () => {
    const small = new WordIndex();
    small.add(0, "'mus':1A");
    small.add(1, "'mus':1A");
    const mus = { lexeme: 'mus', isPrefix: false, isHead: false };
    expect(small.find(mus, [false, true])).toEqual([1]);
    expect(small.finds(mus, [false, false])).toBe(false);
  });
});
