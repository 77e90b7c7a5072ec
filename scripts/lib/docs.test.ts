import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from './paths.ts';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/decisions', 'docs/requirements'].flatMap((folder) => markdownIn(folder)),
];

function markdownIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
}

const textOf = (document: string): string => readFileSync(join(ROOT, document), 'utf8');

it.each(documents)('%s links to documents that exist', (document) => {
  const links = [...textOf(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => link ?? '');
  expect(links.filter((link) => !existsSync(join(ROOT, dirname(document), link)))).toEqual([]);
});

it.each([
  ['docs/security.md', 30],
  ['docs/architecture.md', 40],
])('%s names files that exist', (document, atLeast) => {
  const named = [...textOf(document).matchAll(/`((?:api|shell|shared|e2e|scripts|mf-[a-z-]+)\/[^`]+)`/g)];
  const files = named.map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(atLeast);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
