import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import jestConfig from '../../jest.config.ts';
import { CACHE, PACKAGES, ROOT } from '../lib/paths.ts';
import type { MutationArea } from './areas.ts';

export interface AreaScore {
  readonly killed: number;
  readonly total: number;
}

const REPORTS = join(CACHE, 'mutation');

/** Files that are not copied for the mutated code. */
const NEVER_COPIED = ['dist', '.cache', '.data', '.ci', 'docs', 'test-results', 'playwright-report'];

const [UNIT_PROJECT] = jestConfig.projects ?? [];

/** Jest with one project only: the api's own would start PostgreSQL. */
const jestFor = (tests: readonly string[]) => ({
  ...Object(UNIT_PROJECT),
  projects: [],
  testMatch: tests.map((glob) => `<rootDir>/${glob}`),
  // Stryker loads it itself, by its whole path.
  testEnvironment: join(ROOT, 'scripts/testing/node-environment.ts'),
});

/**
 * Mutates an area's rules one by one, and counts the mutants that its tests kill; an endless loop counts as killed.
 * Writes `.cache/mutation/<name>.html`, and caches results for unchanged code and tests.
 */
export async function runArea(name: string, { rules, tests }: MutationArea): Promise<AreaScore> {
  const isUsed = (folder: string): boolean => tests.some((glob) => glob.startsWith(`${folder}/`));
  const stryker = new Stryker({
    mutate: [...rules, '!**/*.test.ts'],
    plugins: ['@stryker-mutator/jest-runner'],
    testRunner: 'jest',
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    jest: { projectType: 'custom', config: jestFor(tests) },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // A busy machine must not look like an endless loop, which counts as killed.
    timeoutMS: 30_000,
    ignorePatterns: [...NEVER_COPIED, ...PACKAGES.filter((folder) => !isUsed(folder))],
    tempDirName: `.cache/stryker-${name}`,
    incremental: true,
    incrementalFile: join(REPORTS, `${name}.incremental.json`),
    reporters: ['clear-text', 'html'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: join(REPORTS, `${name}.html`) },
  });
  const results = await stryker.runMutationTest();
  const killed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  return { killed: killed.length, total: results.filter(({ status }) => status !== 'Ignored').length };
}
