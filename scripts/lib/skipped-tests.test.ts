import { expect, it } from '@jest/globals';
import { skippedTests } from './skipped-tests.ts';

const spec = (title: string, status: string, annotations: { type: string; description?: string }[] = []) => ({
  title,
  tests: [{ status, annotations }],
});

it('names each test that was left out, with its reason', () => {
  const inner = { specs: [spec('an old shop sells', 'skipped', [{ type: 'skip', description: 'no history' }])] };
  const suites = [
    { specs: [spec('a new shop sells', 'expected')], suites: [inner] },
    { specs: [spec('a shop', 'skipped')] },
  ];
  expect(skippedTests(suites)).toEqual([
    'Skipped: an old shop sells: no history',
    'Skipped: a shop: no reason is given',
  ]);
});
