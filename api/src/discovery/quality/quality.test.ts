import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemClock } from '../../clock.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { createPostgresSearch } from '../postgres-search.ts';
import { matchingCategories } from '../autocomplete.ts';
import { createReference } from '../reference.ts';
import { judgeBeginnings, shareSuggested } from './beginnings.ts';
import { type Judged, judge, judgeAbsent, judgeTyping, meanQuality, readCatalogue } from './judge.ts';
import { judgeServices } from './judge-services.ts';
import { ABSENT } from './judged/absent.ts';
import { ELSEWHERE } from './judged/elsewhere.ts';
import { SERVICES } from './judged/services.ts';
import { TYPING } from './judged/typing.ts';
import { JUDGED } from './judgements.ts';

const MIN_SEARCHES = 1300;
const MIN_MEAN = { recall: 0.96, success: 0.98, precision: 0.98, wholePrecision: 0.97 };
/** No kind of search may be bad behind a good mean. */
const MIN_OF_A_PART = { recall: 0.83, reciprocalRank: 0.9 };

/** Share of beginnings with a relevant product among the first three, and of those with the category. */
const MIN_SUGGESTED = 0.9;
/** The same for the judged searches: half of what three letters may become is a guess. */
const MIN_BEGUN = 0.82;
/** The same where the wishes are included that no three letters can tell of. */
const MIN_BEGUN_OF_ALL = 0.8;
/** Parts of such wishes. */
const UNTOLD = new Set(['untold', 'afresh', 'again', 'ages', 'roundabout']);
/** The same of searches that are worded as unlike the shop's own words as can be. */
const FARTHEST = 'outsiders';
const MIN_BEGUN_OF_FARTHEST = 0.52;
/** Words that are spelt as another thing's name and named in no dictionary's way. */
const MAX_MISTAKEN = 1;

let shop: TestApp;
let judged: Judged[];

beforeAll(async () => {
  shop = await createTestApp();
  const search = createPostgresSearch(shop.services.named, systemClock);
  judged = await judge(search, await readCatalogue(shop.pool), JUDGED);
}, 90_000);
afterAll(() => shop.close());

describe('search quality', () => {
  it('finds what shoppers mean among the first ten, over a judged set of Swedish searches', () => {
    const mean = meanQuality(judged);
    expect(mean.searches).toBeGreaterThanOrEqual(MIN_SEARCHES);
    expect(mean.recall).toBeGreaterThanOrEqual(MIN_MEAN.recall);
    expect(mean.success).toBeGreaterThanOrEqual(MIN_MEAN.success);
    expect(mean.precision).toBeGreaterThanOrEqual(MIN_MEAN.precision);
    expect(mean.wholePrecision).toBeGreaterThanOrEqual(MIN_MEAN.wholePrecision);
    expect(mean.wronglyCorrected).toBe(0);
    expect(mean.sponsored).toBeGreaterThan(0);
    expect(mean.offTopic).toBe(0);
  });

  it.each(Object.keys(JUDGED))('is good at %s, too', (part) => {
    const { recall, reciprocalRank } = meanQuality(judged.filter((each) => each.part === part));
    expect(recall).toBeGreaterThanOrEqual(MIN_OF_A_PART.recall);
    expect(reciprocalRank).toBeGreaterThanOrEqual(MIN_OF_A_PART.reciprocalRank);
  });

  it('[7.6-07] suggests what is about to be typed, at every point of typing it and with slips', async () => {
    const { named } = shop.services;
    const reference = await createReference(named, systemClock)();
    const typing = await judgeTyping(
      createPostgresSearch(named, systemClock),
      await readCatalogue(shop.pool),
      TYPING,
      (typed, suggested) => matchingCategories(reference, typed, suggested).map(({ name }) => name),
    );
    const success = typing.reduce((sum, each) => sum + each.success, 0) / typing.length;
    expect(success).toBeGreaterThanOrEqual(MIN_SUGGESTED);
    expect(typing.filter(({ hasCategory }) => hasCategory).length / typing.length).toBeGreaterThanOrEqual(
      MIN_SUGGESTED,
    );
  });

  it('[7.6-07] has a fitting product among the first three after 3, 5 and 60 % of the letters of most searches', async () => {
    const search = createPostgresSearch(shop.services.named, systemClock);
    const beginnings = await judgeBeginnings(search, await readCatalogue(shop.pool), JUDGED);
    const [farthest = [], others = []] = [true, false].map((is) =>
      beginnings.filter(({ part }) => (part === FARTHEST) === is),
    );
    const told = others.filter(({ part }) => !UNTOLD.has(part));
    expect(told.length).toBeGreaterThan(MIN_SEARCHES);
    expect(shareSuggested(told)).toBeGreaterThanOrEqual(MIN_BEGUN);
    expect(shareSuggested(others)).toBeGreaterThanOrEqual(MIN_BEGUN_OF_ALL);
    expect(shareSuggested(farthest)).toBeGreaterThanOrEqual(MIN_BEGUN_OF_FARTHEST);
  }, 90_000);

  it('[O2.13-06] never returns a confident list for products that the shop does not sell', async () => {
    const search = createPostgresSearch(shop.services.named, systemClock);
    const absent = await judgeAbsent(search, await readCatalogue(shop.pool), [...ABSENT, ...ELSEWHERE]);
    const mistaken = absent.filter(({ isWrong }) => isWrong).map(({ query }) => query);
    expect(mistaken.slice(MAX_MISTAKEN)).toEqual([]);
  });

  it('[O2.8-01] answers what shoppers ask of the shop by the page that tells it', async () => {
    const search = createPostgresSearch(shop.services.named, systemClock);
    const wrong = (await judgeServices(search, SERVICES)).filter(({ isRight }) => !isRight);
    expect(wrong.map(({ query, first }) => [query, first])).toEqual([]);
  });
});
