import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
export const CACHE = join(ROOT, '.cache');
/** The same rule as the api's. */
export const DATA_DIR = resolve(process.env['DATA_DIR'] ?? join(ROOT, '.data'));

/** The program of an installed tool, to be run with this very Node. */
export const TOOLS = {
  jest: join(ROOT, 'node_modules/jest/bin/jest.js'),
  playwright: join(ROOT, 'node_modules/@playwright/test/cli.js'),
  prettier: join(ROOT, 'node_modules/prettier/bin/prettier.cjs'),
  tsc: join(ROOT, 'node_modules/typescript/bin/tsc'),
  oxlint: join(ROOT, 'node_modules/oxlint/bin/oxlint'),
  depcruise: join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
  knip: join(ROOT, 'node_modules/knip/bin/knip.js'),
  build: join(ROOT, 'shared/build/src/cli.ts'),
} as const;

/** Every folder of the repository with sources of its own; remotes are found by their names. */
export const PACKAGES: readonly string[] = [
  'shared',
  'shell',
  ...readdirSync(ROOT)
    .filter((name) => name.startsWith('mf-') && existsSync(join(ROOT, name, 'package.json')))
    .toSorted(),
  'api',
  'demo',
  'e2e',
];
