import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { logInByApi } from '../support/api.ts';
import { expectAccessible, expectGood } from '../support/axe.ts';
import { newBuyer } from '../support/checkout.ts';
import { expect, failedLoad, test, visit } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { mailTo } from '../support/mail.ts';
import { PASSWORD } from '../support/members.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

const PHONE = { width: 390, height: 844 };

const button = (page: Page) => page.getByRole('button', { name: /^Chatta med oss/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chatta med kundservice' });
const message = (page: Page) => panel(page).getByRole('textbox', { name: 'Meddelande' });

/** The hub in a browser of its own, as an employee sees it. */
const openOffice = async (staff: APIRequestContext, browser: Browser, baseURL: string): Promise<Page> => {
  await logInByApi(staff, 'anstalld', PASSWORD);
  const office = await browser.newContext({ baseURL, storageState: await staff.storageState() });
  return office.newPage();
};

test('[1-87] [7.10-09] a shopper asks on a phone, an employee answers in the hub, and the shopper reads it', async ({
  page,
  playwright,
  browser,
  baseURL,
}) => {
  await page.setViewportSize(PHONE);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await visit(page, '/se');
  expect(files.filter((url) => /\/api\/chat/.test(url))).toEqual([]);
  await button(page).click();
  await expect(panel(page).getByRole('heading', { name: 'Chatta med kundservice' })).toBeFocused();
  await expect(message(page)).toBeVisible();
  await expectGood(page);
  const question = `Var är paket ${newBuyer().email}?`;
  await panel(page)
    .getByRole('textbox', { name: /^Förnamn/ })
    .fill('Kim');
  await message(page).fill(question);
  await message(page).press('Enter');
  await expect(panel(page).getByRole('log')).toContainText(question);
  await expect(message(page)).toHaveValue('');
  await expectGood(page);

  const staff = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const hub = await openOffice(staff, browser, baseURL ?? '');
  await hub.goto('/admin/');
  await hub.getByRole('link', { name: /chattar väntar på svar/ }).click();
  await expect(hub.getByRole('table', { name: 'Chattar' })).toContainText(question);
  await expectAccessible(hub);
  await hub.getByRole('row').filter({ hasText: question }).getByRole('link').click();
  await expect(hub.getByRole('log')).toContainText(question);
  await hub.getByLabel('Svar från oss').fill('Det kommer i morgon.');
  await hub.getByRole('button', { name: 'Skicka svaret' }).click();
  await expect(hub.getByText('Svaret är skickat.')).toBeVisible();
  await expectAccessible(hub);

  await expect(panel(page).getByRole('log')).toContainText('Det kommer i morgon.');
  await expect(panel(page).getByText(/^\S+, kundservice/)).toBeVisible();

  // What the shopper writes appears in the hub by itself, beside an answer that is being written.
  await hub.getByLabel('Svar från oss').fill('Tack själv');
  await message(page).fill('Tack för hjälpen!');
  await panel(page).getByRole('button', { name: 'Skicka' }).click();
  await expect(hub.getByRole('log')).toContainText('Tack för hjälpen!');
  await expect(hub.getByLabel('Svar från oss')).toHaveValue('Tack själv');

  await panel(page).getByRole('button', { name: 'Stäng chatten' }).click();
  await expect(button(page)).toBeFocused();
  await visit(page, '/se/campaigns');
  await hub.getByRole('button', { name: 'Skicka svaret' }).click();
  await expect(page.getByRole('button', { name: 'Chatta med oss, 1 oläst svar' })).toBeVisible({ timeout: 25_000 });
  await hub.getByRole('button', { name: 'Avsluta chatten' }).click();
  await button(page).click();
  await expect(panel(page).getByText('Chatten är avslutad.')).toBeVisible();
  await hub.context().close();
  await staff.dispose();
});

test('[2.2-08] [2.2-09] the chat is on every route but checkout, and keeps what was typed on the way', async ({
  page,
  expectMessages,
}) => {
  expectMessages(failedLoad(404));
  for (const path of ['/se', '/se/campaigns', '/se/info/1', '/se/nothing-here']) {
    await page.goto(path);
    await expect(page.getByLabel('Chatta med oss')).toBeVisible();
  }
  await visit(page, '/se');
  await button(page).click();
  await message(page).fill('Jag undrar');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Köpvillkor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Köpvillkor/ })).toBeVisible();
  await expect(message(page)).toHaveValue('Jag undrar');
  await visit(page, '/se/checkout');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Chatt', exact: true })).toHaveCount(0);
  await visit(page, '/se');
  await button(page).click();
  await expect(message(page)).toHaveValue('Jag undrar');
});

test('[1-87] outside the opening hours a question is left, and its number comes by mail', async ({ page }) => {
  const text = 'Stängt. Öppnar i morgon 08:00';
  const service = {
    isOffered: true,
    isOpen: false,
    text,
    hours: [
      { days: 'Måndag–fredag', time: '08:00–20:00' },
      { days: 'Röda dagar', time: '11:00–16:00' },
    ],
  };
  await page.route('**/api/chat/service', (route) => route.fulfill({ json: { data: { service } } }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/se');
  await button(page).click();
  await expect(panel(page).getByText(text)).toBeVisible();
  await panel(page).getByText('Öppettider').click();
  await expect(panel(page).getByText('08:00–20:00')).toBeVisible();
  const address = newBuyer().email;
  await panel(page).getByRole('textbox', { name: 'Din fråga' }).fill('Finns den i blått?');
  await panel(page).getByRole('button', { name: 'Skicka frågan' }).click();
  await expect(panel(page).getByRole('textbox', { name: 'E-postadress' })).toBeFocused();
  await expectGood(page);
  await panel(page).getByRole('textbox', { name: 'E-postadress' }).fill(address);
  await panel(page).getByRole('button', { name: 'Skicka frågan' }).click();
  await expect(panel(page).getByText('Tack, vi har fått din fråga')).toBeVisible();
  const { subject } = await mailTo(address, /^Vi har tagit emot ditt ärende/);
  await expect(panel(page)).toContainText(/KS-\S+/.exec(subject ?? '')?.[0] ?? 'no number');
});

test('[1-87] the chat is used by keyboard alone', async ({ page }) => {
  await visit(page, '/se/info/7-Kontakta-oss');
  await button(page).focus();
  await page.keyboard.press('Space');
  await expect(panel(page).getByRole('heading', { name: 'Chatta med kundservice' })).toBeFocused();
  await expect(message(page)).toBeVisible();
  await tabTo(page, message(page));
  await page.keyboard.type('Hej!');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('log')).toContainText('Hej!');
  await expect(message(page)).toBeFocused();
  await tabTo(page, panel(page).getByRole('button', { name: 'Avsluta chatten' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Avsluta chatten?' });
  await question.getByRole('button', { name: 'Avsluta chatten' }).press('Enter');
  await expect(panel(page).getByText('Chatten är avslutad.')).toBeVisible();
  await expect(panel(page)).toContainText('Skriv din fråga');
  await panel(page).getByRole('button', { name: 'Stäng chatten' }).focus();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

/** The one ends before the other begins. */
const expectAbove = async (upper: Locator, lower: Locator): Promise<void> => {
  await expect(lower).toBeVisible();
  await expect(async () => {
    const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }).toPass();
};

test('the button stands above what else is at the foot of the window', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/se/category/22601-Tangentbord');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Jämför / })
    .first()
    .click();
  const tray = page.getByRole('region', { name: 'Valda att jämföra' });
  await expectAbove(button(page), tray);
  await tray.getByRole('button', { name: '1 av 4 att jämföra' }).click();
  await expectAbove(button(page), tray);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAbove(button(page), tray);
  await tray.getByRole('button', { name: 'Töm' }).click();

  await page.setViewportSize(PHONE);
  await visit(page, productPath(PRODUCTS.keyboard.id));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const bottom = await button(page).boundingBox();
  expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThan(PHONE.height - 61);
  await button(page).click();
  await expect(panel(page)).toBeInViewport({ ratio: 1 });
});

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  test('the button comes when the cookie banner is answered on a phone, and stands beside it on a laptop', async ({
    page,
  }) => {
    await visit(page, '/se/info/1');
    const banner = page.getByRole('region', { name: 'Vi använder cookies' });
    await expect(banner).toBeVisible();
    await expect(button(page)).toBeVisible();
    await page.setViewportSize(PHONE);
    await expect(button(page)).toBeHidden();
    await banner.getByRole('button', { name: 'Endast nödvändiga' }).click();
    await expect(button(page)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[1-87] the button of the chat leads to the contact form', async ({ page }) => {
    await page.goto('/se');
    await page
      .getByRole('region', { name: 'Chatt', exact: true })
      .getByRole('link', { name: 'Chatta med oss' })
      .click();
    await expect(page.getByRole('heading', { name: 'Skriv till oss' })).toBeVisible();
  });
});
