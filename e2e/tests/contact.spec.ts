import type { Page } from '@playwright/test';
import { logInByApi } from '../support/api.ts';
import { expectAccessible, expectGood } from '../support/axe.ts';
import { newBuyer } from '../support/checkout.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { mailTo } from '../support/mail.ts';
import { beNewMember, PASSWORD } from '../support/members.ts';

const CONTACT = '/se/info/7-Kontakta-oss';
const PHONE = { width: 390, height: 844 };
const RECEIVED = /^Vi har tagit emot ditt ärende (KS-\S+)$/;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: RegExp) => main(page).getByRole('textbox', { name });
const press = (page: Page) => main(page).getByRole('button', { name: 'Skicka meddelandet' }).click();
const expectNoOverflow = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

test('[2.1-90] a member writes with a picture on a phone, staff answer in the hub, and the answer comes by mail', async ({
  page,
  playwright,
  browser,
  baseURL,
}) => {
  await page.setViewportSize(PHONE);
  await beNewMember(page);
  await visit(page, CONTACT);
  await expect(field(page, /^E-postadress/)).not.toHaveValue('');
  const address = newBuyer().email;
  await field(page, /^E-postadress/).fill(address);
  await field(page, /^Ordernummer/).fill('min senaste');
  await press(page);
  await expect(main(page).getByRole('combobox', { name: 'Vad gäller det?' })).toBeFocused();
  await expectGood(page);
  await expectNoOverflow(page);

  await main(page).getByRole('combobox', { name: 'Vad gäller det?' }).selectOption({ label: 'En beställning' });
  await field(page, /^Ordernummer/).fill('px 7k3m 9q2t');
  await field(page, /^Meddelande/).fill('Kartongen var tom.');
  const picture = { name: 'kartong.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
  await main(page).getByLabel('Välj bilder').setInputFiles(picture);
  await expect(main(page).getByRole('img', { name: 'kartong.jpg' })).toBeVisible();
  await press(page);
  await expect(main(page).getByRole('region', { name: 'Meddelandet är skickat' })).toBeFocused();
  await expectGood(page);
  const id = RECEIVED.exec((await mailTo(address, RECEIVED)).subject ?? '')?.[1] ?? '';
  await expect(main(page)).toContainText(id);

  const staff = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await logInByApi(staff, 'anstalld', PASSWORD);
  const office = await browser.newContext({ baseURL: baseURL ?? '', storageState: await staff.storageState() });
  const hub = await office.newPage();
  await hub.goto('/admin/');
  await hub.getByRole('link', { name: /ärenden väntar på svar/ }).click();
  await hub.goto(`/admin/contact?search=${id}`);
  await hub.getByRole('link', { name: id }).click();
  await expect(hub.getByRole('img', { name: 'Bild 1' })).toBeVisible();
  await expectAccessible(hub);
  await hub.getByLabel('Svar från oss').fill('Vi skickar en ny.');
  await hub.getByRole('button', { name: 'Mejla svaret' }).click();
  await expect(hub.getByRole('status')).toHaveText('Svaret är skickat.');
  await hub.getByRole('button', { name: 'Avsluta ärendet' }).click();
  await expect(hub.getByRole('status')).toHaveText('Ärendet är avslutat.');
  await office.close();
  await staff.dispose();
  const answer = await mailTo(address, new RegExp(`^Svar på ditt ärende ${id}$`));
  expect(answer.text).toContain('Vi skickar en ny.');
  expect(answer.text).toContain('Kartongen var tom.');
});

test('[2.1-90] the form is usable on a laptop, and leaves the page as readable as before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, CONTACT);
  await expectGood(page);
  await expectNoOverflow(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[2.1-90] a guest writes, and gets the case number by mail', async ({ page }) => {
    const { email } = newBuyer();
    await page.goto(CONTACT);
    // Playwright's texts leave out what stands in a noscript.
    await expect(main(page).locator('noscript p')).toContainText('Bilder kan bara skickas med JavaScript');
    await expect(main(page).getByLabel('Välj bilder')).toBeHidden();
    const fill = async (orderNumber: string): Promise<void> => {
      await main(page).getByRole('combobox', { name: 'Vad gäller det?' }).selectOption({ label: 'En produkt' });
      await field(page, /^Ordernummer/).fill(orderNumber);
      await field(page, /^Meddelande/).fill('Finns den i blått?\nOch i grönt?');
      await field(page, /^E-postadress/).fill(email);
      await press(page);
    };
    await fill('min senaste');
    await expect(main(page).getByRole('alert')).toContainText('Meddelandet kom inte fram.');
    await fill('');
    await expect(main(page).getByText('Tack, vi har fått ditt meddelande')).toBeVisible();
    expect((await mailTo(email, RECEIVED)).text).toContain('Det gäller: En produkt');
  });
});
