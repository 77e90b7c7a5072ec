import { defineConfig } from '@playwright/test';

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A browser like a shopper's: the shop treats "HeadlessChrome" as a search engine and serves it the crawlers' pages.
 */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const baseURL = process.env.SHOP_URL;
if (!baseURL)
  throw new Error(
    'SHOP_URL is not set: run `npm run test:e2e`, which starts a shop of its own and hands its address over.',
  );

/** The whole shop as it is deployed: production build, real api, real PostgreSQL, one Chromium. */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  // A shared CI machine now and then starves a browser; what fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/report.json' }]],
  use: {
    baseURL,
    userAgent: USER_AGENT,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    colorScheme: 'light',
    // Requests of a service worker pass by `page.route`; only the tests about it have one.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    // Recording every test takes a quarter of a run's processor time; only retries are recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
});
