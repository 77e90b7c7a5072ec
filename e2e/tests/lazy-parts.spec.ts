import { expect, test, visit } from '../support/fixtures.ts';
import { PRODUCTS, productPath } from '../support/products.ts';
import { mainHeading } from '../support/shop-parts.ts';

const PHONE = { width: 390, height: 844 };

test.use({ expectedErrors: [/Loading chunk \S+ failed/] });
test.beforeEach(({ expectMessages }) =>
  expectMessages((message) => /net::ERR_FAILED|^reported to the developers.*Loading chunk/.test(message.text())),
);

test('a part of a product page that cannot be fetched leaves the product for sale, and comes on request', async ({
  page,
}) => {
  await page.route('**/product-parts.js', (route) => route.abort());
  await visit(page, productPath(PRODUCTS.keyboard.id));
  const main = page.getByRole('main');
  const alert = main.getByRole('alert');
  await expect(alert).toContainText('Den här delen gick inte att hämta.');
  await expect(mainHeading(page)).toBeVisible();
  await expect(main.getByRole('button', { name: /Köp/ }).first()).toBeVisible();
  await page.unroute('**/product-parts.js');
  await alert.getByRole('button', { name: 'Försök igen' }).click();
  await expect(main.getByRole('heading', { name: /recensioner/i }).first()).toBeVisible();
  await expect(alert).toBeHidden();
});

test('the list of sections stands for a menu that cannot be fetched', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/se');
  await page.route('**/hamburger-menu.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Meny' }).click();
  const sections = page.getByRole('navigation', { name: 'Kategorier' });
  await expect(sections.getByRole('button', { name: 'Gaming', exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Sök i butiken' })).toBeVisible();
});

test('a dialog that cannot be fetched says so, and comes with the next press', async ({ page }) => {
  await page.route('**/gallery-dialog.js', (route) => route.abort());
  await visit(page, productPath(PRODUCTS.keyboard.id));
  const enlarge = page.getByRole('main').getByRole('button', { name: 'Visa större bild' });
  await enlarge.click();
  await expect(page.getByText('Det gick inte att hämta. Försök igen.')).toBeVisible();
  await expect(mainHeading(page)).toBeVisible();
  await page.unroute('**/gallery-dialog.js');
  await enlarge.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an energy label that cannot be fetched says so, and comes with the next press', async ({ page }) => {
  await page.route('**/energy-sheet.js', (route) => route.abort());
  await visit(page, productPath(PRODUCTS.labelled.id));
  const label = page
    .getByRole('main')
    .getByRole('button', { name: /^Energiklass/ })
    .first();
  await label.click();
  await expect(page.getByText('Det gick inte att hämta. Försök igen.')).toBeVisible();
  await page.unroute('**/energy-sheet.js');
  await label.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  test('settings of cookies that cannot be fetched say so, and leave the choice', async ({ page }) => {
    await page.route('**/consent-settings.js', (route) => route.abort());
    await visit(page, '/se');
    const banner = page.getByRole('region', { name: 'Vi använder cookies' });
    await banner.getByRole('button', { name: 'Cookie-inställningar' }).click();
    await expect(page.getByText('Det gick inte att hämta. Försök igen.')).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Endast nödvändiga' })).toBeVisible();
    await page.unroute('**/consent-settings.js');
    await banner.getByRole('button', { name: 'Cookie-inställningar' }).click();
    await expect(page.getByRole('checkbox', { name: 'Personanpassning' })).not.toBeChecked();
  });
});
