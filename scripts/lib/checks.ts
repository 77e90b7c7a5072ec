import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, PACKAGES, ROOT, TOOLS } from './paths.ts';
import { runNode } from './run-node.ts';
import { type ReportedSuite, skippedTests } from './skipped-tests.ts';
import { temporaryDir } from './temporary-dir.ts';

/** What a step of `npm test` found. A check counts as one test. */
export interface Outcome {
  passed: number;
  failed: number;
}

const asOutcome = (isOk: boolean): Outcome => ({ passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 });

async function tool(program: string, args: readonly string[]): Promise<Outcome> {
  const { code } = await runNode(program, args);
  return asOutcome(code === 0);
}

export const checkFormat = (): Promise<Outcome> => tool(TOOLS.prettier, ['--check', '--log-level', 'warn', '.']);

/** Style and mistakes (oxlint), then import directions (dependency-cruiser). */
export async function checkLint(): Promise<Outcome> {
  const style = await tool(TOOLS.oxlint, ['--deny-warnings', '.']);
  const imports = await tool(TOOLS.depcruise, [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    ...PACKAGES,
    'scripts',
  ]);
  return { passed: style.passed + imports.passed, failed: style.failed + imports.failed };
}

/** Strict types of all packages, in one program: what many of them import is checked once. */
export const checkTypes = (): Promise<Outcome> =>
  tool(TOOLS.tsc, ['--incremental', '--tsBuildInfoFile', join(CACHE, 'typescript/all.tsbuildinfo')]);

/** Formatting and types side by side, as each of them uses one processor only. */
export async function checkFormatAndTypes(): Promise<Outcome> {
  const [format, types] = await Promise.all([checkFormat(), checkTypes()]);
  return { passed: format.passed + types.passed, failed: format.failed + types.failed };
}

/**
 * Files, exports and dependencies that nothing uses; then exports, those of the shared packages too, that only tests
 * use. Exports for tests are tagged `@internal`, those promised to remotes before their first use `@public`.
 */
export async function checkUnused(): Promise<Outcome> {
  const all = await tool(TOOLS.knip, ['--no-progress']);
  const shipped = await tool(TOOLS.knip, ['--no-progress', '--production', '--include', 'exports']);
  return { passed: all.passed + shipped.passed, failed: all.failed + shipped.failed };
}

function readReport<T>(file: string, read: (report: T) => Outcome): Outcome {
  // No report: the runner itself failed, which must not look like "no failures".
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1 };
}

const worstOf = (outcome: Outcome, code: number): Outcome =>
  code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that cannot be loaded. */
  numRuntimeErrorTestSuites: number;
}

export async function runUnitTests(args: readonly string[] = []): Promise<Outcome> {
  const report = join(CACHE, 'unit-report.json');
  rmSync(report, { force: true });
  const { code } = await runNode(TOOLS.jest, ['--json', `--outputFile=${report}`, ...args], {
    // Jest runs ES modules with Node's module linker for contexts, which still has that name.
    nodeOptions: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    env: { TMPDIR: temporaryDir() },
  });
  const outcome = readReport<UnitReport>(report, (r) => ({
    passed: r.numPassedTests,
    failed: r.numFailedTests + r.numRuntimeErrorTestSuites,
  }));
  // An error between tests fails the run without failing a test.
  return worstOf(outcome, code);
}

interface BrowserReport {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: readonly ReportedSuite[];
}

export async function runBrowserTests(env: Record<string, string>, args: readonly string[] = []): Promise<Outcome> {
  const report = join(CACHE, 'e2e-report.json');
  rmSync(report, { force: true });
  const config = join(ROOT, 'e2e/playwright.config.ts');
  const { code } = await runNode(TOOLS.playwright, ['test', '--config', config, ...args], {
    env: { ...env, E2E_REPORT: report, CI: 'true' },
  });
  const outcome = readReport<BrowserReport>(report, ({ stats, suites }) => {
    for (const line of skippedTests(suites)) console.log(line);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
  return worstOf(outcome, code);
}
