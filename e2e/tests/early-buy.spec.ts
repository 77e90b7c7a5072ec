import { fillCart, orderOf, prepareCheckout, productOf } from '../support/api.ts';
import { expectCartCount } from '../support/cart.ts';
import { choose, newBuyer, placeOrderButton } from '../support/checkout.ts';
import { expect, failedLoad, hydrated, test } from '../support/fixtures.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

const SCRIPTS = /\/assets\/.*\.m?js(\?|$)/;

test('a press on "Köp" before any script has come is kept and counted when they come', async ({ page }) => {
  const { mainTitle } = await productOf(page.request, PRODUCTS.cheap.id);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(productPath(PRODUCTS.cheap.id), { waitUntil: 'commit' });
  await page
    .getByRole('main')
    .getByRole('button', { name: `Köp ${mainTitle}` })
    .first()
    .click();
  await expect(page).toHaveURL(/\/se\/product\//);
  release();
  await hydrated(page);
  await expectCartCount(page, 1);
  await expect
    .poll(async () => (await page.request.get('/api/cart')).json())
    .toMatchObject({ data: { cart: { rows: [{ product: { id: PRODUCTS.cheap.id }, quantity: 1 }] } } });
});

test('a press on "Köp" reaches the cart also when the scripts never come', async ({ page, expectMessages }) => {
  expectMessages(failedLoad(503));
  expectMessages((message) => message.text().includes('preload'));
  const { mainTitle } = await productOf(page.request, PRODUCTS.cheap.id);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.fulfill({ status: 503 });
  });
  await page.goto(productPath(PRODUCTS.cheap.id), { waitUntil: 'commit' });
  await page
    .getByRole('main')
    .getByRole('button', { name: `Köp ${mainTitle}` })
    .first()
    .click();
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/se/varukorg'),
  );
  release();
  await posted;
  await expect
    .poll(async () => (await page.request.get('/api/cart')).json())
    .toMatchObject({ data: { cart: { rows: [{ product: { id: PRODUCTS.cheap.id }, quantity: 1 }] } } });
});

test('what is chosen and ordered in checkout before any script has come is ordered as chosen', async ({ page }) => {
  await fillCart(page.request, PRODUCTS.cheap.id);
  await prepareCheckout(page.request, newBuyer(), 'card');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/se/checkout', { waitUntil: 'commit' });
  await choose(page, /^Betallänk/);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/se\/checkout$/);
  release();
  await expect(page).toHaveURL(/\/se\/checkout-complete\//);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect((await orderOf(page.request, id)).payment.type).toBe('link');
});
