import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemClock } from '../../clock.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { createAsk } from '../ask/ask.ts';
import { createPostgresSearch } from '../postgres-search.ts';
import { readFilters } from '../read-filters.ts';
import { createReference } from '../reference.ts';
import { type JudgedAsked, judgeAsked, meanAsked } from './judge-asked.ts';
import { readCatalogue } from './judge.ts';
import { ASKED } from './judged/asked.ts';

const MIN_SENTENCES = 120;
const LEAST = 0.96;
const MAX_WORD_BY_WORD = 0.08;

let shop: TestApp;
let judged: JudgedAsked[];
beforeAll(async () => {
  shop = await createTestApp();
  const { named } = shop.services;
  const search = createPostgresSearch(named, systemClock);
  const ask = createAsk({ search, named, reference: createReference(named, systemClock) });
  const engine = {
    search,
    ask,
    readFilters: (filters: Parameters<typeof readFilters>[1]) => readFilters(named, filters),
  };
  judged = await judgeAsked(engine, await readCatalogue(shop.pool), ASKED);
}, 60_000);
afterAll(() => shop.close());

describe('the quality of asking in sentences', () => {
  it('finds what the wishes mean, and nothing else, over a judged set of Swedish sentences', () => {
    const { sentences, precision, recall, success } = meanAsked(judged);
    expect(sentences).toBeGreaterThanOrEqual(MIN_SENTENCES);
    expect(Math.min(precision, recall, success)).toBeGreaterThanOrEqual(LEAST);
  });

  it('answers nearly every sentence of the set by filters, rather than word by word', () => {
    const plain = judged.filter(({ wishes }) => wishes.length === 0).map(({ query }) => query);
    expect(plain.length / judged.length).toBeLessThan(MAX_WORD_BY_WORD);
  });
});
