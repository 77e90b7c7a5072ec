import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { searchQuery } from '../db/schema/index.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { createSuggestedTerms } from './suggested-terms.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const LIKE = `
select term from search_query where hits > 0 and is_suggested and term <> $1 and term % $1
order by similarity(term, $1) * ln(2 + count) desc, term limit 6`;

const WORDS = [
  'gaming',
  'mus',
  'trådlös',
  'trådlösa',
  'hörlurar',
  'hörlur',
  'tv',
  '65 tum',
  'rtx 5080',
  'usb-c',
  'å',
  'kabel',
];
const text = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

it('[7.6-06] finds the searches that are alike as PostgreSQL does, in the same order', async () => {
  const { db, named, clock } = shop.services;
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(text, { minLength: 1, maxLength: 12 }),
      fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 12, maxLength: 12 }),
      text,
      async (terms, counts, searched) => {
        await db.delete(searchQuery);
        const rows = terms.map((term, index) => ({ term, count: counts[index] ?? 1, hits: 1, isSuggested: true }));
        await db.insert(searchQuery).values(rows);
        const expected = await named<{ term: string }>('like', LIKE, [searched]);
        const suggested = await createSuggestedTerms(named, clock, 60)({});
        expect(suggested.like(searched, 6)).toEqual(expected.map(({ term }) => term));
      },
    ),
    { numRuns: 60 },
  );
});
