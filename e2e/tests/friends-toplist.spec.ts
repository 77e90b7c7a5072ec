import type { Page } from '@playwright/test';
import { fillCart, placeOrderByApi } from '../support/api.ts';
import { expectAccessible, expectGood } from '../support/axe.ts';
import { newBuyer } from '../support/checkout.ts';
import { expect, hydrated, ownAddress, test, visit } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { beMember, beNewMember, MEMBERS, newMember } from '../support/members.ts';
import { PRODUCTS, productPath } from '../support/products.ts';
import { mainHeading } from '../support/shop-parts.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** Nothing stands beside the window of a small phone. */
const expectNarrow = async (page: Page): Promise<void> => {
  const window = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  if (window !== null) await page.setViewportSize(window);
};

test('[1-41][O2.17-12][O4-36][4-101] two members find each other, become friends, are compared and part', async ({
  page,
  browser,
  baseURL,
}) => {
  const one = await beNewMember(page);
  const context = await browser.newContext({
    extraHTTPHeaders: ownAddress(),
    ...(baseURL !== undefined && { baseURL }),
  });
  const cookies = await page.context().cookies();
  await context.addCookies(cookies.filter(({ name }) => name === 'cookie-consent'));
  const other = await newMember(context.request);
  const second = await context.newPage();

  await visit(page, '/se/friends');
  await expect(main(page).getByText('Du har inga vänner här än')).toBeVisible();
  await expectAccessible(page);
  const field = main(page).getByLabel('Hitta en vän');
  await tabTo(page, field);
  await page.keyboard.type(other.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('1 medlem hittades.')).toBeVisible();
  // Friends alone see a new member's profile: its page would be 404.
  await expect(main(page).getByRole('link', { name: other })).toHaveCount(0);
  await tabTo(page, button(page, `Bli vän: ${other}`));
  await page.keyboard.press('Enter');
  await expect(button(page, `Dra tillbaka: ${other}`)).toBeVisible();

  await visit(second, '/se/member/friends');
  await button(second, `Tacka ja: ${one}`).click();
  await expect(button(second, `Ta bort vän: ${one}`)).toBeVisible();
  await visit(second, '/se/member/friends');
  await expect(main(second).getByRole('table')).toContainText(one);
  await expect(main(second).getByRole('region', { name: 'Hänt hos dina vänner' })).toContainText(`${one} har fått`);
  await expectGood(second);
  await expectNarrow(second);

  // Hidden, a friend is a name in the list and nothing more.
  await button(second, 'Dölj mig för alla').click();
  await expect(main(second).getByText(/^Du har valt att inte synas för någon/)).toBeVisible();
  await visit(page, '/se/member/friends');
  await expect(main(page).getByRole('region', { name: 'Dina vänner', exact: true })).toContainText(other);
  await expect(main(page).getByRole('table')).not.toContainText(other);

  await visit(page, '/se/member/friends');
  await button(page, `Ta bort vän: ${other}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ja' }).click();
  await expect(main(page).getByRole('button', { name: `Ta bort vän: ${other}` })).toHaveCount(0);
  await visit(second, '/se/member/friends');
  await expect(main(second).getByText('Du har inga vänner här än')).toBeVisible();
  await context.close();
});

test('[1-43][O2.17-13] a member finds the own place in the top list, however far down, and leafs through it', async ({
  page,
}) => {
  const one = MEMBERS.reader;
  await beMember(page, one);
  await visit(page, '/se/toplist');
  await expect(mainHeading(page)).toHaveText('Topplista');
  await expect(main(page).getByText(/^Din plats: /)).toBeVisible();
  await expect(main(page).getByRole('table', { name: 'Din plats' })).toContainText(one);
  await main(page).getByRole('link', { name: 'Nästa sida' }).click();
  await expect(main(page).getByRole('link', { name: 'Sida 2' })).toHaveAttribute('aria-current', 'page');
  await expectGood(page);
  await expectNarrow(page);
  await main(page).getByRole('navigation', { name: 'Topplistor' }).getByRole('link', { name: 'Vänner' }).click();
  await expect(main(page).getByRole('table', { name: 'Vänner' })).toContainText(one);
});

test('[1-44][6-12][O2.17-05][2.9-18][O9-31] a member fills a list with the heart, shares it with a visitor, moves and removes, and tells what they think of a purchase', async ({
  page,
  browser,
  baseURL,
}) => {
  await beNewMember(page);
  await visit(page, productPath(PRODUCTS.book.id));
  const heart = button(page, 'Önskelista');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await visit(page, '/se/wishlists');
  await main(page).getByLabel('Namn på en ny lista').fill('Julklappar');
  await button(page, 'Skapa lista').click();
  await expect(main(page).getByText('Listan ”Julklappar” är skapad.')).toBeVisible();
  await expectGood(page);
  await main(page)
    .getByRole('link', { name: /^Min önskelista/ })
    .click();
  await expect(mainHeading(page)).toHaveText('Min önskelista');
  await hydrated(page);

  await button(page, /^Ta bort: /).click();
  await page.keyboard.press('Enter');
  await expect(button(page, /^Ta bort: /)).toBeVisible();
  await button(page, /^Flytta: /).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Flytta' }).click();
  await expect(main(page).getByText(/ligger nu i ”Julklappar”\.$/)).toBeVisible();

  await visit(page, '/se/wishlists');
  await main(page)
    .getByRole('link', { name: /^Julklappar/ })
    .click();
  await expect(mainHeading(page)).toHaveText('Julklappar');
  await button(page, 'Dela').click();
  const dialog = page.getByRole('dialog', { name: 'Dela ”Julklappar”' });
  await dialog.getByRole('button', { name: 'Dela listan' }).click();
  const link = await dialog.getByLabel('Länk till listan').inputValue();
  await expectGood(page);
  await expectNarrow(page);

  // A visitor without JavaScript reads it, and changes nothing.
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  const visitor = await context.newPage();
  await visitor.goto(new URL(link).pathname);
  await expect(mainHeading(visitor)).toHaveText('Julklappar');
  await expect(button(visitor, /^Lägg i varukorgen/)).toBeVisible();
  await expect(button(visitor, /^(Ta bort|Flytta)/)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Sluta dela' }).click();
  await expect(dialog.getByRole('button', { name: 'Dela listan' })).toBeVisible();
  expect((await visitor.goto(new URL(link).pathname))?.status()).toBe(404);
  await context.close();

  await fillCart(page.request, PRODUCTS.book.id);
  const { id } = await placeOrderByApi(page.request, newBuyer(), 'link');
  await visit(page, `/se/tyck-till/${id}`);
  await expectGood(page);
  await expectNarrow(page);
  await main(page).getByRole('radio', { name: '9' }).check();
  await button(page, 'Skicka svaret').click();
  await expect(main(page).getByText('Tack för ditt svar!')).toBeVisible();
  await visit(page, `/se/tyck-till/${id}`);
  await expect(main(page).getByText(/^Du svarade 9 av 10/)).toBeVisible();
});
