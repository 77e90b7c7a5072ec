import type { Page } from '@playwright/test';
import { REMOTE_NAMES, type KnownRemote } from '@shop/contracts/slots';
import { fillCart } from '../support/api.ts';
import { buyOrSee, CHECKOUT, expectReport, KEYBOARD, say } from '../support/drill-checks.ts';
import { releaseOf, shownVersion, test } from '../support/drill.ts';
import { expect, hydrated, visit } from '../support/fixtures.ts';
import { PRODUCTS } from '../support/products.ts';
import { buyOnAccount, mainHeading } from '../support/shop-parts.ts';

/** A page whose own code, or that of a part of it, the start page does not load for a shopper who saves data. */
const NEXT: Readonly<Record<KnownRemote, { path: string; shows: (page: Page) => Promise<void> }>> = {
  'mf-header': {
    path: '/se/category/22601-Tangentbord',
    shows: (page) =>
      expect(page.getByRole('complementary', { name: 'Sidokolumn' }).getByRole('link').first()).toBeVisible(),
  },
  'mf-discovery': { path: KEYBOARD, shows: (page) => expect(mainHeading(page)).toHaveText(PRODUCTS.keyboard.title) },
  'mf-cart-checkout': { path: CHECKOUT, shows: buyOnAccount },
  'mf-member': {
    path: '/se/member/orders',
    shows: (page) => expect(page.getByRole('main').getByRole('heading').first()).toBeVisible(),
  },
  'mf-content': { path: '/se/info/1', shows: (page) => expect(mainHeading(page)).toHaveText('Kundservice') },
};

for (const lost of REMOTE_NAMES) {
  test(`${lost} has been replaced so often that the open page's chunks have gone`, async ({
    page,
    shop,
    expectMessages,
  }) => {
    expectMessages(say(new RegExp(`/assets/${lost}/|Loading chunk|ChunkLoadError`)));
    // Otherwise the next page's code may have been prefetched in idle time before its release is removed.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await fillCart(page.request, PRODUCTS.cheap.id);
    await visit(page, '/se');
    const before = await releaseOf(page, lost);
    const after = await shop.replace(lost);
    expect((await page.request.get(`${before.base}${before.manifest.entry}`)).status()).toBe(404);

    // Like a link in a page's text; the shell handles it.
    const { path, shows } = NEXT[lost];
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'Vidare' });
      document.querySelector('main')?.append(link);
      link.click();
    }, path);
    if (lost === 'mf-header') {
      // Only a slot beside the page is lost: it shows its fallback, and retrying loads the page with the current
      // release.
      const left = page.getByRole('complementary', { name: 'Sidokolumn' });
      await expect(left.getByText('Menyn kunde inte visas.')).toBeVisible();
      await left.getByRole('button', { name: 'Försök igen' }).click();
    }
    await expectReport(shop, `${lost}@${before.version}`, /Loading (?:CSS )?chunk [\w-]+ failed/);
    // The document in the browser itself: while it is replaced it cannot be read.
    await expect(async () => expect(await shownVersion(page, lost)).toBe(after)).toPass();
    await hydrated(page);
    expect(new URL(page.url()).pathname.startsWith(path)).toBe(true);
    await shows(page);
    if (lost !== 'mf-cart-checkout') await buyOrSee(page, lost);
  });
}
