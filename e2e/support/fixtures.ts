import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';

/** Console messages that a test provokes on purpose, e.g. the failed load of a file that it takes away. */
export type ExpectedMessage = (message: ConsoleMessage) => boolean;

interface Fixtures {
  /** Say so before provoking a console error; every other error or warning fails the test. */
  expectMessages: (matcher: ExpectedMessage) => void;
}

/** `test` with a guard: an unexpected console error, page error or CSP violation fails it. */
export const test = base.extend<Fixtures>({
  expectMessages: [
    async ({ page }, use) => {
      const expected: ExpectedMessage[] = [];
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        if (expected.some((matches) => matches(message))) return;
        problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      await use((matcher) => expected.push(matcher));
      expect(problems, 'unexpected console messages').toEqual([]);
    },
    { auto: true },
  ],
});

/** The page answers input: the shell has taken over and every slot is mounted. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
};

export { expect };
