import NodeEnvironment from './node-environment.ts';

interface TestRun {
  testTimeout: number;
  currentDescribeBlock: { hooks: { timeout: number | undefined | null }[] };
}

const TEST_TIMEOUT_MS = 30_000;

/** A file's first test may wait for its copy of the database. */
const HOOK_TIMEOUT_MS = 60_000;

/** Node, with timeouts for the real server and database; Jest itself knows one for all projects, tests and hooks. */
export default class ApiEnvironment extends NodeEnvironment {
  handleTestEvent({ name }: { name: string }, run: TestRun): void {
    if (name === 'run_start') run.testTimeout = TEST_TIMEOUT_MS;
    const hook = run.currentDescribeBlock.hooks.at(-1);
    if (name === 'add_hook' && hook !== undefined) hook.timeout ??= HOOK_TIMEOUT_MS;
  }
}
