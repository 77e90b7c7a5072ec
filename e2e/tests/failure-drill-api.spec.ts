import type { Page } from '@playwright/test';
import { REMOTE_NAMES, type KnownRemote } from '@shop/contracts/slots';
import { fillCart } from '../support/api.ts';
import { cartResponded, expectCartCount } from '../support/cart.ts';
import { alive, buyOrSee, CHECKOUT, KEYBOARD, say } from '../support/drill-checks.ts';
import { test, unkept } from '../support/drill.ts';
import { expect, hydrated, visit } from '../support/fixtures.ts';
import { PRODUCTS, productPath } from '../support/products.ts';
import { buyOnAccount, expectOthers, expectSearch, mainHeading } from '../support/shop-parts.ts';

/** Calls that only this remote needs for the keyboard's page and the checkout. */
const CALLS: Readonly<Record<KnownRemote, RegExp>> = {
  'mf-header': /^(?:section\/tree|search-link)/,
  'mf-discovery': /^(?:product\/\d|page-component)/,
  'mf-cart-checkout': /^(?:cart|checkout|order)\b/,
  'mf-member': /^(?:me|user\/feed)\b/,
  'mf-content': /^(?:site-message|shipping-method\/related-info|info)\b/,
};

/** A remote's fallback when the api does not respond to its calls. */
const LOST_CALLS: Readonly<
  Record<KnownRemote, (page: Page, status: number, headers: Readonly<Record<string, string>>) => Promise<void>>
> = {
  'mf-header': async (page, status) => {
    expect(status).toBe(200);
    await expectSearch(page);
  },
  'mf-discovery': async (page, status, headers) => {
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('10');
    await expect(mainHeading(page)).toHaveText('Något gick fel');
    await expect(page.getByRole('main').getByRole('link', { name: 'Försök igen' })).toBeVisible();
  },
  'mf-cart-checkout': async (page, status) => {
    expect(status).toBe(200);
    await expect(page.getByRole('banner').locator('a[href="/se/checkout"]').first()).toBeVisible();
  },
  'mf-member': async (page, status) => {
    expect(status).toBe(200);
    await expect(page.getByRole('banner').getByText('Logga in').first()).toBeVisible();
  },
  'mf-content': async (page, status) => {
    expect(status).toBe(200);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Köpvillkor' })).toBeVisible();
  },
};

for (const lost of REMOTE_NAMES) {
  test(`the api answers 503 to ${lost}`, async ({ page, shop, expectMessages }) => {
    expectMessages(say(/status of 503|client-error|got no answer|answered 503|api/));
    await fillCart(page.request, PRODUCTS.cheap.id);
    shop.api.fail({ calls: CALLS[lost], how: 'answers-503' });
    const response = await page.goto(unkept(KEYBOARD));
    await hydrated(page);
    expect(shop.api.failed()).toBeGreaterThan(0);
    await expectOthers(page, lost);
    await LOST_CALLS[lost](page, response?.status() ?? 0, response?.headers() ?? {});
    if (lost !== 'mf-cart-checkout') {
      await buyOrSee(page, lost);
      return;
    }
    const checkout = await page.goto(CHECKOUT);
    expect(checkout?.status()).toBe(503);
    expect(checkout?.headers()['retry-after']).toBe('10');
    await expect(mainHeading(page)).toHaveText('Något gick fel');
    // The cart is the server's and has lost nothing.
    shop.api.fail(null);
    await page.getByRole('main').getByRole('link', { name: 'Försök igen' }).click();
    await hydrated(page);
    await buyOnAccount(page);
  });

  test(`the api never answers ${lost}`, async ({ page, shop, expectMessages }) => {
    expectMessages(say(/status of 50\d|client-error|got no answer|api/));
    await fillCart(page.request, PRODUCTS.cheap.id);
    shop.api.fail({ calls: CALLS[lost], how: 'never-answers' });
    const response = await page.goto(unkept(KEYBOARD), { waitUntil: 'commit' });
    await expectOthers(page, lost);
    await expect.poll(() => shop.api.failed()).toBeGreaterThan(0);
    await LOST_CALLS[lost](page, response?.status() ?? 0, response?.headers() ?? {});
    if (lost !== 'mf-cart-checkout') {
      await page.goto(CHECKOUT, { waitUntil: 'commit' });
      await alive(page, 'checkout-page');
      await buyOnAccount(page);
      return;
    }
    const checkout = await page.goto(CHECKOUT);
    expect(checkout?.status()).toBe(503);
    await expect(mainHeading(page)).toHaveText('Något gick fel');
    shop.api.fail(null);
    await page.getByRole('main').getByRole('link', { name: 'Försök igen' }).click();
    await hydrated(page);
    await buyOnAccount(page);
  });
}

test.describe('the whole api is away', () => {
  const EVERYTHING = /^/;

  test('cached pages are still served; others say so in Swedish and when to come back', async ({ context, shop }) => {
    const { request } = context;
    // Each variant of a page is cached by itself, and only a visitor who has consented keeps one.
    await context.addCookies([{ name: 'ab-trigger', value: 'paymentSwap', url: shop.url }]);
    const kept = unkept(KEYBOARD);
    const before = await request.get(kept);
    expect(before.status()).toBe(200);
    shop.api.fail({ calls: EVERYTHING, how: 'answers-503' });
    const again = await request.get(kept);
    expect(again.status()).toBe(200);
    expect(await again.text()).toBe(await before.text());
    expect(shop.api.failed()).toBe(0);

    const other = await request.get(unkept(KEYBOARD));
    expect(other.status()).toBe(503);
    expect(other.headers()['retry-after']).toBe('10');
    expect(other.headers()['content-language']).toBe('sv-SE');
    expect(await other.text()).toContain('Något gick fel');
    expect(shop.api.failed()).toBeGreaterThan(0);
  });

  test('[4-10][O4-04] the shopper sees what could not be added to the cart, and what follows is sent when the api is back', async ({
    page,
    shop,
    expectMessages,
  }) => {
    expectMessages(say(/status of 503/));
    await visit(page, productPath(PRODUCTS.book.id));
    const button = page.getByRole('main').getByRole('button', { name: /^Köp/ }).first();
    shop.api.fail({ calls: EVERYTHING, how: 'answers-503' });
    await button.click();
    await expect(page.getByText('Kundvagnen kunde inte uppdateras. Försök igen.')).toBeVisible();
    await expectCartCount(page, 0);
    await button.click();
    await expectCartCount(page, 1);
    expect(shop.api.failed()).toBeGreaterThan(0);

    // It may be sent anew before the browser says anything.
    const sent = cartResponded(page, (response) => response.ok());
    shop.api.fail(null);
    // The window regains focus, or the browser its connection.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await sent;
    await visit(page, CHECKOUT);
    await buyOnAccount(page);
  });
});
