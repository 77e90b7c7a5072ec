/**
 * Loads start, list, product and cart as a mid-range phone on a slow network does, cold cache, with consent asked and
 * pictures on, then a member's pages, a visit of presses, the steps from page to page, and a long list that is
 * scrolled, and prints medians. Usage: node e2e/bench/web.ts [runs] [pages|presses|steps|scroll] with SHOP_URL and, if
 * Chromium is elsewhere, CHROMIUM_PATH.
 */
import { chromium, type Browser, type Page, request } from '@playwright/test';
import { PROFILE } from './profile.ts';
import { documentParts, type DocumentParts } from './document-parts.ts';
import { measurePresses, visitOf, type PressFigures } from './presses.ts';
import { countTraffic, observe, readVitals, type Traffic, type Vitals } from './collect.ts';
import { measureScrolling, type ScrollFigures } from './scrolling.ts';
import { type Login, measureStep, openOnPhone, timeInPage, type Step, type StepFigures } from './next-page.ts';

const shop = process.env.SHOP_URL ?? 'http://127.0.0.1:3000';
const runs = Number(process.argv[2] ?? 5);
/** What is measured: everything, or only one part, by the second argument. */
const part = process.argv[3];
const isMeasured = (name: 'pages' | 'presses' | 'steps' | 'scroll'): boolean => part === undefined || part === name;
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
/** From the load until what comes late is there. */
const LATE_PARTS_MS = 6000;

interface Figures extends Vitals, Traffic, DocumentParts {
  /** Elements in the document when it is at rest. */
  nodes: number;
  nextPage: number | null;
  buyToCount: number | null;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** From the click on a prefetched product link to the product's heading. */
const nextPage = async (page: Page): Promise<number> => {
  const link = page.locator('main a[href*="/product/"]').first();
  await link.hover();
  await page.waitForTimeout(2500);
  return timeInPage(page, 'main a[href*="/product/"]', 'h1');
};

const buyToCount = (page: Page): Promise<number> =>
  timeInPage(page, 'main form[data-cart-form] button[type="submit"]', '[data-cart-count]');

interface Visit {
  readonly name: string;
  readonly path: string;
  readonly after?: 'nextPage' | 'buyToCount';
  readonly login?: Login;
}

const measure = async (browser: Browser, { path, after, login }: Visit): Promise<Figures> => {
  const { page, session } = await openOnPhone(browser, login);
  await page.addInitScript(observe);
  // A new window first has work of its own, on the same processor: its address bar is a page, too.
  await page.waitForTimeout(SETTLE_MS);
  const traffic = countTraffic(session);
  const response = await page.goto(new URL(path, shop).href, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined, undefined, {
    timeout: 30_000,
    // Not in every frame: measuring would itself request frames from the slow phone.
    polling: 250,
  });
  await page.waitForTimeout(500);
  const vitals = await readVitals(page);
  await page.waitForTimeout(LATE_PARTS_MS);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const parts = documentParts((await response?.text()) ?? '');
  const figures: Figures = { ...vitals, ...traffic, ...parts, nodes, nextPage: null, buyToCount: null };
  if (after === 'nextPage') figures.nextPage = await nextPage(page);
  if (after === 'buyToCount') figures.buyToCount = await buyToCount(page);
  await page.context().close();
  return figures;
};

/** The next page after a click, cold and prefetched; a personal page is never prefetched. */
const printStep = async (browser: Browser, step: Step, login?: Login): Promise<void> => {
  const parts = [step.name.padEnd(22)];
  for (const isPrefetched of login === undefined ? [false, true] : [false]) {
    const results: StepFigures[] = [];
    for (let run = 0; run < runs; run += 1) {
      results.push(await measureStep(browser, shop, step, { isPrefetched, ...(login !== undefined && { login }) }));
    }
    const of = (key: keyof StepFigures) => median(results.map((figures) => figures[key]));
    const data = `${of('dataRequests')} requests, ${(of('dataBytes') / 1000).toFixed(1)} kB of data`;
    parts.push(`${isPrefetched ? 'prefetched' : 'without'} ${Math.round(of('shown'))} ms (${data})`);
  }
  console.log(parts.join('  '));
};

/**
 * Visitors get one of three A/B flags, each with pages of its own: all are cached before the measurement, as in a shop
 * with traffic.
 */
const WARM_UP_VISITS = 12;
const warmUp = async (path: string): Promise<void> => {
  for (let visit = 0; visit < WARM_UP_VISITS; visit += 1) {
    const response = await fetch(new URL(path, shop), {
      headers: { 'User-Agent': PROFILE.userAgent, 'Accept-Encoding': 'br' },
    });
    await response.arrayBuffer();
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

/** One of the seed's members; the password is the README's. */
const MEMBER = { username: 'nova', password: 'spela-mer-2026' };

const MEMBER_STEPS: readonly Step[] = [
  { name: 'orders → achievements', from: '/se/member/orders', link: 'main a[href="/se/member/achievements"]' },
  { name: 'orders → profile', from: '/se/member/orders', link: 'main a[href="/se/member/profile"]' },
];

const logIn = async (): Promise<Login> => {
  const context = await request.newContext({ baseURL: shop });
  const response = await context.post('/api/login', { headers: { Region: 'se', Origin: shop }, data: MEMBER });
  if (!response.ok()) throw new Error(`${MEMBER.username} could not log in: ${response.status()}`);
  const login = await context.storageState();
  await context.dispose();
  return login;
};

/** The frame after each press of a visit: the median of the runs, and the longest of all. */
const printPresses = async (browser: Browser, list: string, product: string): Promise<void> => {
  const visits: PressFigures[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await measurePresses(browser, shop, visitOf(list, product)));
  const names = [...new Set(visits.flatMap((figures) => Object.keys(figures)))];
  const rows = names.map((name) => {
    const values = visits.flatMap((figures) => figures[name] ?? []);
    return `${name} ${median(values)} ms (${Math.max(...values)})`;
  });
  console.log(['INP by press, median (max)', ...rows].join('  '));
};

/** Enough products for a list of any length to scroll as this one does. */
const LONG_LIST = 500;

/** Prints the medians of frames while a finger scrolls a long list. */
const printScrolling = async (browser: Browser, path: string): Promise<void> => {
  const visits: ScrollFigures[] = [];
  for (let run = 0; run < runs; run += 1)
    visits.push(await measureScrolling(browser, new URL(path, shop).href, LONG_LIST));
  const of = (key: keyof ScrollFigures) => median(visits.map((figures) => figures[key]));
  const ms = (key: keyof ScrollFigures) => `${Math.round(of(key))} ms`;
  console.log(
    [
      `scrolling ${of('products')} products`,
      `${of('framesPerSecond').toFixed(1)} frames/s`,
      `median ${ms('median')}`,
      `95 % ${ms('percentile95')}`,
      `longest ${ms('longest')}`,
    ].join('  '),
  );
};

/** Prints the medians of one page. */
const printVisit = async (browser: Browser, visit: Visit): Promise<void> => {
  const { name, path, after, login } = visit;
  if (login === undefined) await warmUp(path);
  const results: Figures[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure(browser, visit));
  const of = (key: keyof Figures) => median(results.map((figures) => figures[key] ?? Number.NaN));
  const ms = (key: keyof Figures) => `${Math.round(of(key))} ms`;
  const kB = (key: keyof Figures) => `${(of(key) / 1000).toFixed(1)} kB`;
  console.log(
    [
      name.padEnd(20),
      `TTFB ${ms('ttfb')}`,
      `FCP ${ms('fcp')}`,
      `LCP ${ms('lcp')}`,
      `CLS ${of('cls').toFixed(3)}`,
      `TBT ${ms('tbt')}`,
      `hydrated ${ms('hydrated')}`,
      `document ${kB('htmlBytes')} (styles ${kB('styles')}, HTML ${kB('html')}, data ${kB('data')})`,
      `${of('nodes')} nodes`,
      `CSS ${kB('cssBytes')}`,
      `JS ${kB('jsBytes')}`,
      `images ${kB('imageBytes')}`,
      `all ${kB('allBytes')}`,
      `${of('requests')} requests`,
      after === 'nextPage' ? `click to next page ${ms('nextPage')}` : '',
      after === 'buyToCount' ? `Köp to count ${ms('buyToCount')}` : '',
    ]
      .filter(Boolean)
      .join('  '),
  );
};

const browser = await chromium.launch({
  args: FLAGS,
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
});
try {
  // Board games have no insurance, so no dialog opens between "Köp" and the count.
  const category = '/se/category/3600-Sallskapsspel-kortspel';
  const product = await firstHref(browser, category, 'main a[href*="/product/"]');
  const visits: Visit[] = [
    { name: 'start', path: '/se' },
    { name: 'list', path: category, after: 'nextPage' },
    { name: 'product', path: product, after: 'buyToCount' },
    { name: 'cart', path: '/se/checkout' },
  ];
  const login = await logIn();
  const memberVisits = [
    { name: 'member: start', path: '/se' },
    { name: 'member: product', path: product },
    { name: 'member: orders', path: '/se/member/orders' },
    { name: 'member: profile', path: '/se/member/profile' },
    { name: 'member: achievements', path: '/se/member/achievements' },
  ].map((visit): Visit => ({ ...visit, login }));
  console.log(
    `${shop}: ${PROFILE.cpuSlowdown}× CPU, ${PROFILE.kilobitsPerSecond} kbit/s, ${PROFILE.latencyMs} ms, ${PROFILE.viewport.width} px, cold cache, median of ${runs}`,
  );
  for (const visit of isMeasured('pages') ? [...visits, ...memberVisits] : []) await printVisit(browser, visit);
  if (isMeasured('presses')) await printPresses(browser, category, product);
  const steps: Step[] = [
    { name: 'list → product', from: category, link: 'main a[href*="/product/"]' },
    { name: 'start → list', from: '/se', link: 'main a[href*="/category/"], main a[href*="/campaign/"]' },
    {
      name: 'product → checkout',
      from: product,
      link: 'dialog a[href="/se/checkout"]',
      openers: ['main form[data-cart-form] button[type="submit"]', 'header a[href="/se/checkout"]'],
    },
  ];
  for (const step of isMeasured('steps') ? steps : []) {
    await warmUp(step.from);
    await printStep(browser, step);
  }
  for (const step of isMeasured('steps') ? MEMBER_STEPS : []) await printStep(browser, step, login);
  if (isMeasured('scroll')) await printScrolling(browser, '/se/search/gaming');
} finally {
  await browser.close();
}
