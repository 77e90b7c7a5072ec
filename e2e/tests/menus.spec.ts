import { expect, test, visit } from '../support/fixtures.ts';

const PHONE = { width: 390, height: 844 };

test('[8-23] a menu that cannot be loaded says so, in itself and beside "Se alla kategorier", and comes on request', async ({
  page,
  expectMessages,
}) => {
  expectMessages((message) => /Failed to load|503/.test(message.text()));
  await page.setViewportSize(PHONE);
  await visit(page, '/se');
  await page.clock.install();
  let refused = 0;
  await page.route('**/api/section/tree/**', async (route) => {
    await route.fulfill({ status: 503, json: {} });
    refused += 1;
  });
  await page.getByRole('button', { name: 'Meny' }).click();
  const menu = page.getByRole('dialog', { name: 'Meny' });
  await expect(menu.getByRole('alert')).toContainText('Fel vid laddning av menyn.');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  const popular = page.getByRole('region', { name: 'Populära kategorier' });
  await expect(popular.getByRole('status')).toHaveText('Fel vid laddning av menyn.');
  // What is asked again by itself, after 2 and 10 seconds, fails, too; the next time is half a minute away.
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return refused;
    })
    .toBeGreaterThanOrEqual(3);
  await expect(popular.getByRole('status')).toHaveText('Fel vid laddning av menyn.');
  await page.unroute('**/api/section/tree/**');
  await popular.getByRole('button', { name: 'Se alla kategorier' }).click();
  await menu.getByRole('button', { name: 'Försök igen' }).click();
  await expect(menu.getByRole('button', { name: 'Gaming' })).toBeVisible();
});

test('[3-83] [4-55] the menu of a phone opens where the page lies: category, product, and nowhere', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/se/section/13-Gaming');
  const category = page.getByRole('region', { name: 'Alla kategorier i Gaming' }).getByRole('link').first();
  // By keyboard: what a jump to it skipped takes its true height under the pointer.
  await category.press('Enter');
  await expect(page).toHaveURL(/\/se\/category\//);
  await page.getByRole('button', { name: 'Meny' }).click();
  const menu = page.getByRole('dialog', { name: 'Meny' });
  const trail = menu.getByRole('button', { name: 'Gaming', exact: true });
  await expect(trail).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('main').locator('a[href*="/se/product/"]').first().click();
  await expect(page).toHaveURL(/\/se\/product\//);
  await page.getByRole('button', { name: 'Meny' }).click();
  await expect(trail).toBeVisible();
  await menu.getByRole('button', { name: 'Hem', exact: true }).click();
  await expect(menu.getByRole('button', { name: 'Gaming' })).toBeVisible();
});
