import type { Page } from '@playwright/test';
import { REMOTE_NAMES, type RemoteName } from '@shop/shared/contracts/slots';
import { fillCart, orderOf } from '../support/api.ts';
import { chooseInvoice, fillCustomer, newBuyer, placeOrderButton } from '../support/checkout.ts';
import { expect, failedLoad, test, visit } from '../support/fixtures.ts';
import { PRODUCTS, productPath } from '../support/products.ts';
import { type SecondShell, startShellWithout } from '../support/second-shell.ts';

const searchField = (page: Page) => page.getByRole('search').locator('input[name="searchString"]').first();
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** What the shopper must still find on a product page, whatever else is lost. */
const PARTS: readonly { of: RemoteName; works: (page: Page) => Promise<void> }[] = [
  {
    of: 'mf-header',
    works: (page) => expect(page.getByRole('banner').getByRole('button', { name: 'Gaming' })).toBeVisible(),
  },
  { of: 'mf-discovery', works: (page) => expect(heading(page)).toHaveText(PRODUCTS.keyboard.title) },
  { of: 'mf-cart-checkout', works: (page) => expect(page.locator('[data-cart-count]').first()).toHaveText('1') },
  { of: 'mf-member', works: (page) => expect(page.getByRole('button', { name: 'Logga in' })).toBeVisible() },
  {
    of: 'mf-content',
    works: (page) =>
      expect(page.getByRole('contentinfo').getByRole('button', { name: 'Skriv upp mig!' })).toBeVisible(),
  },
];

/** Where a remote is missed: the browser puts a fallback in its place, the server answers an error page for a lost page. */
type Place = 'browser' | 'server';
const LOST_PAGE: Readonly<Record<Place, string>> = { browser: 'Sidan kunde inte visas', server: 'Något gick fel' };

/** What stands in the place of the lost part, and where it leads. */
const FALLBACKS: Readonly<Record<RemoteName, (page: Page, place: Place) => Promise<void>>> = {
  'mf-header': async (page) => {
    await expect(page.getByRole('banner').getByRole('link', { name: /Pixelhamn/ })).toBeVisible();
    // The header that the server drew stands until the browser has given up on its code.
    await expect(page.getByRole('banner').getByRole('navigation', { name: 'Genvägar' })).toBeVisible();
    await searchField(page).fill('tangentbord');
    await searchField(page).press('Enter');
    await expect(heading(page)).toContainText('tangentbord');
  },
  'mf-discovery': async (page, place) => {
    await expect(heading(page)).toHaveText(LOST_PAGE[place]);
    const way =
      place === 'browser' ? { name: 'Till kassan', to: '/se/checkout' } : { name: 'Kundservice', to: /\/info\/1/ };
    await expect(page.getByRole('main').getByRole('link', { name: way.name })).toHaveAttribute('href', way.to);
  },
  'mf-cart-checkout': async (page) => {
    await expect(page.getByRole('banner').locator('a[href="/se/checkout"]')).toHaveText(/Till kassan/);
  },
  'mf-member': async (page) => {
    await expect(page.getByRole('banner').getByRole('link', { name: 'Logga in' })).toHaveAttribute('href', /orders/);
  },
  'mf-content': async (page) => {
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Köpvillkor' })).toHaveAttribute(
      'href',
      /\/info\/8/,
    );
  },
};

/** On account, so that the payment needs no other site. */
const purchase = async (page: Page, origin: string): Promise<void> => {
  await visit(page, `${origin}/se/checkout`);
  await fillCustomer(page, newBuyer());
  await chooseInvoice(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/se\/checkout-complete\/[\w-]+/);
  await expect(heading(page)).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect((await orderOf(page.request, id)).itemCount).toBe(1);
};

const checkShop = async (page: Page, lost: RemoteName, origin: string, place: Place): Promise<void> => {
  await visit(page, `${origin}${productPath(PRODUCTS.keyboard.id)}`);
  for (const { of, works } of PARTS) if (of !== lost) await works(page);
  await FALLBACKS[lost](page, place);
  if (lost === 'mf-cart-checkout') {
    await visit(page, `${origin}/se/checkout`);
    await expect(heading(page)).toHaveText(LOST_PAGE[place]);
  } else {
    await purchase(page, origin);
  }
};

for (const lost of REMOTE_NAMES) {
  test(`the shop goes on when the browser cannot load ${lost}`, async ({ page, baseURL, expectMessages }) => {
    const isLost = new RegExp(`/assets/${lost}/`);
    expectMessages(failedLoad(404, isLost));
    // What cannot be loaded is told to the developers, and what was preloaded for it lies unused.
    expectMessages((message) => isLost.test(message.text()) || isLost.test(message.location().url));
    await page.route(new RegExp(`/assets/${lost}/[^/]+/.*\\.js`), (route) => route.fulfill({ status: 404 }));
    await fillCart(page.request, PRODUCTS.cheap.id);
    await checkShop(page, lost, baseURL ?? '', 'browser');
  });

  test.describe(`a server without ${lost}`, () => {
    let shell: SecondShell | undefined;
    test.beforeAll(async () => {
      shell = await startShellWithout(lost);
    });
    test.afterAll(() => shell?.stop());

    test(`the shop goes on when the server lacks ${lost}`, async ({ page, context, expectMessages }) => {
      const url = shell?.url ?? '';
      expectMessages(failedLoad(404, '/api/'));
      // The browser looks for the remote in its turn and says so; a page without it is answered with an error.
      expectMessages((message) => /Failed to locate remote|status of 50\d/.test(message.text()));
      await context.addCookies((await context.cookies()).map(({ name, value }) => ({ name, value, url })));
      await fillCart(page.request, PRODUCTS.cheap.id);
      await checkShop(page, lost, url, 'server');
    });
  });
}
