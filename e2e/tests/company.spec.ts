import { fillCart, orderOf } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { choose, fillCustomer, newBuyer, placeOrderButton } from '../support/checkout.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { mailTo } from '../support/mail.ts';
import { PRODUCTS } from '../support/products.ts';

test('[1-10] a company buys without VAT throughout, to an invoice address of its own', async ({ page }) => {
  const buyer = newBuyer();
  await fillCart(page.request, PRODUCTS.book.id, 2);
  await visit(page, '/se/info/1');
  await page.getByLabel('Prisvisning').selectOption({ label: 'Visa priser exklusive moms' });
  await visit(page, '/se/checkout');
  const main = page.getByRole('main');
  await page
    .locator('label')
    .filter({ hasText: /^Företag$/ })
    .click();
  await fillCustomer(page, buyer);
  await main.getByLabel('Företagsnamn').fill('Hamnbolaget AB');
  await main.getByLabel('Organisationsnummer').fill('556016-0681');
  await main.getByLabel('Referens på fakturan').fill('Greta 1204');
  await main.getByLabel('Fakturaadressen är en annan').check();
  await placeOrderButton(page).click();
  const street = main.getByLabel('Fakturaadress', { exact: true });
  await expect(main.getByLabel('Organisationsnummer')).toHaveAttribute('aria-invalid', 'true');
  await expect(street).toHaveAttribute('aria-invalid', 'true');
  await main.getByLabel('Organisationsnummer').fill('556016-0680');
  await street.fill('Box 12');
  await main.getByLabel('Fakturans postnummer').fill('411 04');
  await main.getByLabel('Fakturans ort').fill('Göteborg');
  await expectAccessible(page);

  const summary = main.getByRole('complementary', { name: 'Summering' });
  await expect(main.getByText('Priserna visas exkl. moms.')).toHaveCount(1);
  // Books carry 6 %: 2 × 249 kr are 470 kr without it.
  await expect(main.getByRole('region', { name: 'Varukorg' })).toContainText(/470\skr/);
  await expect(summary).toContainText(/Varor470\skr/);
  await expect(summary).not.toContainText('ångerrätt');
  await page.reload();
  await expect(main.getByLabel('Företagsnamn')).toHaveValue('Hamnbolaget AB');
  await expect(street).toHaveValue('Box 12');
  await expect(main.getByLabel('Organisationsnummer')).toHaveValue('556016-0680');
  await choose(page, /^Betallänk/);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/checkout-complete/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(main).toContainText(/Varor470\skr/);
  await page.getByRole('link', { name: 'Visa beställningen' }).click();
  for (const part of ['556016-0680', 'Greta 1204', 'Box 12', '411 04 Göteborg', 'Provgatan 7']) {
    await expect(main).toContainText(part);
  }
  await expect(main).toContainText(/Varor470\skr/);
  const { customer } = await orderOf(page.request, id);
  expect(customer.invoiceAddress).toEqual({ street: 'Box 12', zipCode: '41104', city: 'Göteborg' });
  const mail = await mailTo(buyer.email, new RegExp(id));
  expect(mail.text).toMatch(/Alla priser är exkl\. moms/);
  expect(mail.text).toMatch(/Fakturaadress: Box 12, 411 04 Göteborg/);
  expect(mail.text).not.toMatch(/14 dagars ångerrätt/);
  expect(mail.text).toMatch(/Totalt inkl\. moms: \d+\skr/);
});
