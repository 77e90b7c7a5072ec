import type { Locator, Page } from '@playwright/test';
import { fillCart, prepareCheckout } from '../support/api.ts';
import {
  type Buyer,
  CARDS,
  choose,
  chooseCard,
  expectComplete,
  fillCustomer,
  newBuyer,
  payWithCard,
  placeOrderButton,
} from '../support/checkout.ts';
import { expect, hydrated, test, visit } from '../support/fixtures.ts';
import { logIn, newMember } from '../support/members.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

const MESSAGE = 'Det är en present, lägg inte i kvittot.';

const main = (page: Page): Locator => page.getByRole('main');
const message = (page: Page): Locator => main(page).getByLabel('Meddelande till butiken');

const writeMessage = async (page: Page): Promise<void> => {
  await main(page)
    .getByText(/eddelande till oss$/)
    .click();
  await message(page).fill(MESSAGE);
};

const expectFields = async (page: Page, buyer: Buyer): Promise<void> => {
  const values = {
    'E-postadress': buyer.email,
    Mobilnummer: buyer.mobile,
    Förnamn: buyer.firstName,
    Efternamn: buyer.lastName,
    Gatuadress: buyer.street,
    Postnummer: buyer.zipCode,
  };
  for (const [label, value] of Object.entries(values)) {
    await expect
      .poll(async () => (await main(page).getByLabel(label).inputValue()).replace(/\s/g, ''))
      .toBe(value.replace(/\s/g, ''));
  }
  // "Ort (valfritt)" where it is picked up.
  await expect(main(page).getByLabel(/^Ort\b/)).toHaveValue(buyer.city);
  await expect(message(page)).toHaveValue(MESSAGE);
};

/** The server has what was typed last. */
const expectStored = (page: Page): Promise<void> =>
  expect
    .poll(async () => (await page.request.get('/api/checkout', { headers: { Region: 'se' } })).json())
    .toMatchObject({ data: { checkout: { notes: { message: MESSAGE } } } });

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
  const stores = page.getByRole('radiogroup', { name: 'Butik' });
  // Its label covers the card; the nearest store that can get everything is the first one.
  await stores.locator('label').first().click();
  const storeId = (await stores.getByRole('radio', { checked: true }).getAttribute('value')) ?? '';
  expect(storeId).not.toBe('');
  await choose(page, /^Betallänk/);
  const expectAll = async (there: Page): Promise<void> => {
    await expectFields(there, buyer);
    await expect(main(there).getByRole('radio', { name: /^Hämta i butik/ })).toBeChecked();
    await expect(main(there).locator(`input[name="storeId"][value="${storeId}"]`)).toBeChecked();
    await expect(main(there).getByRole('radio', { name: /^Betallänk/ })).toBeChecked();
  };

  await page.route('**/api/checkout', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  const failed = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/api/checkout'),
  );
  await writeMessage(page);
  await failed;
  await expect(message(page)).toHaveValue(MESSAGE);
  await page.reload();
  await hydrated(page);
  await expectAll(page);
  await page.unroute('**/api/checkout');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectStored(page);

  await visit(page, productPath(PRODUCTS.book.id));
  await page.goBack();
  await hydrated(page);
  await expectAll(page);

  const laptop = await browser.newContext({ baseURL: new URL(page.url()).origin });
  try {
    await logIn(page, await newMember(laptop.request));
    await expectAll(page);
    await expectStored(page);
    const other = await laptop.newPage();
    await other.goto('/se/checkout');
    await expectAll(other);
  } finally {
    await laptop.close();
  }
});

test('[O4-43] a card that is refused leaves every field as it was, and the corrected order is paid', async ({
  page,
}) => {
  const buyer = newBuyer();
  await fillCart(page.request, PRODUCTS.cheap.id);
  await prepareCheckout(page.request, buyer, 'card');
  await visit(page, '/se/checkout');
  await writeMessage(page);
  await expectStored(page);
  await placeOrderButton(page).click();
  await payWithCard(page, CARDS.declined);
  await expect(main(page).getByRole('alert').filter({ hasText: 'Betalningen gick inte igenom' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Avbeställ eller ändra' }).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('dialog', { name: 'Avbeställ' }).getByRole('button', { name: 'Ja' }).click();
  await loaded;
  await hydrated(page);
  await expectFields(page, buyer);
  await expect(main(page).getByRole('radio', { name: /^Kort$/ })).toBeChecked();
  await chooseCard(page);
  await placeOrderButton(page).click();
  await payWithCard(page, CARDS.approved);
  await expectComplete(page);
});

test('[4-51] a newer release does not reload the checkout: the next page is loaded whole instead', async ({ page }) => {
  const buyer = newBuyer();
  await fillCart(page.request, PRODUCTS.cheap.id);
  await prepareCheckout(page.request, buyer, 'card');
  await visit(page, '/se/checkout');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/api/checkout', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), version: '999.0.0' } });
  });
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  await writeMessage(page);
  await answered;
  await expectStored(page);
  await expectFields(page, buyer);
  expect(loads).toBe(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /till startsidan/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/se$/);
  await expect.poll(() => loads).toBe(1);
});
