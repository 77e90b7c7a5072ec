import type { KnownRemote } from '@shop/contracts/slots';
import { expect, type Locator, type Page } from '@playwright/test';
import { orderOf } from './api.ts';
import { chooseInvoice, fillCustomer, newBuyer, placeOrderButton } from './checkout.ts';
import { PRODUCTS } from './products.ts';

export const searchField = (page: Page): Locator =>
  page.getByRole('search').locator('input[name="searchString"]').first();
export const mainHeading = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 });

/** What the shopper must still find on the keyboard's page with one thing in the cart, whatever else is lost. */
export const PARTS: Readonly<Record<KnownRemote, (page: Page) => Promise<void>>> = {
  'mf-header': (page) => expect(page.getByRole('banner').getByRole('button', { name: 'Gaming' })).toBeVisible(),
  'mf-discovery': (page) => expect(mainHeading(page)).toHaveText(PRODUCTS.keyboard.title),
  'mf-cart-checkout': (page) => expect(page.locator('[data-cart-count]').first()).toHaveText('1'),
  'mf-member': (page) => expect(page.getByRole('button', { name: 'Logga in' })).toBeVisible(),
  'mf-content': (page) =>
    expect(page.getByRole('contentinfo').getByRole('button', { name: 'Skriv upp mig!' })).toBeVisible(),
};

/** The rest of the page works. */
export const expectOthers = async (page: Page, lost: KnownRemote): Promise<void> => {
  for (const [of, works] of Object.entries(PARTS)) if (of !== lost) await works(page);
};

/** Searches by the header's form or by that of its fallback. */
export const expectSearch = async (page: Page): Promise<void> => {
  await searchField(page).fill('tangentbord');
  await searchField(page).press('Enter');
  await expect(mainHeading(page)).toContainText('tangentbord');
};

/** The browser's fallbacks for slots that it cannot hydrate. */
export const FALLBACKS: Readonly<Record<KnownRemote, (page: Page) => Promise<void>>> = {
  'mf-header': async (page) => {
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /Pixelhamn/ })).toBeVisible();
    // The server-rendered header stays until the browser has given up on its code.
    await expect(header.getByRole('navigation', { name: 'Genvägar' })).toBeVisible();
    await expectSearch(page);
  },
  'mf-discovery': async (page) => {
    await expect(mainHeading(page)).toHaveText('Sidan kunde inte visas');
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Försök igen' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Till kassan' })).toHaveAttribute('href', '/se/checkout');
  },
  'mf-cart-checkout': (page) =>
    expect(page.getByRole('banner').locator('a[href="/se/checkout"]')).toHaveText(/Till kassan/),
  'mf-member': (page) =>
    expect(page.getByRole('banner').getByRole('link', { name: 'Logga in' })).toHaveAttribute('href', /orders/),
  'mf-content': (page) =>
    expect(page.getByRole('contentinfo').getByRole('link', { name: 'Köpvillkor' })).toHaveAttribute(
      'href',
      /\/info\/8/,
    ),
};

/** Buys the cart on the open checkout page. On account, so that the payment needs no other site. */
export const buyOnAccount = async (page: Page): Promise<void> => {
  await fillCustomer(page, newBuyer());
  await chooseInvoice(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/se\/checkout-complete\/[\w-]+/);
  await expect(mainHeading(page)).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect((await orderOf(page.request, id)).itemCount).toBe(1);
};
