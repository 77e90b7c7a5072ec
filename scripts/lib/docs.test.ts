import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { PACKAGES, ROOT } from './paths.ts';

/** What has a README of its own: every package, and the scripts. */
const packageReadmes = [...PACKAGES.filter((name) => name !== 'shared'), 'scripts', ...foldersIn('shared')].map(
  (folder) => join(folder, 'README.md'),
);

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...packageReadmes,
  ...['docs', 'docs/decisions', 'docs/requirements'].flatMap((folder) => markdownIn(folder)),
];

function foldersIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder))
    .filter((name) => existsSync(join(ROOT, folder, name, 'package.json')))
    .map((name) => join(folder, name));
}

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

/** A path relative to the package, `src/cart/`; after a comma there may be a sibling: `src/cart/`, `checkout/`. */
it.each(packageReadmes)('%s names folders that exist', (document) => {
  const rows = textOf(document)
    .split('\n')
    .map((line) => /^\| (`[^|]+?) +\|/.exec(line)?.[1] ?? '');
  const missing = rows.flatMap((row) => {
    const [first = '', ...more] = [...row.matchAll(/`([\w./-]+\/)`/g)].map(([, folder]) => folder ?? '');
    const parents = [dirname(document), join(dirname(document), dirname(first))];
    return [first, ...more].filter((folder) => !parents.some((parent) => existsSync(join(ROOT, parent, folder))));
  });
  expect(missing).toEqual([]);
});
