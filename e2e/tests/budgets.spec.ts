import type { Page, Request } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

/** What a first visit may cost, pictures and fonts aside: compressed bytes, and requests. */
interface Cost {
  document: number;
  scripts: number;
  /** All scripts, with those that come once the shopper does anything with the page. */
  scriptsOnceUsed: number;
  styles: number;
  requests: number;
}

/**
 * Close above what is reached: who adds to a page either finds the bytes elsewhere or changes a number here, where all
 * can see it. JavaScript is all that comes until the page is at rest, with router, banner and deferred slots.
 */
const PAGES: readonly { name: string; path: string; budget: Cost }[] = [
  {
    name: 'the start page',
    path: '/se',
    budget: { document: 35_000, scripts: 199_600, scriptsOnceUsed: 258_000, styles: 1_200, requests: 23 },
  },
  {
    name: 'a list',
    path: '/se/category/3600-Sallskapsspel-kortspel',
    budget: { document: 37_700, scripts: 216_900, scriptsOnceUsed: 282_300, styles: 1_000, requests: 21 },
  },
  {
    name: 'a product',
    path: productPath(PRODUCTS.whiteKeyboard.id),
    budget: { document: 30_350, scripts: 211_700, scriptsOnceUsed: 294_650, styles: 1_000, requests: 23 },
  },
  {
    name: 'the cart',
    path: '/se/checkout',
    budget: { document: 19_700, scripts: 212_900, scriptsOnceUsed: 253_750, styles: 1_000, requests: 21 },
  },
];

/** The list of files, which a page fetches last of all, when it is at rest. */
const LIST = /\/integrity\.json\?/;

/** A network on which nothing is fetched ahead that may never be needed. */
const useSlowNetwork = (): void =>
  void Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', downlink: 1.5 } });

const bytesOf = async (requests: readonly Request[], ...types: readonly string[]): Promise<number> => {
  const sizes = await Promise.all(
    requests.filter((request) => types.includes(request.resourceType())).map((request) => request.sizes()),
  );
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
};

/** Opens a page as a first visit does, and waits until it has fetched all that it fetches by itself. */
async function costOf(page: Page, path: string): Promise<Cost> {
  await page.addInitScript(useSlowNetwork);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  let before = 0;
  const isAtRest = (): boolean => {
    const hasList = requests.some((request) => LIST.test(request.url()));
    const isSame = requests.length === before;
    before = requests.length;
    return hasList && isSame;
  };
  await page.goto(path);
  await expect.poll(isAtRest, { intervals: [2000] }).toBe(true);
  const counted = requests.filter((request) => !['image', 'font'].includes(request.resourceType()));
  await hydrated(page);
  await expect.poll(isAtRest, { intervals: [2000] }).toBe(true);
  return {
    document: await bytesOf(counted, 'document'),
    scripts: await bytesOf(counted, 'script'),
    scriptsOnceUsed: await bytesOf(requests, 'script'),
    styles: await bytesOf(counted, 'stylesheet'),
    requests: counted.length,
  };
}

test.describe('a first visit', () => {
  test.use({ isFirstVisit: true });

  for (const { name, path, budget } of PAGES) {
    test(`to ${name} stays within its budgets`, async ({ page }) => {
      const cost = await costOf(page, path);
      test.info().annotations.push({ type: 'cost', description: JSON.stringify(cost) });
      for (const part of Object.keys(budget) as (keyof Cost)[])
        expect.soft(cost[part], `${part} of ${name}`).toBeLessThanOrEqual(budget[part]);
    });
  }
});
