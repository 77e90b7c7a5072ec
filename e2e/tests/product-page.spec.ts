import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectCartCount } from '../support/cart.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

/** A product of the seed by what it has; the first of a list that has it. */
async function firstOf(page: Page, has: (product: Record<string, unknown>) => boolean): Promise<number> {
  for (const section of [5, 13, 12, 1]) {
    const response = await page.request.get(`/api/productdiscovery/section/${section}?page=1`);
    const { products } = (await response.json()) as { products: Record<string, unknown>[] };
    const found = products.find(has);
    if (found !== undefined) return Number(found.id);
  }
  throw new Error('The seed has no such product.');
}

const withLabel = (page: Page): Promise<number> => firstOf(page, ({ energyMarking }) => energyMarking !== null);

/** The first product of the seed's range that is sold as a bundle. */
async function withBundle(page: Page): Promise<number> {
  for (let id = 500_001; id < 500_400; id += 1) {
    const response = await page.request.get(`/api/product-tips/${id}/bundle-offers?touchpoint=DESKTOP`);
    if (!response.ok()) continue;
    const { isBundle, products } = (await response.json()) as { isBundle: boolean; products: unknown[] };
    if (isBundle && products.length > 1) return id;
  }
  throw new Error('The seed has no bundle.');
}

test('[1-79] [1-80] [2.16-10] [7.10-01] [7.10-02] the label opens the provider’s frame and the product sheet', async ({
  page,
}) => {
  await visit(page, productPath(await withLabel(page)));
  // Before the frame is there, in which nothing can be run: the check would wait for it without end.
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Energiklass/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Energimärkning och produktblad' });
  await expect(dialog.getByRole('heading', { name: 'Produktblad', exact: true })).toBeVisible();
  const frame = dialog.locator('iframe');
  await expect(frame).toBeVisible();
  const url = new URL((await frame.getAttribute('src')) ?? '', page.url());
  expect(url.searchParams.get('manufacturer')).not.toBe('');
  expect(url.searchParams.get('partNumber')).not.toBe('');
  expect([url.searchParams.get('language'), url.searchParams.get('market')]).toEqual(['sv', 'se']);
  // Allowed by the policy, drawn by the provider: the label is an image with the class in its name.
  await expect(dialog.frameLocator('iframe').locator('svg[aria-label*="klass"]')).toBeVisible();
});

test('[1-63] [7.6-12] [9-78] a bundle is bought with one press', async ({ page }) => {
  const id = await withBundle(page);
  const offered = await page.request.get(`/api/product-tips/${id}/bundle-offers?touchpoint=DESKTOP`);
  const { products } = (await offered.json()) as { products: { id: number; price: { price: number } }[] };
  await visit(page, productPath(id));
  const box = page.getByRole('region', { name: 'Köp som paket' });
  await box.scrollIntoViewIfNeeded();
  const count = await box.getByRole('listitem').count();
  expect(count).toBeLessThanOrEqual(3);
  await expect(box.getByText(/^Spara/)).toBeVisible();
  await box.getByRole('button', { name: `Köp alla ${count}` }).click();
  await expectCartCount(page, count);
  // The server has taken the offers' own prices, which hold only beside the product.
  const cart = async () => (await page.request.get('/api/cart')).json();
  for (const each of products.slice(0, 2)) {
    const row = expect.objectContaining({
      product: expect.objectContaining({ id: each.id }),
      unitPrice: each.price.price,
    });
    await expect.poll(cart).toMatchObject({ data: { cart: { rows: expect.arrayContaining([row]) } } });
  }
});

test('the picture opens by a press on it, and the buy bar appears after a jump', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, productPath(300_001));
  const stage = await page.getByRole('main').locator('img').first().boundingBox();
  if (stage === null) throw new Error('The picture is not there.');
  await page.mouse.click(stage.x + stage.width / 2, stage.y + stage.height / 2);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Bild 1 av/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(/^Bild 2 av/)).toBeVisible();
  await page.keyboard.press('Escape');
  const bar = page.locator('[inert]').filter({ has: page.getByRole('button', { name: /^Köp/, includeHidden: true }) });
  await expect(bar).toHaveCount(1);
  await page.evaluate(() => document.querySelector('#recensioner')?.scrollIntoView());
  await expect(bar).toHaveCount(0);
});

test('an upright tablet shows price and buy button beside the picture', async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 1112 });
  await visit(page, productPath(PRODUCTS.reduced.id));
  const buy = page.getByRole('main').getByRole('button', { name: /^Köp/ }).first();
  await expect(buy).toBeInViewport();
  expect((await buy.boundingBox())?.x).toBeGreaterThan(834 / 2);
});
