import { DAY_MS, formatIsoDay } from '@shop/domain/dates';
import { changeCart, orderOf } from '../support/api.ts';
import { expectAccessible, expectReadable } from '../support/axe.ts';
import { expectCartCount, openCart } from '../support/cart.ts';
import { CARDS, chooseCard, expectComplete, newBuyer, payWithCard, placeOrderButton } from '../support/checkout.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { mailTo } from '../support/mail.ts';
import { PRODUCTS } from '../support/products.ts';

const dayFromNow = (days: number): string => formatIsoDay(Date.now() + days * DAY_MS);

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
  await main.getByRole('button', { name: 'Ändra presentkortet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ändra presentkortet' });
  await dialog.getByLabel('Hälsning').fill('Grattis, kära Kim!');
  await dialog.getByLabel('Hälsning').press('Tab');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(dialog).toBeHidden();
  await expect(main).toContainText('”Grattis, kära Kim!”');
  // Nothing is sent by post, so nobody is asked where to.
  for (const label of ['Gatuadress', 'Postnummer', 'Ort'])
    await expect(main.getByLabel(label, { exact: true })).toHaveCount(0);
  await expect(main).not.toContainText('fri frakt');
  await main.getByLabel('E-postadress').fill(buyer.email);
  await main.getByLabel('Mobilnummer').fill(buyer.mobile);
  await main.getByLabel('Förnamn').fill(buyer.firstName);
  await main.getByLabel('Efternamn').fill(buyer.lastName);
  await chooseCard(page);
  await placeOrderButton(page).click();
  await payWithCard(page, CARDS.approved);
  const order = await orderOf(page.request, await expectComplete(page));
  expect(order.rows).toMatchObject([{ unitPrice: 1000, extraData: { giftCard: { recipientEmail: receiver } } }]);
  const mail = await mailTo(receiver, /presentkort/);
  expect(mail.to?.map(({ address }) => address)).toEqual([receiver]);
  expect(mail.text).toMatch(/Hej Kim!/);
  expect(mail.text).toContain('Grattis, kära Kim!');
  expect(mail.text).toMatch(/1\s000\skr/);
  expect(mail.text).toMatch(/Din kod: [A-Z0-9-]{8,}/);
});

test('[1-20] a gift card of one’s own amount waits for its day, and its code for the buyer', async ({
  page,
  expectMessages,
}) => {
  // The browser logs each refusal of the server.
  expectMessages((message) => /status of 404/.test(message.text()));
  const buyer = newBuyer();
  const card = { recipientName: '', recipientEmail: '', message: '', amount: 333, sendOn: dayFromNow(9) };
  await changeCart(page.request, [
    {
      method: 'relative',
      productId: PRODUCTS.giftCard.id,
      quantity: 1,
      unitPrice: card.amount,
      pass: null,
      extraData: { giftCard: card },
    },
  ]);
  await visit(page, '/se/checkout');
  const main = page.getByRole('main');
  await expect(main).toContainText(/Skickas till dig som beställer, mejlas \d+ \w+\.? \d{4}/);
  await main.getByLabel('E-postadress').fill(buyer.email);
  await main.getByLabel('Mobilnummer').fill(buyer.mobile);
  await main.getByLabel('Förnamn').fill(buyer.firstName);
  await main.getByLabel('Efternamn').fill(buyer.lastName);
  await chooseCard(page);
  await placeOrderButton(page).click();
  await payWithCard(page, CARDS.approved);
  await expectComplete(page);
  await page.getByRole('link', { name: 'Visa beställningen' }).click();
  const cards = main.getByRole('region', { name: 'Koder och presentkort' });
  await expect(cards).toContainText(/Presentkort på 333\skr/);
  await expectAccessible(page);
  const code = (await cards.locator('code').textContent()) ?? '';
  await visit(page, PAGE);
  const balance = main.getByRole('form', { name: /finns kvar på presentkortet/ });
  await balance.getByLabel('Presentkortets kod').fill('FEL-KOD');
  await balance.getByLabel('Presentkortets kod').press('Enter');
  await expect(balance.getByText('Vi hittar inget presentkort med den koden.')).toBeVisible();
  await balance.getByLabel('Presentkortets kod').fill(code.toLowerCase());
  await balance.getByLabel('Presentkortets kod').press('Enter');
  await expect(balance.getByText(/333\skr kvar av 333\skr/)).toBeVisible();
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
