import { REMOTE_NAMES } from '@shop/contracts/slots';
import { fillCart } from '../support/api.ts';
import { buyOrSee, RENDERED, KEYBOARD, say } from '../support/drill-checks.ts';
import { releaseOf, test, unkept } from '../support/drill.ts';
import { expect, hydrated, visit } from '../support/fixtures.ts';
import { PRODUCTS } from '../support/products.ts';
import { expectOthers, mainHeading, PARTS } from '../support/shop-parts.ts';

/**
 * The failure drill: how each remote can affect the shop. For each fault the rest of the page works, a useful fallback
 * replaces the lost slot, developers get a report with its release, and a purchase can be completed wherever the lost
 * remote is not itself the checkout. Remotes that are missing altogether: see remotes-away.spec.ts.
 */
for (const lost of REMOTE_NAMES) {
  test.describe(`${lost} fails on the server`, () => {
    test.beforeEach(async ({ page }) => {
      await fillCart(page.request, PRODUCTS.cheap.id);
    });

    for (const { fault, outcome, status } of [
      { fault: 'throws', outcome: 'failed', status: 500 },
      { fault: 'loops', outcome: 'late', status: 503 },
    ] as const) {
      test(`${lost} ${fault} on the server`, async ({ page, shop, expectMessages }) => {
        expectMessages(say(/status of 50\d/));
        const { version } = await visit(page, KEYBOARD).then(() => releaseOf(page, lost));
        const lostBefore = await shop.metric('shell_fragments_total', { slot: RENDERED[lost], outcome });
        const threadsBefore = await shop.metric('shell_threads_lost_total', { remote: lost, version });
        const isPage = lost === 'mf-discovery';

        shop.api.failOnServer({ remote: lost, fault });
        const response = await page.goto(unkept(KEYBOARD));
        expect(response?.status()).toBe(isPage ? status : 200);
        await hydrated(page);
        expect(await shop.metric('shell_fragments_total', { slot: RENDERED[lost], outcome })).toBeGreaterThan(
          lostBefore,
        );
        // The browser renders slots that the server could not; a lost page shows an explanation and a retry button.
        await expectOthers(page, lost);
        if (isPage) {
          expect(response?.headers()['retry-after']).toBe('10');
          await expect(mainHeading(page)).toHaveText('Något gick fel');
          await expect(page.getByRole('main').getByRole('link', { name: 'Försök igen' })).toBeVisible();
        } else {
          await PARTS[lost](page);
        }
        await buyOrSee(page, lost, 'Något gick fel');
        if (fault === 'throws') return;
        // Its thread hangs in the loop and is replaced: the next visitor gets the part from the server again.
        await expect
          .poll(() => shop.metric('shell_threads_lost_total', { remote: lost, version }))
          .toBeGreaterThan(threadsBefore);
        shop.api.failOnServer(null);
        const okBefore = await shop.metric('shell_fragments_total', { slot: RENDERED[lost], outcome: 'ok' });
        // A thread that is just starting may still time out.
        await expect(async () => {
          expect((await page.request.get(unkept(KEYBOARD))).status()).toBe(200);
          expect(await shop.metric('shell_fragments_total', { slot: RENDERED[lost], outcome: 'ok' })).toBeGreaterThan(
            okBefore,
          );
        }).toPass();
      });
    }
  });
}
