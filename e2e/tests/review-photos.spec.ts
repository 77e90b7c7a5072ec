import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fillCart, logInByApi, moveOrder, placeOrderByApi } from '../support/api.ts';
import { expectAccessible, expectReadable } from '../support/axe.ts';
import { newBuyer } from '../support/checkout.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { beNewMember, PASSWORD } from '../support/members.ts';
import { PRODUCTS, productPath } from '../support/products.ts';

const main = (page: Page) => page.getByRole('main');
const PHONE = { width: 390, height: 844 };

/** Usable in both colour modes, and not wider than the window. */
const expectGood = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
};

/** A real file: what the phone shows now. */
const photograph = (page: Page) => page.screenshot({ type: 'jpeg' });

// The form's code is once kept away.
test.use({ expectedErrors: [/Loading chunk \S+ failed/] });

test('[3-67] [O2.17-01] a buyer shows photos in a review; others look through them by keys and report one; staff take it away', async ({
  page,
  playwright,
  baseURL,
  browser,
  expectMessages,
}) => {
  expectMessages((message) => /Failed to load resource|Loading chunk/.test(message.text()));
  const alt = `Uppslagen på köksbordet ${randomUUID().slice(0, 4)}`;
  await beNewMember(page);
  await fillCart(page.request, PRODUCTS.book.id);
  const { id } = await placeOrderByApi(page.request, newBuyer(), 'invoice');
  const staff = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await logInByApi(staff, 'chef', PASSWORD);
  await moveOrder(staff, id, ['packing', 'shipped', 'delivered']);

  await page.setViewportSize(PHONE);
  await visit(page, `${productPath(PRODUCTS.book.id)}#recensioner`);
  await page.route('**/review-form.js', (route) => route.abort());
  await main(page).getByRole('button', { name: 'Skriv en recension' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Den här delen gick inte att hämta.');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/review-form.js');
  await main(page).getByRole('alert').getByRole('button', { name: 'Försök igen' }).click();
  await main(page)
    .getByRole('radio', { name: /^5 av 5/ })
    .check();
  const picker = main(page).getByLabel('Välj bilder');
  await picker.setInputFiles({ name: 'bild.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') });
  await expect(main(page)).toContainText('bild.heic är i formatet HEIC');
  await picker.setInputFiles([
    { name: 'ett.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) },
    { name: 'två.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) },
  ]);
  await main(page)
    .getByRole('textbox', { name: /^Vad visar ett.jpg/ })
    .fill(alt);
  await expectGood(page);
  await main(page).getByRole('button', { name: 'Publicera recensionen' }).click();
  const own = main(page).getByRole('list', { name: 'Dina bilder' });
  await expect(own.getByRole('img')).toHaveCount(2);

  const others = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } });
  const reader = await others.newPage();
  await visit(reader, `${productPath(PRODUCTS.book.id)}#recensioner`);
  const all = main(reader).getByRole('list', { name: 'Bilder från kunder' });
  const first = all.getByRole('button', { name: alt });
  await first.scrollIntoViewIfNeeded();
  await expect.poll(() => first.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await first.focus();
  await reader.keyboard.press('Enter');
  const dialog = reader.getByRole('dialog', { name: 'Bilder från kunder' });
  const shown = dialog.getByRole('img', { name: alt });
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth))
    .toBe(true);
  await expectGood(reader);
  const place = await dialog.getByText(/^Bild \d+ av \d+$/).textContent();
  await reader.keyboard.press('ArrowRight');
  await expect(dialog.getByText(/^Bild \d+ av \d+$/)).not.toHaveText(place ?? '');
  await reader.keyboard.press('ArrowLeft');
  await expect(dialog.getByText(/^Bild \d+ av \d+$/)).toHaveText(place ?? '');
  await dialog.getByRole('button', { name: 'Anmäl bilden' }).click();
  await reader.getByRole('dialog', { name: 'Anmäl bilden' }).getByRole('button', { name: 'Skicka anmälan' }).click();
  await expect(reader.getByText('Tack! Vi granskar bilden.')).toBeVisible();
  await reader.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await others.close();

  const waiting = await (await staff.get('/admin/review?status=reported')).text();
  const reviewPath = /\/admin\/review\/\d+/.exec(waiting)?.[0] ?? '';
  const office = await browser.newContext({ baseURL: baseURL ?? '', storageState: await staff.storageState() });
  const hub = await office.newPage();
  await hub.goto(reviewPath);
  await hub.getByLabel('Skäl att ta bort bild 1').fill('Visar en annan person');
  await expectAccessible(hub);
  await hub.getByRole('button', { name: 'Ta bort bilden' }).first().click();
  await expect(hub.getByRole('status')).toHaveText('Bilden är borttagen.');
  await office.close();
  await staff.dispose();

  await page.reload();
  await expect(own.getByRole('img')).toHaveCount(1);
  await main(page).getByRole('button', { name: 'Ta bort bild 1' }).click();
  await expect(own).toHaveCount(0);
});
