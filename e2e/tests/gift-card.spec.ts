import { orderOf } from '../support/api.ts';
import { expectAccessible, expectReadable } from '../support/axe.ts';
import { expectCartCount, openCart } from '../support/cart.ts';
import { CARDS, chooseCard, expectComplete, newBuyer, payWithCard, placeOrderButton } from '../support/checkout.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { mailTo } from '../support/mail.ts';
import { PRODUCTS } from '../support/products.ts';

const PAGE = '/se/info/28-Kop-presentkort';

test('[1-20] [2.1-101] a guest buys a gift card for a friend, who gets it by mail', async ({ page }) => {
  const buyer = newBuyer();
  const receiver = newBuyer().email;
  await visit(page, PAGE);
  const main = page.getByRole('main');
  const form = main.getByRole('form', { name: 'Köp presentkort' });
  await form
    .locator('label')
    .filter({ hasText: /^1\s000\skr$/ })
    .click();
  await form.getByLabel('Mottagarens namn').fill('Kim');
  await form.getByLabel('Mottagarens e-postadress').fill('inte en adress');
  await form.getByLabel('Hälsning').fill('Grattis på födelsedagen!');
  await form.getByRole('button', { name: /^Lägg presentkort på 1\s000\skr i varukorgen$/ }).click();
  await expect(form.getByText('Ogiltig e-postadress')).toBeVisible();
  await expect(form.getByLabel('Mottagarens e-postadress')).toBeFocused();
  await form.getByLabel('Mottagarens e-postadress').fill(receiver);
  await form.getByRole('button', { name: /i varukorgen$/ }).click();
  await expect(form.getByRole('status')).toContainText('ligger i varukorgen');
  await expectCartCount(page, 1);

  const drawer = await openCart(page);
  const row = drawer.getByRole('listitem').filter({ hasText: 'presentkort' });
  await expect(row).toContainText(`Till Kim, ${receiver}`);
  await expect(row).toContainText('Grattis på födelsedagen!');
  await expect(row).toContainText(/1\s000\skr/);
  await drawer.getByRole('link', { name: 'Till kassan' }).click();
  await expect(page).toHaveURL(/\/se\/checkout$/);
  await expect(main).toContainText(`Till Kim, ${receiver}`);
  await main.getByLabel('E-postadress').fill(buyer.email);
  await main.getByLabel('Mobilnummer').fill(buyer.mobile);
  await main.getByLabel('Förnamn').fill(buyer.firstName);
  await main.getByLabel('Efternamn').fill(buyer.lastName);
  for (const [label, value] of [
    ['Gatuadress', buyer.street],
    ['Postnummer', buyer.zipCode],
  ] as const) {
    const field = main.getByLabel(label);
    if (await field.isVisible()) await field.fill(value);
  }
  await chooseCard(page);
  await placeOrderButton(page).click();
  await payWithCard(page, CARDS.approved);
  const order = await orderOf(page.request, await expectComplete(page));
  expect(order.rows).toMatchObject([{ unitPrice: 1000, extraData: { giftCard: { recipientEmail: receiver } } }]);
  const mail = await mailTo(receiver, /presentkort/);
  expect(mail.to?.map(({ address }) => address)).toEqual([receiver]);
  expect(mail.text).toMatch(/Hej Kim!/);
  expect(mail.text).toMatch(/1\s000\skr/);
  expect(mail.text).toMatch(/Din kod: [A-Z0-9-]{8,}/);
});

test('[2.2-21] every way to the gift card leads to its page, without a redirect', async ({ page }) => {
  await visit(page, '/se/search/presentkort');
  const links = page.getByRole('main').getByRole('link', { name: /presentkort/i });
  await expect(links.first()).toBeVisible();
  const paths = await page.getByRole('main').locator(`a[href*="${PRODUCTS.giftCard.id}"]`).count();
  expect(paths).toBe(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Välj belopp/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect(page.getByRole('form', { name: 'Köp presentkort' })).toBeVisible();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });
    test('the page of gift cards is accessible in both modes', async ({ page }) => {
      await visit(page, PAGE);
      await page.getByRole('form', { name: 'Köp presentkort' }).getByLabel('Mottagarens e-postadress').fill('fel');
      await page.getByRole('button', { name: /i varukorgen$/ }).click();
      await expect(page.getByText('Ogiltig e-postadress')).toBeVisible();
      // What lies half below the header that stays in view is too small a target only while it does.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectReadable(page);
    });
  });
}
