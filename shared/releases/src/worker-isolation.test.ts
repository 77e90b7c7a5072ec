import { expect, it } from '@jest/globals';
import { mayLoad } from './worker-isolation.ts';

const FOLDER = 'file:///releases/mf-header/1/server/';

it.each([
  [`${FOLDER}chunk.mjs`, true],
  ['node:util', true],
  ['node:stream', true],
  ['node:fs', false],
  ['node:net', false],
  ['node:util/types', false],
  ['node:worker_threads', false],
  ['file:///releases/mf-header/1/release.json', false],
  ['file:///releases/mf-header/1/server-other/x.mjs', false],
  ['data:text/javascript,', false],
  ['https://ond.example/x.mjs', false],
])('[F12] of what a bundle loads, %s is allowed: %s', (url, isAllowed) => {
  expect(mayLoad(url, FOLDER)).toBe(isAllowed);
});
