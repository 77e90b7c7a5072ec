import type { Page } from '@playwright/test';
import { fillCart } from '../support/api.ts';
import { type Buyer, choose, fillCustomer, newBuyer } from '../support/checkout.ts';
import { expect, hydrated, test, visit } from '../support/fixtures.ts';
import { beMember, logIn, MEMBERS } from '../support/members.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

const MESSAGE = 'Det är en present, lägg inte i kvittot.';

const fieldsOf = (page: Page) => page.getByRole('main');

const expectAll = async (page: Page, buyer: Buyer, storeId: string): Promise<void> => {
  const main = fieldsOf(page);
  const values = {
    'E-postadress': buyer.email,
    Mobilnummer: buyer.mobile,
    Förnamn: buyer.firstName,
    Efternamn: buyer.lastName,
    Gatuadress: buyer.street,
    Postnummer: buyer.zipCode,
  };
  for (const [label, value] of Object.entries(values)) await expect(main.getByLabel(label)).toHaveValue(value);
  await expect(main.getByLabel('Ort', { exact: true })).toHaveValue(buyer.city);
  await expect(main.getByLabel('Meddelande till butiken')).toHaveValue(MESSAGE);
  await expect(main.getByRole('radio', { name: /^Hämta i butik/ })).toBeChecked();
  await expect(main.locator(`input[name="storeId"][value="${storeId}"]`)).toBeChecked();
  await expect(main.getByRole('radio', { name: /^Betallänk/ })).toBeChecked();
};

test('[O2.17-16] nothing typed is lost: api away, reload, back, login, and another device', async ({
  page,
  browser,
  expectMessages,
}) => {
  expectMessages((message) => message.text().includes('net::ERR_FAILED'));
  const buyer = newBuyer();
  await fillCart(page.request, PRODUCTS.cheap.id);
  await visit(page, '/se/checkout');
  await fillCustomer(page, buyer);
  await choose(page, /^Hämta i butik/);
  const store = page.getByRole('radiogroup', { name: 'Butik' }).locator('input:enabled').first();
  await store.check();
  const storeId = (await store.getAttribute('value')) ?? '';
  await choose(page, /^Betallänk/);

  await page.route('**/api/checkout', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByText('Meddelande till oss').click();
  await fieldsOf(page).getByLabel('Meddelande till butiken').fill(MESSAGE);
  await page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/api/checkout'));
  await expect(fieldsOf(page).getByLabel('Meddelande till butiken')).toHaveValue(MESSAGE);
  await page.reload();
  await hydrated(page);
  await expectAll(page, buyer, storeId);
  await page.unroute('**/api/checkout');
  await expect
    .poll(async () => (await page.request.get('/api/checkout', { headers: { Region: 'se' } })).json(), {
      timeout: 30_000,
    })
    .toMatchObject({ data: { checkout: { notes: { message: MESSAGE } } } });

  await visit(page, productPath(PRODUCTS.book.id));
  await page.goBack();
  await hydrated(page);
  await expectAll(page, buyer, storeId);

  await logIn(page, MEMBERS.typist);
  await expectAll(page, buyer, storeId);

  const laptop = await browser.newContext({ baseURL: new URL(page.url()).origin });
  try {
    const other = await laptop.newPage();
    await beMember(other, MEMBERS.typist);
    await other.goto('/se/checkout');
    await expectAll(other, buyer, storeId);
  } finally {
    await laptop.close();
  }
});
