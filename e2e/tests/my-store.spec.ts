import type { Page } from '@playwright/test';
import { getProductList } from '@shop/contracts';
import { expectGood } from '../support/axe.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { logIn, newMember } from '../support/members.ts';
import { productPath } from '../support/products.ts';

const STORES = '/se/info/5-Vara-butiker';
const LIST = '/se/search/tangentbord';
const PHONE = { width: 390, height: 844 };

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Välj din butik' });
/** What the strip under the header says of the shopper's store. */
const strip = (page: Page) => page.getByRole('link', { name: /^Min butik: Lund – / });

/** A product that is in stock in this store, and how many. */
const inStoreOf = async (page: Page, storeId: number) => {
  const response = await page.request.get(
    `/api/productdiscovery/search/tangentbord?filters[]=stock^${storeId}&touchpoint=DESKTOP`,
  );
  const list = getProductList.response?.parse(await response.json());
  const product = list?.products.find(({ release }) => release === null);
  if (product === undefined) throw new Error('no product in that store');
  return product;
};

const chooseLund = async (page: Page) => {
  await visit(page, `${STORES}?ort=Lund&radie=alla`);
  await main(page).getByRole('button', { name: 'Gör till min butik: Lund', exact: true }).click();
  await expect(strip(page)).toBeVisible();
  const href = (await strip(page).getAttribute('href')) ?? '';
  return Number(/store\/(\d+)/.exec(href)?.[1]);
};

test('a store that is chosen in the store finder is the same on a product, in a list and after a reload', async ({
  page,
}) => {
  const lund = await chooseLund(page);
  await expectGood(page);
  const product = await inStoreOf(page, lund);
  await visit(page, productPath(product.id));
  await expect(main(page).getByText(/^Hämta .+ i Lund – \d+\+? i lager$/)).toBeVisible();
  await expect(strip(page)).toBeVisible();
  await expectGood(page);

  await visit(page, LIST);
  await expect(main(page).getByRole('article').filter({ hasText: 'I lager i Lund' }).first()).toBeVisible();
  await page.reload();
  await expect(main(page).getByText('I lager i Lund').first()).toBeVisible();
});

test('[2.13-21] a list is filtered by the chosen store, by its URL, with the other filters, and asks for no stock beside the list', async ({
  page,
}) => {
  const lund = await chooseLund(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/store')) calls.push(pathname);
  });
  await visit(page, LIST);
  const box = page.getByRole('region', { name: 'Filter' }).getByRole('checkbox', { name: 'I lager i Lund' });
  await box.check();
  await expect(page).toHaveURL(new RegExp(`f=stock%5E${lund}`));
  const cards = main(page).getByRole('region', { name: 'Produkter' }).getByRole('article');
  await expect(main(page).getByRole('list', { name: 'Valda filter' })).toContainText('Lund');
  await expect
    .poll(async () => (await cards.filter({ hasText: 'I lager i Lund' }).count()) === (await cards.count()))
    .toBe(true);
  await expectGood(page);
  expect(calls.length).toBeLessThanOrEqual(1);
  await page.goto(page.url());
  await expect(box).toBeChecked();
});

test('[9-46] by keyboard, the dialog of a product page chooses a store near a town, and takes it away again', async ({
  page,
}) => {
  await visit(page, productPath((await inStoreOf(page, await chooseLund(page))).id));
  const change = main(page).getByRole('button', { name: 'Byt butik' });
  await change.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('combobox', { name: 'Ort, butik eller postnummer' }).fill('Borås');
  await page.keyboard.press('ArrowDown');
  await expectGood(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toContainText('närmast Borås först');
  const first = dialog(page).getByRole('listitem').first().getByRole('button');
  await expect(first).toHaveAccessibleName(/Borås/);
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('link', { name: /^Min butik: Borås/ })).toBeVisible();
  await expect(change).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Ta bort', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('button', { name: 'Välj butik' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Genvägar' }).getByRole('link', { name: 'Våra butiker' }),
  ).toBeVisible();
});

test('on a phone the menu leads to the choice, nearest to the zip code of the visitor who may be located', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 55.7, longitude: 13.19 });
  await visit(page, '/se');
  await page.getByRole('button', { name: 'Meny' }).click();
  await page.getByRole('dialog', { name: 'Meny' }).getByRole('button', { name: 'Välj din butik' }).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Närmast mig' }).click();
  const first = dialog(page).getByRole('listitem').first();
  await expect(first).toContainText('Lund');
  await expectGood(page);
  await first.getByRole('button').click();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Meny' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Meny' }).getByRole('link', { name: /^Min butik: Lund – / }),
  ).toBeVisible();
  await expectGood(page);
});

test('[O3-08] a visitor’s store goes with them into the account, and is there on another device', async ({
  page,
  browser,
}) => {
  const device = await browser.newContext();
  const username = await newMember(device.request);
  await chooseLund(page);
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/setting/myStores'));
  await logIn(page, username);
  await saved;
  const elsewhere = await device.newPage();
  await elsewhere.goto(LIST);
  await expect(strip(elsewhere)).toBeVisible();
  await device.close();
});
