import type { Locator, Page } from '@playwright/test';
import { expectGood, expectGoodUnderBar } from '../support/axe.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1440, height: 900 };
const LIST = '/se/category/22601-Tangentbord';

const main = (page: Page) => page.getByRole('main');
const compareButtons = (page: Page) => main(page).getByRole('button', { name: /^Jämför / });
const tray = (page: Page) => page.getByRole('region', { name: 'Valda att jämföra' });
const table = (page: Page) => main(page).getByRole('region', { name: 'Jämför produkter' });
const expectNoOverflow = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

/** The one ends before the other begins. */
const expectAbove = async (upper: Locator, lower: Locator): Promise<void> => {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(below?.y ?? 0));
};

test('products are chosen in a list by keyboard, compared, narrowed and taken out', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await visit(page, LIST);
  await expect(tray(page)).toHaveCount(0);
  for (const index of [0, 1]) {
    const button = compareButtons(page).nth(index);
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(tray(page)).toContainText('2 av 4');
  await expectGoodUnderBar(page);

  const compare = tray(page).getByRole('link', { name: 'Jämför 2' });
  // The tray comes last on the page, after all of a long list: each chosen product leads to it.
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('link', { name: 'Till jämförelsen' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, compare);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/se\/jamfor\/\d+-\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Jämför produkter' })).toBeFocused();
  await expect(page).toHaveTitle(/^Jämför .+ och .+ \|/);
  await expect(tray(page)).toHaveCount(0);
  await expect(table(page).getByRole('columnheader')).toHaveCount(3);
  await expectGood(page);

  const all = await table(page).getByRole('rowheader').count();
  const narrow = main(page).getByRole('link', { name: 'Visa bara skillnader' });
  await tabTo(page, narrow);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/skillnader=1$/);
  await expect(main(page).getByRole('link', { name: 'Visa alla uppgifter' })).toBeVisible();
  expect(await table(page).getByRole('rowheader').count()).toBeLessThan(all);

  await tabTo(
    page,
    table(page)
      .getByRole('link', { name: /^Ta bort / })
      .first(),
  );
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText('Lägg till minst en produkt till');
  await visit(page, LIST);
  await expect(tray(page)).toContainText('1 av 4');
});

test('the choice is the same in all tabs, and has room for four', async ({ page, context }) => {
  await visit(page, LIST);
  const other = await context.newPage();
  await visit(other, LIST);
  for (const index of [0, 1, 2, 3]) await compareButtons(page).nth(index).click();
  await expect(tray(other)).toContainText('4 av 4');
  await compareButtons(other).nth(4).click();
  await expect(other.getByText('Du kan jämföra högst fyra produkter.')).toBeVisible();
  await expect(compareButtons(other).nth(4)).toHaveAttribute('aria-pressed', 'false');
  await tray(other).getByRole('button', { name: 'Töm' }).click();
  await expect(tray(page)).toHaveCount(0);
});

test('on a phone the tray leaves the buy bar free, folds, and the table scrolls within itself', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const { id } of [PRODUCTS.labelled, PRODUCTS.headset, PRODUCTS.keyboard]) {
    await visit(page, productPath(id));
    await compareButtons(page).first().click();
  }
  await expect(tray(page)).toContainText('3 av 4');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const barButton = page.getByRole('button', { name: `Köp ${PRODUCTS.keyboard.title}` }).last();
  await expect(barButton).toBeInViewport({ ratio: 1 });
  await expectAbove(tray(page), barButton);
  await expectNoOverflow(page);
  await expectGoodUnderBar(page);
  await tray(page).getByRole('button', { name: '3 av 4 att jämföra' }).click();
  await expect(tray(page).getByRole('list')).toBeHidden();

  await tray(page).getByRole('link', { name: 'Jämför 3' }).click();
  await expect(table(page)).toBeVisible();
  await expectNoOverflow(page);
  await expect(main(page)).toContainText('olika slag');
  await expect(table(page).getByRole('button', { name: /^Energiklass/ })).toBeVisible();
  const label = table(page).getByRole('rowheader', { name: /^Pris/ });
  const before = await label.boundingBox();
  await table(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table(page).evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
  expect((await label.boundingBox())?.x).toBe(before?.x);
  await expectGood(page);
});

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  test('the tray stands beside or above the cookie banner', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, productPath(PRODUCTS.headset.id));
    const banner = page.getByRole('region', { name: 'Vi använder cookies' });
    await expect(banner).toBeVisible();
    await compareButtons(page).first().click();
    await expect(tray(page)).toBeVisible();
    await expectAbove(tray(page), banner);
    await page.setViewportSize(LAPTOP);
    const [left, right] = await Promise.all([banner.boundingBox(), tray(page).boundingBox()]);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  });
});

test('an address without products says how to compare', async ({ page }) => {
  await visit(page, '/se/jamfor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inget att jämföra än');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectGood(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a comparison is read, narrowed and bought from', async ({ page }) => {
    await page.goto(`/se/jamfor/${PRODUCTS.keyboard.id}-${PRODUCTS.headset.id}-999999999`);
    await expect(main(page)).toContainText('En av produkterna finns inte längre');
    await expect(table(page).getByRole('columnheader')).toHaveCount(3);
    await main(page).getByRole('link', { name: 'Visa bara skillnader' }).click();
    await expect(page).toHaveURL(/skillnader=1$/);
    await table(page)
      .getByRole('link', { name: /^Ta bort / })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/se/jamfor/${PRODUCTS.headset.id}`));
    await table(page).getByRole('button', { name: /^Köp / }).click();
    await expect(page).toHaveURL(/\/se\/jamfor\//);
  });
});
