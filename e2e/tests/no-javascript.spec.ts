import { productOf } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

test.use({ javaScriptEnabled: false });

test('[1-29] sections lead to categories and to products', async ({ page }) => {
  await page.goto('/se');
  await page.getByRole('navigation', { name: 'Kategorier' }).getByRole('link', { name: 'Gaming' }).click();
  await expect(page).toHaveURL(/\/se\/section\/\d+-Gaming$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gaming');
  await page.getByRole('main').locator('a[href*="/category/"]').first().click();
  await expect(page).toHaveURL(/\/se\/category\//);
  const first = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  const title = (await first.innerText()).trim();
  await first.click();
  await expect(page).toHaveURL(/\/se\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
});

test('[1-30] [1-57] search, filter, sort and page by forms and links', async ({ page }) => {
  await page.goto('/se');
  await page.getByRole('searchbox', { name: 'Sök i butiken' }).fill('tangentbord');
  await page.getByRole('search').getByRole('button', { name: 'Sök' }).click();
  await expect(page).toHaveURL(/\/se\/search\/tangentbord/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sökresultat för ”tangentbord”' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Sortera' }).selectOption({ label: 'Lägsta pris' });
  await page.getByRole('button', { name: 'Sortera' }).click();
  await expect(page).toHaveURL(/sortBy=/);
  await expect(page.getByRole('combobox', { name: 'Sortera' }).locator('option:checked')).toHaveText('Lägsta pris');
  const prices = await page
    .getByRole('region', { name: 'Produkter' })
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map((card) => Number(card.querySelector<HTMLInputElement>('input[name="unitPrice"]')?.value ?? Number.NaN)),
    );
  const sold = prices.filter((price) => !Number.isNaN(price));
  expect(sold.length).toBeGreaterThan(3);
  expect(sold).toEqual(sold.toSorted((a, b) => a - b));

  const brand = page.getByRole('group', { name: 'Varumärke' }).getByRole('checkbox', { name: /^Klackverk/ });
  await brand.check();
  await page
    .getByRole('button', { name: /^Visa .*produkter|Filtrera|Visa resultat/ })
    .first()
    .click();
  await expect(page).toHaveURL(/[?&]f=/);
  await expect(page).toHaveURL(/sortBy=/);
  await expect(
    page.getByRole('group', { name: 'Varumärke' }).getByRole('checkbox', { name: /^Klackverk/ }),
  ).toBeChecked();
  await page.getByRole('link', { name: /Ta bort filtret .*Klackverk/ }).click();
  await expect(page).not.toHaveURL(/[?&]f=/);

  const shown = () => page.getByRole('region', { name: 'Produkter' }).getByRole('article').first().innerText();
  const firstPage = await shown();
  await page.getByRole('link', { name: 'Visa fler produkter' }).click();
  await expect(page).toHaveURL(/page=2/);
  expect(await shown()).not.toBe(firstPage);
});

test('a product is put into the cart by its form, and the checkout can be read', async ({ page }) => {
  const { mainTitle } = await productOf(page.request, PRODUCTS.cheap.id);
  await page.goto(productPath(PRODUCTS.cheap.id));
  // The form leads back to the same address.
  const isBack = page.waitForEvent('load');
  await page
    .getByRole('main')
    .getByRole('button', { name: `Köp ${mainTitle}` })
    .first()
    .click();
  await isBack;
  await expect(page).toHaveURL(/\/se\/product\//);
  await page
    .getByRole('link', { name: /Varukorg/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/se\/checkout/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(mainTitle);
  await expect(main).toContainText(/Tot[^]*kr/);
});

test('a member logs in by the plain form and reads the orders', async ({ page }) => {
  await page.goto('/se/orders');
  const main = page.getByRole('main');
  await main.getByLabel('Användarnamn eller e-post').fill('nova');
  await main.getByLabel('Lösenord').fill('spela-mer-2026');
  await main.getByRole('button', { name: 'Logga in', exact: true }).click();
  await expect(page).toHaveURL(/\/se\/(orders|member\/orders)/);
  await expect(page.getByRole('main').getByRole('link').filter({ hasText: /\d/ }).first()).toBeVisible();
});

test('the hamburger leads to the list of sections on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/se');
  await page.getByRole('button', { name: 'Meny' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Kategorier' }).getByRole('link', { name: 'Gaming' }),
  ).toBeInViewport();
});

test('[O2.17-01] the stores that have a product are named with what they have, and lead to their pages', async ({
  page,
}) => {
  await page.goto(productPath(PRODUCTS.cheap.id));
  const stock = page.getByRole('region', { name: 'Lagerstatus' });
  await stock.getByText(/^I \d+ butik/).click();
  const first = stock.getByRole('listitem').first();
  await expect(first).toContainText(/\d+ st/);
  await expect(first.getByRole('link')).toHaveAttribute('href', /\/se\/store\/\d+-\w/);
});
