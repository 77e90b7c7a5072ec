import type { Browser, Page } from '@playwright/test';
import { isWhole, openOnPhone } from './next-page.ts';

/** Frames while a finger scrolls a list: how many of them in a second, and the milliseconds that they took. */
export interface ScrollFigures {
  products: number;
  framesPerSecond: number;
  median: number;
  percentile95: number;
  longest: number;
}

const REST_MS = 3000;
const POLL_MS = 250;
/** For the next page of products, on the slow network. */
const MAX_WAITS = 80;
const SCROLLED_PX = 20_000;
const PX_PER_SECOND = 2500;

const productsOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Set(
        [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="/product/"]')].map(({ pathname }) => pathname),
      ).size,
  );

/** How many products the list shows once it shows more than before. */
const afterMore = async (page: Page, before: number): Promise<number> => {
  for (let waits = 0; waits < MAX_WAITS; waits += 1) {
    await page.waitForTimeout(POLL_MS);
    const shown = await productsOn(page);
    if (shown > before) return shown;
  }
  throw new Error(`The list ends at ${before} products`);
};

/** Presses "Visa fler produkter" until the list shows as many products. */
const showProducts = async (page: Page, least: number): Promise<number> => {
  let shown = await productsOn(page);
  while (shown < least) {
    await page.getByRole('link', { name: 'Visa fler produkter' }).click();
    shown = await afterMore(page, shown);
  }
  return shown;
};

/** Puts into the page what notes each frame's time. */
const noteFrames = (): void => {
  const frames: number[] = [];
  Object.assign(globalThis, { shopFrames: frames });
  let before = performance.now();
  const note = (now: number) => {
    frames.push(now - before);
    before = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
};

const takeFrames = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as { shopFrames: number[] }).shopFrames.splice(0));

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** Scrolls a list of at least so many products up and down by touch, on the measured phone. */
export async function measureScrolling(browser: Browser, url: string, products: number): Promise<ScrollFigures> {
  const { page, session } = await openOnPhone(browser);
  await page.goto(url);
  await page.waitForFunction(isWhole, undefined, { timeout: 30_000, polling: 250 });
  await page.getByRole('button', { name: 'Endast nödvändiga' }).click();
  const shown = await showProducts(page, products);
  await page.waitForTimeout(REST_MS);
  await page.evaluate(noteFrames);
  const frames: number[] = [];
  for (const yDistance of [SCROLLED_PX, -SCROLLED_PX]) {
    await takeFrames(page);
    await session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 400,
      yDistance,
      speed: PX_PER_SECOND,
      gestureSourceType: 'touch',
      preventFling: true,
    });
    frames.push(...(await takeFrames(page)));
  }
  await page.context().close();
  const sorted = frames.sort((a, b) => a - b);
  const total = sorted.reduce((sum, each) => sum + each, 0);
  return {
    products: shown,
    framesPerSecond: (sorted.length / total) * 1000,
    median: at(sorted, 0.5),
    percentile95: at(sorted, 0.95),
    longest: at(sorted, 1),
  };
}
