import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { closeDataDir } from './data-dir.ts';
import { RUNS_AS_ROOT } from './db/embedded/identity.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (...path: string[]): string => (statSync(join(folder, ...path)).mode & 0o777).toString(8);

it('[F19] closes what an older release has left open, but for the database’s own folder', () => {
  const data = join(folder, 'data');
  for (const name of ['mail', 'logs', 'images', 'postgres']) {
    mkdirSync(join(data, name), { recursive: true });
    chmodSync(join(data, name), 0o755);
  }
  writeFileSync(join(data, 'secret'), 'x', { mode: 0o644 });
  expect(closeDataDir(data)).toEqual([]);
  expect(['mail', 'logs', 'images', 'postgres', 'secret'].map((name) => modeOf('data', name))).toEqual([
    '700',
    '700',
    '700',
    '755',
    '600',
  ]);
  expect(modeOf('data')).toBe(RUNS_AS_ROOT ? '711' : '700');
});

it('[F19] makes the folder closed', () => {
  closeDataDir(join(folder, 'new', 'data'));
  expect(modeOf('new', 'data')).toBe(RUNS_AS_ROOT ? '711' : '700');
});
