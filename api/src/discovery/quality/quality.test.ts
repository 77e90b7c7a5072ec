import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemClock } from '../../clock.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { createPostgresSearch } from '../postgres-search.ts';
import { matchingCategories } from '../autocomplete.ts';
import { createReference } from '../reference.ts';
import { type Judged, judge, judgeTyping, meanQuality, overconfident, readCatalogue } from './judge.ts';
import { NOTHING } from './judged/nothing.ts';
import { TYPING } from './judged/typing.ts';
import { JUDGED } from './judgements.ts';

const FEWEST_SEARCHES = 150;
const LEAST = { recall: 0.9, reciprocalRank: 0.8 };
/** No kind of search may be bad behind a good mean. */
const LEAST_OF_A_PART = { recall: 0.8, reciprocalRank: 0.8 };

/** Share of relevant suggestions, and of prefixes for which the category is suggested. */
const LEAST_PRECISION = 0.9;

let shop: TestApp;
let judged: Judged[];

beforeAll(async () => {
  shop = await createTestApp();
  const search = createPostgresSearch(shop.services.named, systemClock);
  judged = await judge(search, await readCatalogue(shop.pool), JUDGED);
}, 60_000);
afterAll(() => shop.close());

describe('search quality', () => {
  it('finds what shoppers mean among the first ten, over a judged set of Swedish searches', () => {
    const { searches, recall, reciprocalRank } = meanQuality(judged);
    expect(searches).toBeGreaterThanOrEqual(FEWEST_SEARCHES);
    expect(recall).toBeGreaterThanOrEqual(LEAST.recall);
    expect(reciprocalRank).toBeGreaterThanOrEqual(LEAST.reciprocalRank);
  });

  it.each(Object.keys(JUDGED))('is good at %s, too', (part) => {
    const { recall, reciprocalRank } = meanQuality(judged.filter((each) => each.part === part));
    expect(recall).toBeGreaterThanOrEqual(LEAST_OF_A_PART.recall);
    expect(reciprocalRank).toBeGreaterThanOrEqual(LEAST_OF_A_PART.reciprocalRank);
  });

  it('[7.6-07] suggests what is about to be typed, at every point of typing it and with slips', async () => {
    const { named } = shop.services;
    const reference = await createReference(named, systemClock)();
    const typing = await judgeTyping(
      createPostgresSearch(named, systemClock),
      await readCatalogue(shop.pool),
      TYPING,
      (typed) => Promise.resolve(matchingCategories(reference, typed).map(({ name }) => name)),
    );
    const precision = typing.reduce((sum, each) => sum + each.precision, 0) / typing.length;
    expect(precision).toBeGreaterThanOrEqual(LEAST_PRECISION);
    expect(typing.filter(({ hasCategory }) => hasCategory).length / typing.length).toBeGreaterThanOrEqual(
      LEAST_PRECISION,
    );
  });

  it('[O2.13-06] never returns a confident list for products that the shop does not sell', async () => {
    const search = createPostgresSearch(shop.services.named, systemClock);
    expect(await overconfident(search, NOTHING)).toEqual([]);
  });
});
