import { REMOTE_NAMES } from '@shop/contracts/slots';
import { fillCart } from '../support/api.ts';
import { alive, isAlive, buyOrSee, CHECKOUT, RENDERED, expectReport, KEYBOARD, say } from '../support/drill-checks.ts';
import { DRILL_MESSAGE } from '../support/drill-release.ts';
import { beVisitor, breakInBrowser, releaseOf, test } from '../support/drill.ts';
import { expect, visit } from '../support/fixtures.ts';
import { PRODUCTS } from '../support/products.ts';
import { buyOnAccount, expectOthers, FALLBACKS, PARTS } from '../support/shop-parts.ts';

/**
 * The failure drill: how each remote can affect the shop. For each fault the rest of the page works, a useful fallback
 * replaces the lost slot, developers get a report with its release, and a purchase can be completed wherever the lost
 * remote is not itself the checkout. Remotes that are missing altogether: see remotes-away.spec.ts.
 */
for (const lost of REMOTE_NAMES) {
  test.describe(`${lost} fails in the browser`, () => {
    test.beforeEach(async ({ page }) => {
      await fillCart(page.request, PRODUCTS.cheap.id);
    });

    for (const fault of ['throws-on-render', 'throws-on-mount'] as const) {
      test(`${lost} ${fault}`, async ({ page, context, shop, expectMessages }) => {
        expectMessages(say(new RegExp(`${DRILL_MESSAGE}|${lost}@`)));
        await breakInBrowser(context, lost, fault);
        await visit(page, KEYBOARD);
        const { version } = await releaseOf(page, lost);
        await expectOthers(page, lost);
        await FALLBACKS[lost](page);
        const message = new RegExp(`${DRILL_MESSAGE}: ${fault.replaceAll('-', ' ')}`);
        await expectReport(shop, `${lost}@${version}`, message);
        await buyOrSee(page, lost);
      });
    }

    test(`${lost} has an entry that is no JavaScript`, async ({
      page,
      context,
      shop,
      expectMessages,
      expectedErrors,
    }) => {
      // The browser logs what it cannot parse, and preloads that are not used.
      expectMessages(say(new RegExp(`Unexpected token|${lost}`)));
      expectedErrors.push(/Unexpected token/);
      await beVisitor(context, shop, shop.groupOf(lost));
      await visit(page, KEYBOARD);
      const { version } = await releaseOf(page, lost);
      expect(version).toContain('unreadable');
      await expectOthers(page, lost);
      await FALLBACKS[lost](page);
      await expectReport(shop, `${lost}@${version}`);
      await buyOrSee(page, lost);
    });

    test(`${lost} has an entry with other bytes than were published`, async ({ page, shop, expectMessages }) => {
      expectMessages(say(new RegExp(`integrity|${lost}`)));
      let count = 0;
      await page.route(new RegExp(`/assets/${lost}/[^/]+/entry\\.js`), async (route) => {
        count += 1;
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()};window.shopDrill = {};` });
      });
      await visit(page, KEYBOARD);
      const { version } = await releaseOf(page, lost);
      await expectOthers(page, lost);
      await FALLBACKS[lost](page);
      expect(count).toBeGreaterThan(0);
      expect(await page.evaluate(() => window.shopDrill)).toBeUndefined();
      await expectReport(shop, `${lost}@${version}`);
      await buyOrSee(page, lost);
    });

    test(`${lost} has an entry that is slow to come`, async ({ page, expectMessages }) => {
      // What has been fetched early lies unused for long.
      expectMessages(say(new RegExp(`preload.*|/assets/${lost}/`)));
      const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
      let held = 0;
      await page.route(new RegExp(`/assets/${lost}/[^/]+/entry\\.js`), async (route) => {
        held += 1;
        await arrival;
        await route.continue();
      });
      const open = async (path: string) => void (await page.goto(path, { waitUntil: 'commit' }));
      if (lost !== 'mf-cart-checkout') {
        await open(CHECKOUT);
        await alive(page, 'checkout-page');
        await buyOnAccount(page);
        await fillCart(page.request, PRODUCTS.cheap.id);
      }
      await open(KEYBOARD);
      for (const part of REMOTE_NAMES) {
        if (part !== lost) await alive(page, RENDERED[part]);
      }
      await expectOthers(page, lost);
      await expect.poll(() => held).toBeGreaterThan(0);
      expect(await isAlive(page, RENDERED[lost])).toBe(false);
      arrive();
      await alive(page, RENDERED[lost]);
      await PARTS[lost](page);
    });
  });
}
