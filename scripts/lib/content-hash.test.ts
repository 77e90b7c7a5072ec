import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { contentHash } from './content-hash.ts';
import { CACHE, ROOT } from './paths.ts';

let folder = '';
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const hash = (): string => contentHash([relative(ROOT, folder)]);

beforeEach(() => {
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(join(CACHE, 'hash-test-'));
  write('a.ts', 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('changes with a file’s text and with its name', () => {
  const first = hash();
  expect(hash()).toBe(first);
  write('a.ts', 'two');
  const second = hash();
  expect(second).not.toBe(first);
  rmSync(join(folder, 'a.ts'));
  write('b.ts', 'two');
  expect(hash()).not.toBe(second);
});

it('does not change with tests and with what a build leaves behind', () => {
  const first = hash();
  write('a.test.ts', 'test');
  mkdirSync(join(folder, 'dist'));
  write('dist/out.js', 'built');
  expect(hash()).toBe(first);
});

it('takes a missing path as empty', () => {
  expect(contentHash(['no-such-folder'])).toBe(contentHash([]));
});
