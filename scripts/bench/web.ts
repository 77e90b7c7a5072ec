import { type Browser, type CDPSession, type Page, chromium } from '@playwright/test';
import { ensureChromium } from '../lib/chromium.ts';
import { withBenchShop } from './bench-shop.ts';
import { formatTable, median } from './statistics.ts';
import { type PageMetrics, OBSERVE, readMetrics } from './web-metrics.ts';

const RUNS = 5;
const CPU_SLOWDOWN = 4;
/** 1.6 Mbit/s and 150 ms: a phone on a poor day. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const LINK_TO_PRODUCT = 'main a[href*="/product/"]';
const BUY = /^Köp/;
/** Time for everything a page does by itself after it has been shown. */
const SETTLE_MS = 2500;

const PAGES = [
  ['start', '/se'],
  ['list', '/se/category/5260'],
  ['search', '/se/search/tangentbord'],
  ['product', '/se/product/290553'],
] as const;

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}

/** Loads one page with an empty cache, as a first visit. */
async function visit<T>(browser: Browser, url: string, read: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...PHONE, locale: 'sv-SE' });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(OBSERVE);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE_MS);
    return await read(page);
  } finally {
    await context.close();
  }
}

/** Milliseconds from the click on a prefetched link to the next page's heading. */
async function clickToNextPage(page: Page): Promise<number> {
  const link = page.locator(LINK_TO_PRODUCT).first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.locator('h1').first().textContent();
  await link.hover();
  await page.waitForTimeout(1500);
  return link.evaluate(
    (element, heading) =>
      new Promise<number>((done) => {
        const startedAt = performance.now();
        const check = (): void => {
          const now = document.querySelector('h1')?.textContent;
          if (now !== undefined && now !== heading) done(performance.now() - startedAt);
          else requestAnimationFrame(check);
        };
        (element as HTMLElement).click();
        check();
      }),
    before,
  );
}

/** Milliseconds from "Köp" to another text in the cart's place in the header. */
async function buyToCount(page: Page): Promise<number> {
  const button = page.locator('main').getByRole('button', { name: BUY }).first();
  return button.evaluate(
    (element) =>
      new Promise<number>((done) => {
        const cart = (): string => document.querySelector('[data-slot="cart-widget"]')?.textContent ?? '';
        const before = cart();
        const startedAt = performance.now();
        const check = (): void => {
          if (cart() === before) requestAnimationFrame(check);
          else done(performance.now() - startedAt);
        };
        (element as HTMLElement).click();
        check();
      }),
  );
}

async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await measure());
  return results;
}

const COLUMNS: readonly (readonly [title: string, key: keyof PageMetrics, digits: number])[] = [
  ['TTFB ms', 'ttfb', 0],
  ['FCP ms', 'fcp', 0],
  ['LCP ms', 'lcp', 0],
  ['CLS', 'cls', 3],
  ['TBT ms', 'tbt', 0],
  ['JS kB', 'jsKb', 0],
  ['CSS kB', 'cssKb', 0],
  ['HTML kB', 'htmlKb', 0],
  ['requests', 'requests', 0],
];

/** Medians of five cold loads of each page on a slow phone, and of the two clicks that matter most. */
export async function benchWeb(): Promise<void> {
  const executablePath = await ensureChromium();
  await withBenchShop(async ({ url }) => {
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    });
    try {
      const rows: string[][] = [];
      for (const [name, path] of PAGES) {
        const runs = await repeat(() => visit(browser, url + path, readMetrics));
        rows.push([name, ...COLUMNS.map(([, key, digits]) => median(runs.map((run) => run[key])).toFixed(digits))]);
      }
      console.log(formatTable(['page', ...COLUMNS.map(([title]) => title)], rows));
      const next = await repeat(() => visit(browser, `${url}/se/category/5260`, clickToNextPage));
      const count = await repeat(() => visit(browser, `${url}/se/product/290553`, buyToCount));
      console.log(`Click to the next page: ${median(next).toFixed(0)} ms`);
      console.log(`“Köp” to the cart’s count: ${median(count).toFixed(0)} ms`);
    } finally {
      await browser.close();
    }
  });
}
