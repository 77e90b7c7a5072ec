import { expect, it } from '@jest/globals';
import { createKeptAnswers } from './kept-answers.ts';

const answer = (headers: Record<string, string>) => ({ data: { id: 7 }, headers: new Headers(headers), length: 8 });
const PUBLIC = { 'cache-control': 'public, max-age=60' };

it('keeps a public answer for ten seconds at most, and not longer than its headers say', () => {
  let now = 0;
  const kept = createKeptAnswers(() => now);
  expect(kept.keep('long', answer(PUBLIC))).toBe(10_000);
  expect(kept.keep('short', answer({ ...PUBLIC, age: '57' }))).toBe(3000);
  now = 2999;
  expect(kept.get('short')?.data).toEqual({ id: 7 });
  now = 3000;
  expect(kept.get('short')).toBeUndefined();
  expect(kept.get('long')?.data).toEqual({ id: 7 });
  now = 10_000;
  expect(kept.get('long')).toBeUndefined();
});

it.each<Record<string, string>>([
  { 'cache-control': 'private, no-store' },
  { 'cache-control': 'private, max-age=60' },
  { 'cache-control': 'max-age=60' },
  { ...PUBLIC, age: '60' },
  { ...PUBLIC, 'set-cookie': 'session=1' },
  { ...PUBLIC, 'x-page-redirect': 'Campaign:1' },
  {},
])('does not keep an answer with %o', (headers) => {
  const kept = createKeptAnswers(() => 0);
  expect(kept.keep('x', answer(headers))).toBe(0);
  expect(kept.get('x')).toBeUndefined();
});

it('lets nobody change what others are going to read', () => {
  const kept = createKeptAnswers(() => 0);
  kept.keep('x', { ...answer(PUBLIC), data: { list: [{ id: 7 }] } });
  const data = kept.get('x')?.data as { list: { id: number }[] };
  expect(() => data.list.push({ id: 8 })).toThrow(TypeError);
  expect(() => Object.assign(data.list[0] ?? {}, { id: 8 })).toThrow(TypeError);
});
