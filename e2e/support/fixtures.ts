import { randomInt } from 'node:crypto';
import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';

/** Console messages that a test provokes on purpose, e.g. the failed load of a removed file. */
export type ExpectedMessage = (message: ConsoleMessage) => boolean;

interface Fixtures {
  /** Call it before provoking a console error; every other error or warning fails the test. */
  expectMessages: (matcher: ExpectedMessage) => void;
  /** Uncaught errors that a test provokes on purpose, e.g. those of a script that cannot be read. */
  expectedErrors: RegExp[];
  /** True for a browser on its first visit: the cookie banner and the member prompt may open. */
  isFirstVisit: boolean;
}

/** What the banner stores when "Endast nödvändiga" is pressed. */
const NECESSARY_ONLY = { necessary: true, marketing: false, personalisation: false, v: 1, t: 1_700_000_000 };

/** Playwright's word for `serviceWorkers: 'block'`. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** Written to the console by `watchReports`, so that the fixture sees what the shop reports to its developers. */
const REPORTED = 'reported to the developers: ';

/** The page catches its errors and reports them; for a test they are as bad as uncaught ones. Runs in the page. */
const watchReports = (prefix: string): void => {
  const original = window.fetch;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    const report = request.url.endsWith('/api/client-error') ? request.clone() : null;
    // Nothing before it is sent: the page may be left at once, and only what has been sent outlives it.
    void report?.text().then((text) => console.error(`${prefix}${text}`));
    return original(request);
  };
};

/** Headers of a visitor with an IP address of its own: the api limits orders and error reports per address. */
export const ownAddress = () => ({ 'X-Forwarded-For': `198.51.${randomInt(256)}.${randomInt(256)}` });

/** `test` with a guard: an unexpected console error, reported or uncaught error or CSP violation fails it. */
export const test = base.extend<Fixtures>({
  isFirstVisit: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture asks for
  extraHTTPHeaders: async ({}, provide) => provide(ownAddress()),
  context: async ({ context, isFirstVisit, baseURL }, provide) => {
    if (!isFirstVisit) {
      const value = encodeURIComponent(JSON.stringify(NECESSARY_ONLY));
      await context.addCookies([{ name: 'cookie-consent', value, url: baseURL ?? '' }]);
      await context.addInitScript(() => {
        // Frames of other sites run this too, and some have no storage.
        if (window === window.top) sessionStorage.setItem('loginPromptDismissed', 'true');
      });
    }
    await context.addInitScript(watchReports, REPORTED);
    await provide(context);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture asks for
  expectedErrors: async ({}, provide) => provide([]),
  expectMessages: [
    async ({ page, expectedErrors }, provide) => {
      const expected: ExpectedMessage[] = [];
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => {
        if (!expectedErrors.some((pattern) => pattern.test(message))) problems.push(`page error: ${message}`);
      });
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        if (expected.some((matches) => matches(message)) || message.text() === BLOCKED_WORKER) return;
        problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      await provide((matcher) => expected.push(matcher));
      expect(problems, 'unexpected console messages').toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser's own message about a response with this status; a 404 page cannot be shown without one. */
export const failedLoad =
  (status: number, address: string | RegExp = ''): ExpectedMessage =>
  (message) =>
    message.text().includes(`status of ${status}`) &&
    (typeof address === 'string' ? message.location().url.includes(address) : address.test(message.location().url));

/**
 * The page is interactive: the shell has taken over and every slot is mounted, also those that wait until the shopper
 * does anything, as the pointer does here before each press.
 */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    document.dispatchEvent(new Event('pointermove'));
    return document.documentElement.dataset.hydrated === 'whole';
  });
};

/** Opens a page of the shop and waits until it is interactive. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

export { expect };
