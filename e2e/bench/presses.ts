import type { Browser, Locator, Page } from '@playwright/test';
import { isWhole, openOnPhone } from './next-page.ts';

/** Something that a shopper does with one hand, and what it is called in the results. */
interface Press {
  name: string;
  act: (page: Page) => Promise<void>;
}

/** Presses on one page of the visit, in order. */
interface PageOfPresses {
  path: string;
  presses: readonly Press[];
}

/** Milliseconds from a press until the frame that shows it: the longest of its events (INP). */
export type PressFigures = Readonly<Record<string, number>>;

/** Long enough for the frame after a press and what it starts. */
const SETTLE_MS = 1200;
/** For the page to be at rest before the first press. */
const REST_MS = 3000;
/** Until the frame that shows where the pointer is. */
const HOVER_MS = 300;
/** How long a finger presses. */
const PRESS_MS = 80;

interface EventEntry extends PerformanceEntry {
  interactionId: number;
}

/** Put into the page before anything else runs: notes how long each interaction took to be shown. */
const observeInteractions = (): void => {
  const noted: number[] = [];
  Object.assign(globalThis, { shopInteractions: noted });
  const note = (entries: PerformanceEntryList) => {
    for (const { interactionId, duration } of entries as EventEntry[]) if (interactionId > 0) noted.push(duration);
  };
  // 16 ms is the least that browsers tell.
  new PerformanceObserver((list) => note(list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit);
};

const takeLongest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { shopInteractions } = globalThis as unknown as { shopInteractions: number[] };
    return Math.max(0, ...shopInteractions.splice(0));
  });

/** Scrolls an element to the middle of the window, where neither header nor banner covers it; the header to the top. */
const bringIntoView = (target: Locator): Promise<void> =>
  target.evaluate((element) => {
    if (element.closest('header')) window.scrollTo({ top: 0, behavior: 'instant' });
    else if (!element.closest('dialog')) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });

/** Where to press an element. Rejects when another one would be pressed. */
const pointOn = (target: Locator): Promise<{ x: number; y: number }> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit === null || !element.contains(hit)) throw new Error('Something else would be pressed');
    return { x, y };
  });

/** Without Playwright's own click, whose checks in the page would be part of the press. */
const pressOn = async (page: Page, target: Locator): Promise<void> => {
  await bringIntoView(target);
  await page.waitForTimeout(HOVER_MS);
  const { x, y } = await pointOn(target);
  await page.mouse.move(x, y);
  await page.waitForTimeout(HOVER_MS);
  await page.mouse.click(x, y, { delay: PRESS_MS });
};

const click =
  (role: 'button' | 'link' | 'checkbox', name: string | RegExp): Press['act'] =>
  (page) =>
    pressOn(page, page.getByRole(role, { name }).first());

const clickOn =
  (selector: string): Press['act'] =>
  (page) =>
    pressOn(page, page.locator(selector).filter({ visible: true }).first());

/** The visit: consent, menu, quick search, filter, "Köp", a section of the product page, the cart. */
export const visitOf = (list: string, product: string): readonly PageOfPresses[] => [
  {
    path: '/se',
    presses: [
      { name: 'consent', act: click('button', 'Endast nödvändiga') },
      { name: 'menu', act: click('button', 'Meny') },
      { name: 'menu level', act: clickOn('dialog[open] [role="group"] button, dialog[open] [role="group"] a') },
      { name: 'menu closes', act: (page) => page.keyboard.press('Escape') },
      { name: 'search', act: clickOn('header input[type="search"]') },
      { name: 'search typing', act: (page) => page.keyboard.type('tang', { delay: 120 }) },
    ],
  },
  {
    path: list,
    presses: [
      { name: 'Köp in a list', act: clickOn('main form[data-cart-form] button[type="submit"]') },
      { name: 'filter panel', act: click('button', /^Filtrera/) },
      { name: 'filter value', act: clickOn('dialog[open] input[type="checkbox"] + *, dialog[open] label') },
    ],
  },
  {
    path: product,
    presses: [
      { name: 'Köp', act: clickOn('main form[data-cart-form] button[type="submit"]') },
      { name: 'section', act: clickOn('main summary') },
      { name: 'cart', act: clickOn('header a[href="/se/checkout"]') },
    ],
  },
];

/** Makes the whole visit once; a press whose target is not there is left out, so that old builds can be compared. */
export async function measurePresses(
  browser: Browser,
  shop: string,
  visit: readonly PageOfPresses[],
): Promise<PressFigures> {
  const { page } = await openOnPhone(browser);
  await page.addInitScript(observeInteractions);
  page.setDefaultTimeout(8000);
  const figures: Record<string, number> = {};
  for (const { path, presses } of visit) {
    await page.goto(new URL(path, shop).href, { waitUntil: 'load' });
    await page.waitForFunction(isWhole, undefined, {
      polling: 250,
      timeout: 30_000,
    });
    await page.waitForTimeout(REST_MS);
    await takeLongest(page);
    for (const { name, act } of presses) {
      const isDone = await act(page).then(
        () => true,
        () => false,
      );
      await page.waitForTimeout(SETTLE_MS);
      const longest = await takeLongest(page);
      if (isDone) figures[name] = longest;
    }
  }
  await page.context().close();
  return figures;
}
