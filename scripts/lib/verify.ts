import { type Outcome, checkFormatAndTypes, checkLint, checkUnused, runUnitTests } from './checks.ts';
import { checkVulnerabilities } from './audit.ts';
import { checkBudgets } from './budgets.ts';
import { buildChanged } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { testInBrowser } from './e2e.ts';

interface Step {
  name: string;
  run(): Promise<Outcome> | Outcome;
}

const FAILED: Outcome = { passed: 0, failed: 1 };

/**
 * Everything that CI checks, cheapest first. Each runs even when one before it failed, so that one run reports all
 * failures.
 */
const STEPS: readonly Step[] = [
  { name: 'Lint and imports', run: checkLint },
  { name: 'Formatting and types', run: checkFormatAndTypes },
  { name: 'Unused code and dependencies', run: checkUnused },
  { name: 'Known vulnerabilities', run: checkVulnerabilities },
  {
    name: 'Build',
    run: async () => {
      await buildChanged();
      return { passed: 1, failed: 0 };
    },
  },
  { name: 'Size budgets', run: () => checkBudgets() },
  { name: 'Unit and api tests', run: () => runUnitTests() },
  { name: 'Browser tests', run: () => testInBrowser() },
];

async function runStep({ name, run }: Step): Promise<Outcome> {
  const startedAt = performance.now();
  console.log(`\n── ${name}`);
  let outcome = FAILED;
  try {
    outcome = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`   ${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
  return outcome;
}

/** Runs every check and test, prints `N passed, N failed` as the last line, and returns whether nothing failed. */
export async function verify(): Promise<boolean> {
  // First, so that a machine without a browser fails at once and not after ten minutes.
  await ensureChromium();
  const total: Outcome = { passed: 0, failed: 0 };
  const failedSteps: string[] = [];
  for (const step of STEPS) {
    const { passed, failed } = await runStep(step);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failedSteps.push(step.name);
  }
  if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}
