import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from './paths.ts';

const documents = ['README.md', ...['docs', 'docs/decisions'].flatMap((folder) => markdownIn(folder))];

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

it('docs/security.md names proofs that exist', () => {
  const proofs = [
    ...textOf('docs/security.md').matchAll(/`((?:api|demo|shell|shared|e2e|scripts|mf-[a-z-]+)\/[^`]+)`/g),
  ];
  const files = proofs.map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
