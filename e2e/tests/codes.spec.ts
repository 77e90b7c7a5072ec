import { fillCart, orderOf } from '../support/api.ts';
import { expectAccessible, expectReadable } from '../support/axe.ts';
import { expectComplete, fillCustomer, newBuyer, placeOrderButton } from '../support/checkout.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { mailTo } from '../support/mail.ts';
import { PRODUCTS } from '../support/products.ts';

/** The gift card that the README names: 350 kr are left on it, and this test alone uses them. */
const DEMO_CARD = 'PXHM-DEMO-2345-6789';

test('[O2.17-16] a guest uses a discount code and a gift card, which leave nothing to pay', async ({
  page,
  expectMessages,
}) => {
  // The browser logs each refusal of the server.
  expectMessages((message) => /status of 422/.test(message.text()));
  const buyer = newBuyer();
  await fillCart(page.request, PRODUCTS.cheap.id);
  await visit(page, '/se/checkout');
  await fillCustomer(page, buyer);
  const main = page.getByRole('main');
  const field = main.getByLabel('Presentkort eller rabattkod');
  const added = main.getByRole('list', { name: 'Tillagda koder' });
  const summary = main.getByRole('complementary', { name: 'Summering' });
  const enter = async (code: string): Promise<void> => {
    await field.fill(code);
    await field.press('Enter');
  };

  for (const [code, refusal] of [
    ['FINNSINTE', 'Koden finns inte.'],
    ['SOMMAR25', 'Koden har gått ut.'],
    ['HUNDRALAPP', /^Koden gäller köp från 1\s000\skr\.$/],
    ['FORST100', /så många gånger/],
  ] as const) {
    await enter(code);
    await expect(main.getByText(refusal)).toBeVisible();
    await expect(field).toHaveValue(code);
    await expect(field).toBeFocused();
  }
  await enter('valkommen10');
  await expect(added.getByRole('listitem')).toHaveText([/^VALKOMMEN10−15\skr/]);
  await enter('VALKOMMEN10');
  await expect(main.getByText('Koden är redan tillagd.')).toBeVisible();
  await enter(DEMO_CARD);
  await expect(added.getByRole('listitem')).toHaveCount(2);
  await expect(added).toContainText(/Presentkort …6789Kvar på kortet efter köpet: \d+\skr/);
  await expect(summary).toContainText(/Kvar att betala0\skr/);
  await expect(main.getByText(/inget kvar att betala/)).toBeVisible();
  await expect(main.getByRole('radio', { name: 'Kort' })).toHaveCount(0);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page);

  // Taken off and put on again: the sums follow.
  await added.getByRole('button', { name: 'Ta bort Presentkort …6789' }).click();
  await expect(main.getByRole('radio', { name: /^Kort$/ })).toBeVisible();
  await expect(summary).not.toContainText('Kvar att betala');
  await enter(DEMO_CARD);
  await expect(summary).toContainText(/Kvar att betala0\skr/);

  await placeOrderButton(page).click();
  const id = await expectComplete(page);
  for (const line of [/Rabatt−15\skr/, /Betalt med presentkort−\d+\skr/, /Kvar att betala0\skr/]) {
    await expect(main).toContainText(line);
  }
  const order = await orderOf(page.request, id);
  expect(order).toMatchObject({ status: 'received', payment: { status: 'paid', name: 'Presentkort' } });
  await page.getByRole('link', { name: 'Visa beställningen' }).click();
  await expect(main).toContainText(/Betalt med presentkort−\d+\skr/);
  const mail = await mailTo(buyer.email, new RegExp(id));
  expect(mail.text).toMatch(/Rabatt: −15\skr/);
  expect(mail.text).toMatch(/Betalt med presentkort: \d+\skr/);
});
