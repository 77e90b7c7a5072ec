import type { KnownRemote } from '@shop/contracts/slots';
import { expect, type Page } from '@playwright/test';
import type { DrillShop } from './drill.ts';
import { visit, type ExpectedMessage } from './fixtures.ts';
import { PRODUCTS, productPath } from './products.ts';
import { buyOnAccount, mainHeading } from './shop-parts.ts';

export const KEYBOARD = productPath(PRODUCTS.keyboard.id);
export const CHECKOUT = '/se/checkout';

/** Slots of the keyboard's page that the server renders and counts in `/metrics` when they are lost. */
export const RENDERED: Readonly<Record<KnownRemote, string>> = {
  'mf-header': 'header',
  'mf-discovery': 'product-page',
  'mf-cart-checkout': 'cart-widget',
  'mf-member': 'member-widget',
  'mf-content': 'footer',
};

/** What was fetched early for a part that fails lies unused; on a slow machine so does what waits for its turn. */
const UNUSED = /preloaded using link preload but not used/;
export const say =
  (pattern: RegExp): ExpectedMessage =>
  (message) =>
    UNUSED.test(message.text()) || pattern.test(message.text()) || pattern.test(message.location().url);

/** The api has received a report of the error with its release. */
export const expectReport = (shop: DrillShop, source: string, message = /./): Promise<void> =>
  expect
    .poll(() => shop.api.reports().filter((report) => report.source === source && message.test(report.message)))
    .not.toEqual([]);

/** A purchase by browser; a lost checkout shows its fallback instead. */
export const buyOrSee = async (page: Page, lost: KnownRemote, seen = 'Sidan kunde inte visas'): Promise<void> => {
  await visit(page, CHECKOUT);
  if (lost === 'mf-cart-checkout') await expect(mainHeading(page)).toHaveText(seen);
  else await buyOnAccount(page);
};

/** Whether the slot's code has hydrated the server's HTML. */
export const isAlive = (page: Page, slot: string): Promise<boolean> =>
  page.evaluate((name) => {
    const place = document.querySelector(`[data-slot="${name}"]`);
    // A child slot may be hydrated before it.
    const own = [...(place?.querySelectorAll('*') ?? [])].filter(
      (element) => !element.hasAttribute('data-slot') && element.closest('[data-slot]') === place,
    );
    return own.some((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  }, slot);

export const alive = (page: Page, slot: string): Promise<void> => expect.poll(() => isAlive(page, slot)).toBe(true);
