import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from './paths.ts';

const ID = /\[(O?[1-9][\d.]*-\d+)\]/g;
const idsIn = (text: string): string[] => [...text.matchAll(ID)].map(([, id]) => id ?? '');

const required = new Set(
  globSync('docs/requirements/sections-*.md', { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^- \*\*\[(O?[\d.]+-\d+)\]\*\*/gm)].map(([, id]) => id ?? ''),
  ),
);

const tests = globSync('{api,demo,e2e,mf-*,scripts,shared,shell}/**/*.{test,spec}.{ts,tsx}', {
  cwd: ROOT,
  exclude: (name) => name === 'node_modules' || name === 'dist',
});

/** Titles of tests, and of groups of them. */
const TITLE = /\b(?:it|test|describe)(?:\.\w+)*\(\s*(?:`[^`]*`|'(?:[^'\\\n]|\\.)*')|\]\)\(\s*'(?:[^'\\\n]|\\.)*'/g;

it('each requirement that a test’s title names exists', () => {
  expect(required.size).toBeGreaterThan(1300);
  const unknown = tests.flatMap((file) => {
    const titles = readFileSync(join(ROOT, file), 'utf8').match(TITLE) ?? [];
    return titles.flatMap(idsIn).filter((id) => !required.has(id));
  });
  expect(unknown).toEqual([]);
});
