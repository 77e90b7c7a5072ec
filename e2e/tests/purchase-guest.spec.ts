import { FOOT_ROOM_PX } from '@shop/contracts/cookie-banner';
import { orderOf, productOf, stockOf, fillCart } from '../support/api.ts';
import { buy, expectCartCount, openCart } from '../support/cart.ts';
import {
  CARDS,
  cardFrame,
  choose,
  chooseCard,
  expectComplete,
  fillCustomer,
  newBuyer,
  payWithCard,
  placeOrderButton,
} from '../support/checkout.ts';
import { expect, hydrated, test, visit } from '../support/fixtures.ts';
import { PRODUCTS } from '../support/products.ts';

test.describe('a guest on a first visit', () => {
  test.use({ isFirstVisit: true });

  test('[1-29] [1-30] [1-31] [1-92] [2.17-03] [2.17-04] [2.17-05] searches, filters, buys two by card and sees the order', async ({
    page,
  }) => {
    const { id, title, brand } = PRODUCTS.keyboard;
    const stockBefore = await stockOf(page.request, id);
    const { price } = (await productOf(page.request, id)).price;
    const buyer = newBuyer();

    await visit(page, '/se');
    await page.getByRole('button', { name: 'Endast nödvändiga' }).click();
    const search = page
      .getByRole('searchbox', { name: 'Sök i butiken' })
      .or(page.getByRole('combobox', { name: 'Sök i butiken' }));
    await search.fill('tangentbord');
    await page.getByRole('banner').getByRole('button', { name: 'Sök', exact: true }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Sökresultat för ”tangentbord”' })).toBeVisible();
    const counter = page.getByRole('status').filter({ hasText: 'Visar' });
    const unfiltered = await counter.textContent();
    await page
      .getByRole('group', { name: 'Varumärke' })
      .getByRole('checkbox', { name: new RegExp(`^${brand}`) })
      .check();
    await expect(page.getByRole('link', { name: new RegExp(`Ta bort filtret .*${brand}`) })).toBeVisible();
    await expect(counter).not.toHaveText(unfiltered ?? '');
    await expect(page).toHaveURL(/[?&]f=/);

    const card = page.getByRole('article').filter({ has: page.locator(`a[href*="/product/${id}-"]`) });
    await card.getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await page.getByRole('main').getByRole('button', { name: 'Lägg till en' }).click();
    await buy(
      page,
      page
        .getByRole('main')
        .getByRole('button', { name: `Köp ${title}` })
        .first(),
      { asksInsurance: true },
    );
    await expectCartCount(page, 2);
    const drawer = await openCart(page);
    await expect(drawer.getByRole('listitem').filter({ hasText: title })).toHaveCount(1);
    await drawer.getByRole('link', { name: 'Till kassan' }).click();

    await expect(page).toHaveURL(/\/se\/checkout$/);
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
    await fillCustomer(page, buyer);
    await choose(page, /^Ombud/);
    await chooseCard(page);
    await placeOrderButton(page).click();
    await payWithCard(page, CARDS.approved);

    const orderId = await expectComplete(page);
    await expect(page.getByRole('main')).toContainText(buyer.email);
    const order = await orderOf(page.request, orderId);
    expect(order.payment.status).toBe('paid');
    expect(order.totals.goods).toBe(2 * price);
    expect(order.customer).toMatchObject(buyer);
    expect(await stockOf(page.request, id)).toBe(stockBefore - 2);

    await visit(page, `/se/order/${orderId}`);
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(orderId) })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText(title).first()).toBeVisible();
    await expect(main.getByText('2 st').first()).toBeVisible();
    await expect(main).toContainText(
      new RegExp(`${Math.floor(order.total).toLocaleString('sv-SE').replace(/\s/g, '\\s')}`),
    );
    await expectCartCount(page, 0);
  });
});

test.describe('a guest on a phone who has not chosen about cookies', () => {
  test.use({ isFirstVisit: true, viewport: { width: 390, height: 844 } });

  test('[O2.16-02] reaches everything down to the order button', async ({ page }) => {
    await fillCart(page.request, PRODUCTS.cheap.id);
    await visit(page, '/se/checkout');
    const banner = page.getByRole('region', { name: 'Vi använder cookies' });
    await expect(banner).toBeVisible();
    await placeOrderButton(page).click();
    await expect(page.getByRole('main').getByLabel('E-postadress')).toHaveAttribute('aria-invalid', 'true');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(async () => {
      const [button, shown] = [await placeOrderButton(page).boundingBox(), await banner.boundingBox()];
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(shown?.y ?? 0);
      // No more than the banner's height, or what the shell keeps for it.
      const room = await page.evaluate(() => document.documentElement.style.getPropertyValue('--foot-room'));
      expect(room).toBe(`${Math.max(FOOT_ROOM_PX, Math.ceil(shown?.height ?? 0))}px`);
    }).toPass();
  });
});

test('a press on the order button counts when what it sets off moves the button away', async ({ page }) => {
  await fillCart(page.request, PRODUCTS.cheap.id);
  await visit(page, '/se/checkout');
  const button = placeOrderButton(page);
  await button.scrollIntoViewIfNeeded();
  const before = await button.boundingBox();
  if (before === null) throw new Error('The order button is not there');
  await page.mouse.move(before.x + 20, before.y + 10);
  await page.mouse.down();
  // As new choices above it would.
  await button.evaluate((element) => Object.assign(element.style, { position: 'relative', top: '-120px' }));
  await page.mouse.up();
  await expect(page.getByRole('main').getByLabel('E-postadress')).toHaveAttribute('aria-invalid', 'true');
});

test.describe('payment', () => {
  test.beforeEach(async ({ page }) => {
    await fillCart(page.request, PRODUCTS.cheap.id);
    await visit(page, '/se/checkout');
  });

  test('a refused card loses nothing and another card pays the same order', async ({ page }) => {
    const buyer = newBuyer();
    await fillCustomer(page, buyer);
    await chooseCard(page);
    await placeOrderButton(page).click();
    await payWithCard(page, CARDS.declined);
    const main = page.getByRole('main');
    await expect(main.getByRole('alert').filter({ hasText: 'Betalningen gick inte igenom' })).toBeVisible();
    await expect(main.getByRole('complementary', { name: 'Din beställning' })).toContainText(/149\skr/);
    await chooseCard(page);
    await main.getByRole('button', { name: /^Betala / }).click();
    await payWithCard(page, CARDS.approved);

    const orderId = await expectComplete(page);
    const order = await orderOf(page.request, orderId);
    expect(order.customer).toMatchObject(buyer);
    expect(order.payment.status).toBe('paid');
    expect(order.itemCount).toBe(1);
  });

  test('pressing "Beställ och betala" twice places one order', async ({ page }) => {
    const posts: string[] = [];
    const placed = new Set<string>();
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/order'))
        posts.push(request.headers()['idempotency-key'] ?? '');
    });
    page.on('response', async (response) => {
      if (response.request().method() !== 'POST' || !response.url().endsWith('/api/order')) return;
      const { data } = (await response.json()) as { data: { order: { id: string } } };
      placed.add(data.order.id);
    });
    await fillCustomer(page, newBuyer());
    await chooseCard(page);
    await placeOrderButton(page).dblclick();
    await expect(cardFrame(page).getByRole('heading', { name: 'Betala med kort' })).toBeVisible();
    expect(posts.length).toBeGreaterThan(0);
    expect(new Set(posts).size).toBe(1);
    expect(placed.size).toBe(1);
  });

  test('a lost response to the order is requested again and is the same order, also when the cart is known to be empty', async ({
    page,
    expectMessages,
  }) => {
    expectMessages(
      (message) => message.text().includes('net::ERR_FAILED') && message.location().url.endsWith('/api/order'),
    );
    const keys: string[] = [];
    const placed = new Set<string>();
    await page.route('**/api/order', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { order: { id: string } } };
      placed.add(data.order.id);
      return keys.length === 1 ? route.abort('failed') : route.fulfill({ response });
    });
    await fillCustomer(page, newBuyer());
    await chooseCard(page);
    await placeOrderButton(page).click();
    await expect.poll(() => keys.length).toBeGreaterThanOrEqual(1);
    // Typed values are saved on the server, whose response has an empty cart: the order has taken its rows.
    await page.getByRole('main').getByLabel('Förnamn').fill('Gerda');
    await expect.poll(() => keys.length).toBeGreaterThan(1);
    await expect(cardFrame(page).getByRole('heading', { name: 'Betala med kort' })).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    expect(placed.size).toBe(1);
  });
});

test('[1-29] what was typed at the checkout is there after a reload', async ({ page }) => {
  const buyer = newBuyer();
  await fillCart(page.request, PRODUCTS.book.id);
  await visit(page, '/se/checkout');
  await fillCustomer(page, buyer);
  await expect
    .poll(async () => (await page.request.get('/api/checkout')).json())
    .toMatchObject({ data: { checkout: { customer: { street: buyer.street, email: buyer.email } } } });
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('main').getByLabel('E-postadress')).toHaveValue(buyer.email);
  await expect(page.getByRole('main').getByLabel('Gatuadress')).toHaveValue(buyer.street);
});

test('an empty form says what is missing and leads there', async ({ page }) => {
  await fillCart(page.request, PRODUCTS.book.id);
  await visit(page, '/se/checkout');
  await placeOrderButton(page).click();
  const email = page.getByRole('main').getByLabel('E-postadress');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  await expect(page).toHaveURL(/\/se\/checkout$/);
});
