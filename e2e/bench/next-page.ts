import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { applyProfile, PROFILE } from './profile.ts';

/** Whether all of a page's slots have hydrated, also those that wait until it is used. Runs in the page. */
export const isWhole = (): boolean => {
  document.dispatchEvent(new Event('pointermove'));
  return document.documentElement.dataset.hydrated === 'whole';
};

/** A common navigation from one page to the next. */
export interface Step {
  name: string;
  from: string;
  /** The link that is followed. */
  link: string;
  /** Clicked before, where the link is not on the page from the first. */
  openers?: readonly string[];
}

/** The cookies of who visits; none for a visitor. */
export type Login = NonNullable<BrowserContextOptions['storageState']>;

export interface StepFigures {
  /** Milliseconds from the click to the next page's heading. */
  shown: number;
  /** Requests for data during the step, and the transferred bytes of their responses. */
  dataRequests: number;
  dataBytes: number;
}

/** Long enough for what a page loads when it has nothing better to do, on the slow network. */
const REST_MS = 6000;
/** For the prefetch, and for rendering what it has brought. */
const PREFETCH_MS = 2500;

/** Milliseconds from a click until the DOM shows what it should, measured inside the page. */
export const timeInPage = (page: Page, click: string, done: string): Promise<number> =>
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

/** An idle page on the measured phone and network. */
export const openOnPhone = async (browser: Browser, login?: Login): Promise<{ page: Page; session: CDPSession }> => {
  const context = await browser.newContext({
    ...(login !== undefined && { storageState: login }),
    viewport: PROFILE.viewport,
    userAgent: PROFILE.userAgent,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: false,
    locale: 'sv-SE',
  });
  const page = await context.newPage();
  return { page, session: await applyProfile(context, page) };
};

const countData = (session: CDPSession): Pick<StepFigures, 'dataRequests' | 'dataBytes'> => {
  const counted = { dataRequests: 0, dataBytes: 0 };
  const data = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type !== 'Fetch' && type !== 'XHR') return;
    counted.dataRequests += 1;
    data.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (data.has(requestId)) counted.dataBytes += encodedDataLength;
  });
  return counted;
};

/** Follows one link on an idle page, with or without hovering over the link before. */
export const measureStep = async (
  browser: Browser,
  shop: string,
  { from, link, openers = [] }: Step,
  { isPrefetched, login }: { isPrefetched: boolean; login?: Login },
): Promise<StepFigures> => {
  const { page, session } = await openOnPhone(browser, login);
  await page.goto(new URL(from, shop).href, { waitUntil: 'load' });
  await page.waitForFunction(isWhole, undefined, { polling: 250 });
  await page.waitForTimeout(REST_MS);
  for (const opener of openers) {
    await page.locator(opener).first().click();
    await page.waitForTimeout(PREFETCH_MS);
  }
  if (isPrefetched) {
    await page.locator(link).first().hover();
    await page.waitForTimeout(PREFETCH_MS);
  }
  const data = countData(session);
  const shown = await timeInPage(page, link, 'h1');
  const figures = { shown, ...data };
  await page.context().close();
  return figures;
};
