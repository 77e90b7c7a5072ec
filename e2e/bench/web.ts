/**
 * Loads start, list, product and cart as a mid-range phone on a slow network sees them, cold cache, and prints medians.
 * Usage: node e2e/bench/web.ts [runs]   with SHOP_URL and, if Chromium is elsewhere, CHROMIUM_PATH.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { applyProfile, PROFILE } from './profile.ts';
import { countTraffic, observe, readVitals, type Traffic, type Vitals } from './collect.ts';

const shop = process.env.SHOP_URL ?? 'http://127.0.0.1:3000';
const runs = Number(process.argv[2] ?? 5);
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SETTLE_MS = 1500;

type Figures = Vitals & Traffic & { nextPage: number | null; buyToCount: number | null };

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds from a click until the DOM shows what it should, measured inside the page. */
const timeInPage = (page: Page, click: string, done: string): Promise<number> =>
  page.evaluate(
    ([clickExpression, doneSelector]) =>
      new Promise<number>((resolve, reject) => {
        const target = document.querySelector<HTMLElement>(clickExpression ?? '');
        if (!target) return reject(new Error(`Nothing to click at ${clickExpression}`));
        const before = document.querySelector(doneSelector ?? '')?.textContent ?? '';
        const start = performance.now();
        const timeout = setTimeout(() => reject(new Error(`No change at ${doneSelector} within 10 s`)), 10_000);
        new MutationObserver((_, observer) => {
          if ((document.querySelector(doneSelector ?? '')?.textContent ?? '') === before) return;
          observer.disconnect();
          clearTimeout(timeout);
          resolve(performance.now() - start);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        target.click();
      }),
    [click, done],
  );

/** From the click on a prefetched product link to the product's heading. */
const nextPage = async (page: Page): Promise<number> => {
  const link = page.locator('main a[href*="/product/"]').first();
  await link.hover();
  await page.waitForTimeout(2500);
  return timeInPage(page, 'main a[href*="/product/"]', 'h1');
};

const buyToCount = (page: Page): Promise<number> =>
  timeInPage(page, 'main form[data-cart-form] button[type="submit"]', '[data-cart-count]');

const measure = async (browser: Browser, path: string, after?: 'nextPage' | 'buyToCount'): Promise<Figures> => {
  const context = await browser.newContext({
    viewport: PROFILE.viewport,
    userAgent: PROFILE.userAgent,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: false,
    locale: 'sv-SE',
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await applyProfile(context, page);
  // A new window has work of its own at first, on the same processors: its address bar is a page, too.
  await page.waitForTimeout(SETTLE_MS);
  const traffic = countTraffic(session);
  await page.goto(new URL(path, shop).href, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined, undefined, {
    timeout: 30_000,
    // Not with every frame: to look would itself ask the slow phone for frames.
    polling: 250,
  });
  await page.waitForTimeout(500);
  const vitals = await readVitals(page);
  const figures: Figures = { ...vitals, ...traffic, nextPage: null, buyToCount: null };
  if (after === 'nextPage') figures.nextPage = await nextPage(page);
  if (after === 'buyToCount') figures.buyToCount = await buyToCount(page);
  await context.close();
  return figures;
};

/** Visitors get one of three A/B flags, and each has pages of its own: the server has all of them when it is measured, as one that is visited has. */
const WARM_UP_VISITS = 12;
const warmUp = async (path: string): Promise<void> => {
  for (let visit = 0; visit < WARM_UP_VISITS; visit += 1) {
    const answer = await fetch(new URL(path, shop), {
      headers: { 'User-Agent': PROFILE.userAgent, 'Accept-Encoding': 'br' },
    });
    await answer.arrayBuffer();
  }
};

const firstHref = async (browser: Browser, path: string, selector: string): Promise<string> => {
  const page = await browser.newPage();
  await page.goto(new URL(path, shop).href);
  const href = await page.locator(selector).first().getAttribute('href');
  await page.close();
  if (!href) throw new Error(`No ${selector} on ${path}`);
  return href;
};

const browser = await chromium.launch({
  args: FLAGS,
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
});
try {
  // Board games: no insurance is offered, so nothing stands between "Köp" and the count.
  const category = '/se/category/3600-Sallskapsspel-kortspel';
  const product = await firstHref(browser, category, 'main a[href*="/product/"]');
  const pages = [
    ['start', '/se', undefined],
    ['list', category, 'nextPage'],
    ['product', product, 'buyToCount'],
    ['cart', '/se/checkout', undefined],
  ] as const;
  console.log(
    `${shop}: ${PROFILE.cpuSlowdown}× CPU, ${PROFILE.kilobitsPerSecond} kbit/s, ${PROFILE.latencyMs} ms, ${PROFILE.viewport.width} px, cold cache, median of ${runs}`,
  );
  for (const [name, path, after] of pages) {
    await warmUp(path);
    const results: Figures[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await measure(browser, path, after));
    const of = (key: keyof Figures) => median(results.map((figures) => figures[key] ?? Number.NaN));
    const ms = (key: keyof Figures) => `${Math.round(of(key))} ms`;
    const kB = (key: keyof Figures) => `${(of(key) / 1000).toFixed(1)} kB`;
    console.log(
      [
        name.padEnd(8),
        `TTFB ${ms('ttfb')}`,
        `FCP ${ms('fcp')}`,
        `LCP ${ms('lcp')}`,
        `CLS ${of('cls').toFixed(3)}`,
        `TBT ${ms('tbt')}`,
        `hydrated ${ms('hydrated')}`,
        `HTML ${kB('htmlBytes')}`,
        `CSS ${kB('cssBytes')}`,
        `JS ${kB('jsBytes')}`,
        `images ${kB('imageBytes')}`,
        `${of('requests')} requests`,
        after === 'nextPage' ? `click to next page ${ms('nextPage')}` : '',
        after === 'buyToCount' ? `Köp to count ${ms('buyToCount')}` : '',
      ]
        .filter(Boolean)
        .join('  '),
    );
  }
} finally {
  await browser.close();
}
