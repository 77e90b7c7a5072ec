import type { Page } from '@playwright/test';
import { postCompanyLookup, postStreetSuggestions } from '@shop/contracts';
import { fillCart, orderOf } from '../support/api.ts';
import { expectGood } from '../support/axe.ts';
import { chooseInvoice, newBuyer, placeOrderButton } from '../support/checkout.ts';
import { expect, failedLoad, hydrated, test, visit } from '../support/fixtures.ts';
import { beNewMember } from '../support/members.ts';
import { PRODUCTS } from '../support/products.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const expectPlace = async (page: Page, place: readonly string[]): Promise<void> => {
  for (const [index, label] of ['Gatuadress', 'Postnummer', 'Ort'].entries()) {
    await expect(main(page).getByLabel(new RegExp(`^${label}`))).toHaveValue(place[index] ?? '');
  }
};
const street = (page: Page) => main(page).getByLabel(/^Gatuadress/);
const options = (page: Page) => page.getByRole('listbox', { name: 'Adressförslag' }).getByRole('option');

const atCheckout = async (page: Page): Promise<void> => {
  await fillCart(page.request, PRODUCTS.book.id);
  await visit(page, '/se/checkout');
  await expect(placeOrderButton(page)).toBeVisible();
};

test('[O3-23] a member saves an address in checkout, names it in the profile, and orders to it', async ({ page }) => {
  await beNewMember(page);
  await atCheckout(page);
  const { mobile } = newBuyer();
  await field(page, 'Mobilnummer').fill(mobile);

  // By keyboard alone: typed, chosen from the list, and the number written on.
  await street(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('vallg 3');
  await expect(options(page)).toHaveText(['Vallgatan 3 411 16 Göteborg']);
  await expect(street(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(street(page)).toHaveAttribute('autocomplete', 'street-address');
  await page.keyboard.press('ArrowDown');
  await expectGood(page);
  await page.keyboard.press('Enter');
  await expectPlace(page, ['Vallgatan 3', '41116', 'Göteborg']);
  await expect(street(page)).toBeFocused();

  await main(page).getByRole('button', { name: 'Spara adressen' }).click();
  const saved = main(page).getByRole('radio', { name: 'Vallgatan 3' });
  await expect(saved).toBeChecked();
  await expect(saved).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(main(page).getByRole('radio', { name: 'Ny adress' })).toBeChecked();
  await expectPlace(page, ['', '', '']);
  await street(page).fill('Kajen 2');
  await expectGood(page);

  await visit(page, '/se/member/profile');
  const section = main(page).getByRole('region', { name: 'Adresser' });
  await section.getByRole('button', { name: 'Ändra Vallgatan 3' }).click();
  await section.getByLabel(/^Vad du kallar adressen/).fill('Jobbet');
  await section.getByLabel(/^Portkod/).fill('1204');
  await section.getByLabel('Börja med den här i kassan').check();
  await expectGood(page);
  await section.getByRole('button', { name: 'Spara adressen' }).click();
  await expect(section.getByRole('button', { name: 'Ändra Jobbet' })).toBeFocused();
  await expect(section).toContainText('Förvald i kassan');

  // What was typed before is still there, until the saved one is chosen.
  await visit(page, '/se/checkout');
  await expect(street(page)).toHaveValue('Kajen 2');
  await main(page)
    .locator('label')
    .filter({ hasText: /^Jobbet$/ })
    .click();
  await expectPlace(page, ['Vallgatan 3', '41116', 'Göteborg']);
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(main(page).getByRole('radio', { name: 'Jobbet' })).toBeChecked();
  await chooseInvoice(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/checkout-complete/);
  const { customer } = await orderOf(page.request, new URL(page.url()).pathname.split('/').at(-1) ?? '');
  expect(customer).toMatchObject({ street: 'Vallgatan 3', zipCode: '41116', city: 'Göteborg' });
});

test('[O5-20] a company’s number fills in the form, and a directory that is away costs nothing', async ({
  page,
  expectMessages,
}) => {
  await atCheckout(page);
  await main(page)
    .locator('label')
    .filter({ hasText: /^Företag$/ })
    .click();
  await field(page, 'Organisationsnummer').fill('559900-0014');
  await expect(main(page).getByText('Vi fyllde i uppgifterna för Kajplats Sju AB.')).toBeVisible();
  await expect(field(page, 'Företagsnamn')).toHaveValue('Kajplats Sju AB');
  await expectPlace(page, ['Postgatan 28', '41106', 'Göteborg']);
  await expectGood(page);
  await main(page).getByRole('button', { name: 'Ångra ifyllningen' }).click();
  await expect(field(page, 'Företagsnamn')).toHaveValue('');
  await expect(field(page, 'Organisationsnummer')).toBeFocused();
  await expectPlace(page, ['', '', '']);

  expectMessages(failedLoad(503));
  await page.route(`**/api/${postStreetSuggestions.path}`, (route) => route.fulfill({ status: 503, body: '' }));
  await page.route(`**/api/${postCompanyLookup.path}`, (route) => route.fulfill({ status: 503, body: '' }));
  await field(page, 'Organisationsnummer').fill('559900-0022');
  await expect(main(page).getByText('Uppgifterna kan inte hämtas just nu. Fyll i dem själv.')).toBeVisible();
  await field(page, 'Företagsnamn').fill('Egen AB');
  const asked = page.waitForRequest(`**/api/${postStreetSuggestions.path}`);
  await street(page).pressSequentially('Kungsgatan 3');
  await asked;
  await expect(options(page)).toHaveCount(0);
  await expect(street(page)).toHaveValue('Kungsgatan 3');
  await page.reload();
  await expect(field(page, 'Företagsnamn')).toHaveValue('Egen AB');
  await expect(street(page)).toHaveValue('Kungsgatan 3');
});
