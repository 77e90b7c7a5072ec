import type { Page } from '@playwright/test';
import { fillCart, orderOf } from '../support/api.ts';
import { expectAccessible, expectGood } from '../support/axe.ts';
import { cartLink, openCart } from '../support/cart.ts';
import { CARDS, choose, expectComplete, newBuyer, payWithCard, placeOrderButton } from '../support/checkout.ts';
import { expect, failedLoad, hydrated, test, visit } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { PRODUCTS } from '../support/products.ts';
import { giveWallet, GRETAS_HOME, walletSheet } from '../support/wallet.ts';

const express = (page: Page) => page.getByRole('button', { name: 'Beställ och betala med Testplånbok' });

test('the cart is bought from its drawer by keyboard, at the prices of the address and the way in the wallet', async ({
  page,
}) => {
  await giveWallet(page);
  await fillCart(page.request, PRODUCTS.book.id);
  await visit(page, '/se');
  await hydrated(page);
  await tabTo(page, cartLink(page));
  await page.keyboard.press('Enter');
  await expect(express(page)).toBeVisible();
  await expectGood(page);
  await tabTo(page, express(page));
  await page.keyboard.press('Enter');

  const sheet = walletSheet(page);
  const abroad = await sheet.lookAt({ ...GRETAS_HOME, country: 'NO' });
  expect(abroad.error).toBe('Vi skickar bara till adresser i Sverige.');
  const home = await sheet.lookAt(GRETAS_HOME);
  const dearest = home.shippingOptions?.toSorted((a, b) => Number(b.amount.value) - Number(a.amount.value))[0];
  const chosen = await sheet.choose(dearest?.id ?? '');
  const buyer = newBuyer();
  await sheet.approve(buyer);
  const order = await orderOf(page.request, await expectComplete(page));
  expect(order).toMatchObject({
    customer: { ...buyer, zipCode: '41114' },
    shipping: { id: Number(dearest?.id) },
    payment: { type: 'card', status: 'paid' },
    totals: { total: Number(chosen.total?.amount.value), shipping: Number(dearest?.amount.value) },
  });
});

test('a wallet that is closed orders nothing, and one that the bank refuses leaves the order to be paid by card', async ({
  page,
  expectMessages,
}) => {
  await giveWallet(page);
  await fillCart(page.request, PRODUCTS.book.id);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/se/checkout');
  await express(page).click();
  const sheet = walletSheet(page);
  await sheet.lookAt(GRETAS_HOME);
  await sheet.close();
  await expect(page.getByText('Plånboken stängdes. Inget är beställt, och varukorgen är kvar.')).toBeVisible();
  await expectGood(page);

  expectMessages(failedLoad(402, '/api/order'));
  await express(page).click();
  await sheet.lookAt(GRETAS_HOME);
  await sheet.approve(newBuyer(), 'decline');
  await expect(page.getByRole('heading', { level: 1, name: 'Betalning' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Betalningen' })).toBeVisible();
  await expectAccessible(page);
  await choose(page, /^Kort$/);
  await page.getByRole('button', { name: /^Betala/ }).click();
  await payWithCard(page, CARDS.approved);
  await expectComplete(page);
});

test('a wallet is one of the ways to pay in the checkout, and where there is none nobody hears of it', async ({
  page,
  browser,
  baseURL,
}) => {
  // The browser's own API, which has no wallet for the shop.
  const drawer = await (async () => {
    await fillCart(page.request, PRODUCTS.book.id);
    const asked = page.waitForResponse((response) => response.url().endsWith('/api/checkout/wallet'));
    await visit(page, '/se');
    const opened = await openCart(page);
    await asked;
    return opened;
  })();
  await expect(drawer.getByRole('link', { name: 'Till kassan' })).toBeVisible();
  await expect(express(page)).toHaveCount(0);

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const without = await context.newPage();
  const calls: string[] = [];
  without.on('request', (request) => calls.push(request.url()));
  await without.addInitScript(() => Reflect.deleteProperty(window, 'PaymentRequest'));
  await fillCart(without.request, PRODUCTS.book.id);
  await visit(without, '/se/checkout');
  await hydrated(without);
  await expect(placeOrderButton(without)).toBeVisible();
  expect(calls.filter((url) => url.includes('/api/checkout/wallet'))).toEqual([]);
  await context.close();

  await giveWallet(page);
  await visit(page, '/se/checkout');
  const buyer = newBuyer();
  const main = page.getByRole('main');
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
  await choose(page, /^Testplånbok$/);
  await placeOrderButton(page).click();
  await walletSheet(page).approve(buyer);
  const order = await orderOf(page.request, await expectComplete(page));
  expect(order).toMatchObject({ customer: buyer, payment: { status: 'paid' } });
});
