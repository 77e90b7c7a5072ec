import type { Page } from '@playwright/test';
import { currentUser, fillCart, orderOf, placeUnpaidOrder, productOf } from '../support/api.ts';
import { CARDS, expectComplete, newBuyer, payWithCard, placeOrderButton } from '../support/checkout.ts';
import { expect, hydrated, test, visit } from '../support/fixtures.ts';
import { beMember, MEMBERS } from '../support/members.ts';
import { PRODUCTS, productPath } from '../support/products.ts';
import { giveWallet, GRETAS_HOME, walletSheet } from '../support/wallet.ts';

/** Counts what a shopper presses and which fields are typed in, in the page itself and in the provider's frame. */
const measure = async (page: Page): Promise<{ presses(): number; fields(): number }> => {
  const presses: number[] = [];
  const fields = new Set<string>();
  await page.exposeFunction('notePress', () => presses.push(1));
  await page.exposeFunction('noteField', (name: string) => fields.add(name));
  await page.addInitScript(() => {
    const { notePress, noteField } = window as unknown as Record<string, (name?: string) => void>;
    // A press on a label makes a second click, on its control; only the first is the shopper's.
    addEventListener('pointerdown', (event) => void (event.isTrusted && notePress?.()), true);
    addEventListener('keydown', (event) => void (event.isTrusted && event.key === 'Enter' && notePress?.()), true);
    addEventListener(
      'input',
      ({ target }) => void (target instanceof HTMLInputElement && noteField?.(target.name)),
      true,
    );
  });
  return { presses: () => presses.length, fields: () => fields.size };
};

/** By the keyboard: a press of the mouse on what is just moving is tried again, and would count twice. */
const pressBuy = async (page: Page, id: number): Promise<void> => {
  const { mainTitle } = await productOf(page.request, id);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Köp ${mainTitle}` })
    .first()
    .press('Enter');
  const justAdded = page.getByRole('region', { name: 'Nyss lagt i varukorgen' });
  await justAdded.getByRole('link', { name: 'Till kassan' }).press('Enter');
  await expect(page).toHaveURL(/\/se\/checkout$/);
};

test('a returning member has paid three presses after the product page, and nothing was ticked for them', async ({
  page,
}) => {
  await beMember(page, MEMBERS.returning);
  await fillCart(page.request, PRODUCTS.book.id);
  const { id: lastOrder } = await placeUnpaidOrder(page.request, {}, 'mobile');
  await expect
    .poll(
      async () => {
        await page.request.get(`/api/order/${lastOrder}/payment`, { headers: { Region: 'se' } });
        return (await orderOf(page.request, lastOrder)).payment.status;
      },
      { timeout: 20_000 },
    )
    .toBe('paid');

  const measured = await measure(page);
  await visit(page, productPath(PRODUCTS.book.id));
  const before = measured.presses();
  await pressBuy(page, PRODUCTS.book.id);
  const main = page.getByRole('main');
  await expect(main.getByLabel('E-postadress')).toHaveValue((await currentUser(page.request))?.email ?? '–');
  await expect(main.getByRole('radio', { name: /^Swish/ })).toBeChecked();
  await expect(main.getByRole('radio', { name: /^(Faktura|Delbetalning)/, checked: true })).toHaveCount(0);
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await placeOrderButton(page).press('Enter');
  const orderId = await expectComplete(page);
  expect([measured.presses() - before, measured.fields()]).toEqual([3, 0]);
  expect((await orderOf(page.request, orderId)).payment.status).toBe('paid');
});

test('a guest types in at most eleven fields, the card included, and the sum follows along on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const measured = await measure(page);
  const buyer = newBuyer();
  await visit(page, productPath(PRODUCTS.book.id));
  const before = measured.presses();
  await pressBuy(page, PRODUCTS.book.id);
  await hydrated(page);
  await expect(placeOrderButton(page)).toBeInViewport();
  await expect(page.getByText('Att betala', { exact: true })).toBeInViewport();
  const main = page.getByRole('main');
  // Fields behind "Portkod, önskemål …" and code fields need not be touched, so they do not count.
  for (const [label, value] of [
    ['E-postadress', buyer.email],
    ['Mobilnummer', buyer.mobile],
    ['Förnamn', buyer.firstName],
    ['Efternamn', buyer.lastName],
    ['Gatuadress', buyer.street],
    ['Postnummer', buyer.zipCode],
  ] as const)
    await main.getByLabel(label).fill(value);
  await expect(main.getByLabel('Ort', { exact: true })).toHaveValue(buyer.city);
  await expect(main.getByRole('radio', { name: /^Kort$/ })).toBeChecked();
  await placeOrderButton(page).click();
  await payWithCard(page, CARDS.approved);
  const orderId = await expectComplete(page);
  expect(measured.fields()).toBeLessThanOrEqual(11);
  expect(measured.presses() - before).toBeLessThanOrEqual(4);
  expect((await orderOf(page.request, orderId)).customer).toMatchObject(buyer);
});

test('a guest with a wallet has ordered by three presses after the product page, and typed nothing', async ({
  page,
}) => {
  await giveWallet(page);
  const buyer = newBuyer();
  const measured = await measure(page);
  await visit(page, productPath(PRODUCTS.book.id));
  const before = measured.presses();
  await pressBuy(page, PRODUCTS.book.id);
  await page.getByRole('button', { name: 'Beställ och betala med Testplånbok' }).click();
  const sheet = walletSheet(page);
  await sheet.lookAt(GRETAS_HOME);
  await sheet.approve(buyer);
  const orderId = await expectComplete(page);
  // "Köp", "Till kassan" and the wallet's button.
  expect([measured.presses() - before, measured.fields()]).toEqual([3, 0]);
  expect(await orderOf(page.request, orderId)).toMatchObject({
    customer: { email: buyer.email, zipCode: buyer.zipCode },
    payment: { status: 'paid' },
  });
});
