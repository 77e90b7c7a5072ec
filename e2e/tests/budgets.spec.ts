import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

/** What a first visit may cost, pictures and fonts aside: compressed bytes, and requests. */
interface Cost {
  document: number;
  /** The same as many visitors get it: compressed as well as Brotli can, which the server does with popular pages. */
  popularDocument: number;
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
    budget: {
      document: 32_700,
      popularDocument: 29_800,
      scripts: 198_650,
      scriptsOnceUsed: 256_650,
      styles: 1_000,
      requests: 19,
    },
  },
  {
    name: 'a list',
    path: '/se/category/3600-Sallskapsspel-kortspel',
    budget: {
      document: 36_100,
      popularDocument: 32_600,
      scripts: 205_250,
      scriptsOnceUsed: 279_600,
      styles: 1_000,
      requests: 16,
    },
  },
  {
    name: 'a product',
    path: productPath(PRODUCTS.whiteKeyboard.id),
    budget: {
      document: 28_600,
      popularDocument: 26_250,
      scripts: 210_650,
      scriptsOnceUsed: 292_900,
      styles: 1_000,
      requests: 19,
    },
  },
  {
    name: 'the cart',
    path: '/se/checkout',
    budget: {
      document: 18_300,
      popularDocument: 16_850,
      scripts: 212_050,
      scriptsOnceUsed: 252_700,
      styles: 1_000,
      requests: 17,
    },
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

/** As the server's thread for popular pages compresses (`shell/src/server/http/brotli-thread.ts`). */
const compressedThoroughly = (body: Uint8Array): number =>
  brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }).length;

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
  const response = await page.goto(path);
  await expect.poll(isAtRest, { intervals: [2000] }).toBe(true);
  const counted = requests.filter((request) => !['image', 'font'].includes(request.resourceType()));
  await hydrated(page);
  await expect.poll(isAtRest, { intervals: [2000] }).toBe(true);
  return {
    document: await bytesOf(counted, 'document'),
    popularDocument: compressedThoroughly((await response?.body()) ?? Buffer.alloc(0)),
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
