import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

/** Of the window's heights, to the end of the page and as little as a finger begins with. */
const scrollBy = (page: Page, pixels: number) => page.evaluate((by) => window.scrollBy(0, by), pixels);

/** Waits until the page responds, without a sign of use. */
const atRest = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
};

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a first page asks the api for nothing until it is used, and then has all its parts', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await page.goto(productPath(PRODUCTS.whiteKeyboard.id));
  await atRest(page);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  await scrollBy(page, 40);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Leverans', exact: true })).toBeAttached();
  await expect(main.getByRole('heading', { name: 'Recensioner', exact: true })).toBeAttached();
  await expect(main.getByRole('button', { name: 'Välj butik' })).toBeAttached();
  await hydrated(page);
  expect(calls.some((path) => path.endsWith('/view'))).toBe(true);
});

const reviews = (page: Page) => page.getByRole('heading', { name: 'Recensioner', exact: true });

test('a link to the reviews that is the first sign of use scrolls to them', async ({ page }) => {
  await page.goto(productPath(PRODUCTS.whiteKeyboard.id));
  await atRest(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /recensioner/ })
    .first()
    .tap();
  await expect(reviews(page)).toBeInViewport();
});

test('an address of the reviews leads to them', async ({ page }) => {
  await page.goto(`${productPath(PRODUCTS.whiteKeyboard.id)}#recensioner`);
  await expect(reviews(page)).toBeInViewport();
});

for (const { name, press, opens } of [
  { name: 'the cart', press: /Varukorg/, opens: 'Varukorg' },
  { name: 'the login', press: 'Logga in', opens: 'Logga in' },
]) {
  test(`a tap that is the first sign of use opens ${name} on the page`, async ({ page }) => {
    await page.goto('/se');
    await atRest(page);
    await page.getByRole('banner').getByRole('link', { name: press }).tap();
    await expect(page.getByRole('dialog', { name: opens })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/se');
  });
}

for (const { slot, opens } of [
  { slot: 'cart-widget', opens: 'Varukorg' },
  { slot: 'member-widget', opens: 'Logga in' },
]) {
  test(`the keyboard alone, as the first sign of use, opens what ${slot} opens`, async ({ page }) => {
    await page.goto('/se');
    await atRest(page);
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-slot]')?.dataset.slot);
    do await page.keyboard.press('Tab');
    while ((await focused()) !== slot);
    // The slot is hydrating by now, since the first Tab.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: opens })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/se');
  });
}

test('"Köp" that is the first sign of use puts the product into the cart', async ({ page }) => {
  await page.goto(productPath(PRODUCTS.whiteKeyboard.id));
  await atRest(page);
  const buy = page.getByRole('main').getByRole('button', { name: /^Köp/ }).first();
  await buy.evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('banner').getByRole('link', { name: /^1\D/ })).toBeVisible();
});

const LIST = '/se/search/tangentbord';

test('"Filtrera" that is the first sign of use opens the filters', async ({ page }) => {
  await page.goto(LIST);
  await atRest(page);
  const open = page.getByRole('main').getByRole('button', { name: 'Filtrera' });
  await open.evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('dialog', { name: 'Filter' }).getByRole('checkbox').first()).toBeVisible();
});

test.describe('beside a list', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a filter that is pressed before its script is there filters the list', async ({ page }) => {
    await page.goto(LIST);
    await atRest(page);
    const filter = page.getByRole('region', { name: 'Filter' }).getByRole('checkbox').first();
    await filter.evaluate((box: HTMLElement) => box.click());
    await expect(page).toHaveURL(/[?&]f=/);
    await expect(filter).toBeChecked();
  });
});
