import type { BrowserContext, Page } from '@playwright/test';
import { productOf } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectCartCount, openCart } from '../support/cart.ts';
import { expect, hydrated, test as base, visit, type ExpectedMessage } from '../support/fixtures.ts';
import { beMember } from '../support/members.ts';
import { PRODUCTS, productPath } from '../support/products.ts';
import { copyStore, startShellOn } from '../support/second-shell.ts';

const test = base.extend({ serviceWorkers: 'allow' });

/** The browser's own words about requests that find no server, and the worker's about a page that it does not have. */
const noConnection: ExpectedMessage = (message) =>
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/.test(message.text());

const STORED = /^Sidan är från i dag \d\d:\d\d – pris och lager kan ha ändrats\.$/;

/** Paths of the stored pages. */
const storedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stored = await caches.match('/stored-pages.json');
    const index = (await stored?.json()) as { pages: { url: string }[] } | undefined;
    return (index?.pages ?? []).map(({ url }) => url);
  });

/** Opens a page and waits until it is stored. Returns its path. */
const see = async (page: Page, path: string): Promise<string> => {
  await visit(page, path);
  const { pathname, search } = new URL(page.url());
  await expect.poll(() => storedPages(page)).toContain(`${pathname}${search}`);
  return `${pathname}${search}`;
};

const disconnect = async (page: Page, context: BrowserContext) => {
  await context.setOffline(true);
  await expect(page.getByText('Du är offline').first()).toBeVisible();
};

const cartRows = async (page: Page): Promise<unknown> => {
  const { data } = (await (await page.request.get('/api/cart')).json()) as {
    data: { cart: { rows: { product: { id: number }; quantity: number }[] } };
  };
  return data.cart.rows.map(({ product, quantity }) => [product.id, quantity]);
};

test('pages that were seen can be read offline, and say of when they are', async ({
  page,
  context,
  expectMessages,
}) => {
  expectMessages(noConnection);
  const { mainTitle } = await productOf(page.request, PRODUCTS.cheap.id);
  const list = await see(page, '/se/campaigns');
  await see(page, productPath(PRODUCTS.cheap.id));
  await disconnect(page, context);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(mainTitle);
  const notice = page.getByRole('complementary', { name: 'Sparad sida' });
  await expect(notice).toContainText('pris och lager kan ha ändrats');
  await expect(page.locator('html')).toHaveAttribute('data-stored', STORED);
  await hydrated(page);
  await expect(page.getByRole('status').getByText(/Du är offline\. Sidan är från i dag/)).toBeVisible();
  await expectAccessible(page);

  await page.goto(list);
  await expect(notice).toBeVisible();

  await context.setOffline(false);
  await notice.getByRole('button', { name: 'Hämta sidan på nytt' }).click();
  await expect(notice).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-stored');
});

test('what a first page has fetched only when it was used is stored with it', async ({ page }) => {
  const files = () =>
    page.evaluate(async () => {
      const stored = await caches.match('/stored-pages.json');
      const index = (await stored?.json()) as { files: Record<string, number> } | undefined;
      return Object.keys(index?.files ?? {});
    });
  const parts = expect.stringMatching(/\/product-parts\.js$/);
  await page.goto(productPath(PRODUCTS.cheap.id));
  await expect.poll(files).toContainEqual(expect.stringMatching(/\/product-page\.js$/));
  expect(await files()).not.toContainEqual(parts);
  await page.evaluate(() => window.scrollBy(0, 40));
  await expect.poll(files).toContainEqual(parts);
});

test('a link to a page that was never seen leads to the offline page, and one to a seen page to that', async ({
  page,
  context,
  expectMessages,
}) => {
  expectMessages(noConnection);
  const seen = await see(page, productPath(PRODUCTS.cheap.id));
  await see(page, '/se/campaigns');
  await disconnect(page, context);
  await page.getByRole('link', { name: 'Kundservice' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Du är offline' })).toBeVisible();
  await expectAccessible(page);
  await page.locator(`a[href="${seen}"]`).click();
  await expect(page.getByRole('complementary', { name: 'Sparad sida' })).toBeVisible();

  await page.goto('/se/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Kassan kräver uppkoppling' })).toBeVisible();
  await expectAccessible(page);
});

test('what is put into the cart offline survives a reload, and is sent once when the connection is back', async ({
  page,
  context,
  expectMessages,
}) => {
  expectMessages(noConnection);
  const { mainTitle } = await productOf(page.request, PRODUCTS.cheap.id);
  await see(page, '/se/campaigns');
  await see(page, productPath(PRODUCTS.cheap.id));
  await disconnect(page, context);
  const press = () =>
    page
      .getByRole('main')
      .getByRole('button', { name: `Köp ${mainTitle}` })
      .first()
      .click();
  await press();
  await expect(page.getByText('Det sparas och skickas när du är uppkopplad igen.')).toBeVisible();
  await expectCartCount(page, 1);

  await page.reload();
  await hydrated(page);
  await expectCartCount(page, 1);
  await press();
  await expectCartCount(page, 2);
  const drawer = await openCart(page);
  await expect(drawer.getByText('Sparas och skickas när du är uppkopplad igen')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect.poll(() => cartRows(page)).toEqual([[PRODUCTS.cheap.id, 2]]);
  await expect(drawer.getByText('Sparas och skickas när du är uppkopplad igen')).toBeHidden();

  await visit(page, '/se');
  await expectCartCount(page, 2);
  expect(await cartRows(page)).toEqual([[PRODUCTS.cheap.id, 2]]);
});

test('what is put into the cart offline is sent by the next visit, when the page was closed', async ({
  page,
  context,
  expectMessages,
}) => {
  expectMessages(noConnection);
  const { mainTitle } = await productOf(page.request, PRODUCTS.cheap.id);
  await see(page, productPath(PRODUCTS.cheap.id));
  await disconnect(page, context);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Köp ${mainTitle}` })
    .first()
    .click();
  await expectCartCount(page, 1);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('cart-unsent'))))
    .toBe(true);
  await page.close();
  await context.setOffline(false);
  const [first, second] = [await context.newPage(), await context.newPage()];
  await Promise.all([visit(first, '/se'), visit(second, '/se/campaigns')]);
  await expect.poll(() => cartRows(first)).toEqual([[PRODUCTS.cheap.id, 1]]);
  await expectCartCount(first, 1);
});

test('no personal page is ever stored, and a logout empties the store', async ({ page }) => {
  await beMember(page, 'nova');
  const seen = await see(page, productPath(PRODUCTS.cheap.id));
  for (const path of ['/se/checkout', '/se/member/profile', '/se/member/orders']) {
    await visit(page, path);
    // As long as it takes a page to count as seen, and to be refused.
    await page.waitForFunction(
      (since) => performance.now() - since > 4000,
      await page.evaluate(() => performance.now()),
    );
  }
  expect(await storedPages(page)).toEqual([seen]);
  const texts = await page.evaluate(async () => {
    const cache = await caches.open('shop-pages-1');
    const pages = (await cache.keys()).filter(({ url }) => url.includes('/se/'));
    return Promise.all(pages.map(async (request) => (await cache.match(request))?.text()));
  });
  expect(texts).toHaveLength(1);
  expect(texts.join()).not.toContain('nova');

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Mina sidor/ })
    .click();
  await page.getByRole('button', { name: 'Logga ut' }).first().click();
  await expect.poll(() => storedPages(page)).toEqual([]);
});

test('online the server has the word: a page is never shown from the store', async ({
  page,
  context,
  expectMessages,
}) => {
  expectMessages(noConnection);
  const path = await see(page, '/se/campaigns');
  // As if it were of a former release.
  await page.evaluate(async (url) => {
    const cache = await caches.open('shop-pages-1');
    await cache.put(url, new Response('<html lang="sv"><div id="shell">Gammalt</div></html>'));
  }, path);
  await page.goto(path);
  await expect(page.getByText('Gammalt')).toBeHidden();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Gammalt')).toBeVisible();
});

test('a shop that switches stored pages off removes the worker and all that it has stored', async ({
  page,
  expectMessages,
}) => {
  expectMessages((message) => /ERR_CONNECTION_REFUSED|ERR_FAILED/.test(message.text()));
  const store = copyStore();
  const on = await startShellOn(store.folder);
  const path = await see(page, `${on.url}/se/campaigns`);
  await on.stop();
  // No server at all: the page can still be read.
  await page.goto(`${on.url}${path}`);
  await expect(page.getByRole('complementary', { name: 'Sparad sida' })).toBeVisible();

  const port = new URL(on.url).port;
  const off = await startShellOn(store.folder, { SHOP_PORT: port, STORED_PAGES: 'false' });
  await visit(page, `${off.url}${path}`);
  await expect
    .poll(() =>
      page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]),
    )
    .toEqual([[], 0]);
  await visit(page, `${off.url}${path}`);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await off.stop();
  store.remove();
});
