import { testPage, testRoute } from '@shop/shared/testing';
import { expect, it } from 'vitest';
import { createFragmentMemory } from './fragment-memory.ts';
import { EMPTY_RESULT } from './testing.ts';

const HEADER = 'mf-header@1/header';
const page = testPage();
const drawn = (
  html: string,
  reads: readonly (readonly [string[], string])[] = [],
  until = Number.POSITIVE_INFINITY,
) => ({
  ...EMPTY_RESULT,
  html,
  reuse: { reads: [...reads], until },
});

it('gives a fragment to pages on which everything is alike that it has read', () => {
  const memory = createFragmentMemory();
  memory.keep(HEADER, page, drawn('start', [[['route', 'name'], '"index"']]));
  expect(memory.find(HEADER, testPage({ route: testRoute({ path: '/se?x=1' }) }))?.html).toBe('start');
  expect(memory.find(HEADER, testPage({ route: testRoute({ name: 'category' }) }))).toBeUndefined();
  expect(memory.find('mf-header@2/header', page)).toBeUndefined();
});

it('keeps each variant', () => {
  const memory = createFragmentMemory();
  for (const isCrawler of [true, false])
    memory.keep(HEADER, testPage({ isCrawler }), drawn(String(isCrawler), [[['isCrawler'], String(isCrawler)]]));
  expect(memory.find(HEADER, testPage({ isCrawler: true }))?.html).toBe('true');
  expect(memory.find(HEADER, testPage({ isCrawler: false }))?.html).toBe('false');
});

it('gives nothing beyond ten seconds, nor when what it was drawn from is no longer fresh', () => {
  const memory = createFragmentMemory();
  const later = (milliseconds: number) => testPage({ now: page.now + milliseconds });
  memory.keep(HEADER, page, drawn('x', [], page.now + 3000));
  expect(memory.find(HEADER, later(2999))?.html).toBe('x');
  expect(memory.find(HEADER, later(3000))).toBeUndefined();
  memory.keep(HEADER, page, drawn('y'));
  expect(memory.find(HEADER, later(9999))?.html).toBe('y');
  expect(memory.find(HEADER, later(10_000))).toBeUndefined();
});

it('keeps nothing that failed, redirects or does not say where it may stand', () => {
  const memory = createFragmentMemory();
  const error = { message: 'trasig', stack: '' };
  memory.keep(HEADER, page, { ...drawn('x'), error });
  memory.keep(HEADER, page, { ...drawn('x'), redirect: { to: '/se', permanent: false } });
  memory.keep(HEADER, page, { ...EMPTY_RESULT, html: 'x' });
  expect(memory.find(HEADER, page)).toBeUndefined();
});
