import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { className } from './class-name.ts';
import { WORKSPACE } from './workspace.ts';

const COMMENTS = /\/\*[\s\S]*?\*\//g;
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;

it('is a name that needs no escape, and the same for the same file and class', () => {
  const names = Array.from({ length: 2000 }, (_, index) => className('shared/ui/src/a.module.css', `name-${index}`));
  for (const name of names) expect(name).toMatch(/^[A-Za-z][\w-]{4}$/);
  expect(className('shared/ui/src/a.module.css', 'name-7')).toBe(names[7]);
});

it('is another one for every class of the shop', () => {
  const files = globSync('{shell,shared/*,mf-*}/src/**/*.module.css', { cwd: WORKSPACE });
  expect(files.length).toBeGreaterThan(200);
  const byName = new Map<string, string>();
  for (const file of files) {
    const css = readFileSync(join(WORKSPACE, file), 'utf8').replace(COMMENTS, '');
    for (const local of new Set(Array.from(css.matchAll(CLASS), ([, name = '']) => name))) {
      const name = className(file, local);
      const other = byName.get(name);
      // Rename one of the two.
      if (other !== undefined) throw new Error(`${file} .${local} and ${other} have the same name on pages`);
      byName.set(name, `${file} .${local}`);
    }
  }
});
