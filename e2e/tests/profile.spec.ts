import { readFile } from 'node:fs/promises';
import { expect, failedLoad, hydrated, test, visit } from '../support/fixtures.ts';
import { currentUser } from '../support/api.ts';
import { expectAccessible, expectGood } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { linksOf, mailTo } from '../support/mail.ts';
import { totpCode } from '../support/totp.ts';
import { beMember, beNewMember, loginPanel, PASSWORD } from '../support/members.ts';
import type { Page } from '@playwright/test';

const PATH = '/se/member/profile';
const NEW_PASSWORD = 'fem blå båtar i hamnen';

const form = (page: Page, name: string) => page.getByRole('main').getByRole('form', { name });
const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
const save = (page: Page, name: string) => form(page, name).getByRole('button', { name: 'Spara', exact: true }).click();

test('[1-49][O2.17-07][7.3-14][7.3-15][7.3-16][7.3-17][8-17] a member changes contact details and settings by the keyboard, and nothing typed is lost', async ({
  page,
  expectMessages,
}) => {
  await beNewMember(page);
  await visit(page, PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Profilinställningar' })).toBeVisible();
  await expectGood(page);

  const contact = form(page, 'Kontakt och adress');
  const street = contact.getByLabel(/^Gatuadress/);
  await tabTo(page, street);
  await page.keyboard.type('Kajen 7');
  await contact.getByLabel('Postnummer').fill('222 22');
  await expect(contact.getByLabel(/^Ort/)).toHaveValue('Lund');
  await page.reload();
  await hydrated(page);
  await expect(street).toHaveValue('Kajen 7');
  await expect(contact).toContainText('Du har ändringar som inte är sparade.');

  expectMessages((message) => message.text().includes('net::ERR_FAILED'));
  await page.route('**/api/profile-settings', (route) => route.abort('failed'), { times: 1 });
  await tabTo(page, contact.getByRole('button', { name: 'Spara' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Misslyckades med sparning!')).toBeVisible();
  await expect(contact.getByRole('alert')).toContainText('Det du fyllde i finns kvar.');
  await expect(street).toHaveValue('Kajen 7');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Ändringarna har sparats!')).toBeVisible();
  await expect(contact).toContainText('Sparat: Gatuadress, Postnummer, Ort.');
  expect(await currentUser(page.request)).toMatchObject({ street: 'Kajen 7', zipCode: '22222', city: 'Lund' });

  const shop = form(page, 'Så visas butiken');
  await shop.getByLabel('Utseende').selectOption('Mörkt');
  await shop.getByRole('checkbox', { name: 'Visa priser exklusive moms' }).check();
  await save(page, 'Så visas butiken');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByLabel('Prisvisning').locator('option:checked')).toHaveText('Visa priser exklusive moms');
  await footer.getByLabel('Prisvisning').selectOption('Visa priser inklusive moms');
  await expect(shop.getByRole('checkbox', { name: 'Visa priser exklusive moms' })).not.toBeChecked();

  await page.setViewportSize({ width: 320, height: 640 });
  const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(width ?? 0);
});

test('[1-50][5-09][8-07][8-08] stars three stores and no fourth, and the table of contents leads to each section', async ({
  page,
  expectMessages,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await beNewMember(page);
  await visit(page, PATH);
  await page.getByRole('navigation', { name: 'På sidan' }).getByRole('link', { name: 'Mina butiker' }).click();
  await expect(page).toHaveURL(/#butiker$/);
  const stores = section(page, 'Mina butiker');
  await expect(stores.getByRole('heading', { level: 2 })).toBeInViewport();

  const add = async (index: number) => {
    await stores.getByLabel('Välj en butik').selectOption({ index });
    await stores.getByRole('button', { name: 'Stjärnmärk' }).click();
  };
  for (const count of [1, 2, 3]) {
    await add(count);
    await expect(stores).toContainText(`Du har valt ${count} av 3 butiker.`);
    await expect(stores.getByLabel('Välj en butik')).toHaveValue('');
  }
  expectMessages(failedLoad(507, 'starred-store'));
  await add(1);
  await expect(toast(page, 'Du kan max ha tre stjärnmarkerade butiker!')).toBeVisible();
  await expect(stores.getByRole('listitem')).toHaveCount(3);
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await stores
    .getByRole('button', { name: /^Ta bort stjärnan/ })
    .first()
    .click();
  await expect(stores.getByRole('listitem')).toHaveCount(2);
  await removed;
  await page.reload();
  await expect(stores.getByRole('listitem')).toHaveCount(2);
});

test('[O5-14][O7-22][O3-06][4-28][6-15] a new address by mail, a new password that ends other sessions, and the data to take along', async ({
  page,
  browser,
  baseURL,
  expectMessages,
}) => {
  const username = await beNewMember(page);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await beMember(other, username);
  await visit(page, PATH);
  await expect(section(page, 'Inloggade enheter').getByRole('listitem')).toHaveCount(2);

  const moved = `${username}-ny@exempel.example`;
  const email = form(page, 'Byt e-postadress');
  await email.getByLabel('Ny e-postadress').fill(moved);
  await email.getByLabel('Nuvarande lösenord').fill('inte det här');
  expectMessages(failedLoad(422, 'user/email'));
  await email.getByRole('button', { name: 'Byt e-postadress' }).click();
  await expect(email).toContainText('Det nuvarande lösenordet är fel');
  await email.getByLabel('Nuvarande lösenord').fill(PASSWORD);
  await email.getByRole('button', { name: 'Byt e-postadress' }).click();
  await expect(email).toContainText(`Vi har mejlat en länk till ${moved}.`);

  const password = form(page, 'Byt lösenord');
  await password.getByLabel('Nuvarande lösenord').fill(PASSWORD);
  await password.getByLabel('Nytt lösenord', { exact: true }).fill(NEW_PASSWORD);
  await password.getByLabel('Upprepa nytt lösenord').fill(NEW_PASSWORD);
  await password.getByRole('button', { name: 'Byt lösenord' }).click();
  await expect(password).toContainText('Lösenordet är bytt. Alla andra enheter är utloggade.');
  await expect(section(page, 'Inloggade enheter').getByRole('listitem')).toHaveCount(1);
  expect(await currentUser(other.request)).toBeNull();
  await context.close();

  const [link = ''] = linksOf(await mailTo(moved, /Bekräfta din nya e-postadress/));
  await page.goto(link);
  await page.getByRole('button', { name: 'Bekräfta' }).click();
  await expect(page.getByText('Nu hör e-postadressen till ditt konto.')).toBeVisible();
  await visit(page, PATH);
  await expect(section(page, 'E-postadress')).toContainText(moved);

  // The popup of a mail's link, for a member who does not subscribe.
  await visit(page, '/se?newsletterpopup=1');
  await page.getByRole('dialog', { name: 'Nyhetsbrev' }).getByRole('button', { name: 'Ja, tack!' }).click();
  await expect(toast(page, 'Ändringarna har sparats!')).toBeVisible();
  await visit(page, PATH);
  await expect(form(page, 'Mejl och aviseringar').getByRole('checkbox', { name: 'Nyhetsbrevet' })).toBeChecked();

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Hämta mina uppgifter' }).click();
  const file = JSON.parse(await readFile(await (await started).path(), 'utf8'));
  expect(file).toMatchObject({ member: { username, email: moved } });
  expect(JSON.stringify(file)).not.toMatch(/passwordHash|tokenHash/);
});

test('[O2.17-07] removes the account by the keyboard, after the password alone', async ({ page, expectMessages }) => {
  const username = await beNewMember(page);
  await visit(page, PATH);
  const button = page.getByRole('button', { name: 'Ta bort kontot…' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ta bort ditt konto?' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  const password = dialog.getByLabel('Ditt lösenord');
  expectMessages(failedLoad(403, 'api/login'));
  await tabTo(page, password);
  await page.keyboard.type('inte det här');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Det nuvarande lösenordet är fel');
  await expect(password).toBeFocused();
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Ditt konto är borttaget.')).toBeVisible();
  await expect(page).toHaveURL(/\/se$/);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Logga in' }).click();
  await loginPanel(page).getByLabel('Användarnamn eller e-post').fill(username);
  await loginPanel(page).getByLabel('Lösenord').fill(PASSWORD);
  await loginPanel(page).getByRole('button', { name: 'Logga in', exact: true }).click();
  await expect(loginPanel(page)).toContainText('Användarnamnet och/eller lösenordet är fel!');
});

test('[O8-09] a login with a code of an app: turned on, asked for, by a recovery code, and turned off', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await beNewMember(page);
  await visit(page, PATH);
  const secondStep = section(page, 'Tvåstegsverifiering');
  await secondStep.getByRole('button', { name: 'Slå på tvåstegsverifiering' }).click();
  const app = page.getByRole('dialog', { name: 'Koppla en app' });
  const key = await app.locator('code').innerText();
  await expectGood(page);
  await app.getByLabel('Kod från appen').fill(totpCode(key, Date.now()));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Dina reservkoder' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [recoveryCode = ''] = await codes.getByRole('listitem').allInnerTexts();
  await codes.getByRole('button', { name: 'Jag har sparat dem' }).click();
  await expect(secondStep).toContainText('Du har 10 reservkoder kvar.');

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const phone = await context.newPage();
  await visit(phone, PATH);
  const login = phone.getByRole('main').locator('form', { has: phone.getByLabel('Lösenord') });
  await login.getByLabel('Användarnamn eller e-post').fill(username);
  await login.getByLabel('Lösenord').fill(PASSWORD);
  await phone.keyboard.press('Enter');
  const code = login.getByLabel('Kod från din app');
  await expect(code).toBeFocused();
  await expectAccessible(phone);
  await phone.keyboard.type('000000');
  await phone.keyboard.press('Enter');
  await expect(login).toContainText('Koden är fel eller har redan använts');
  await code.fill(recoveryCode);
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('heading', { level: 1, name: 'Profilinställningar' })).toBeVisible();
  await expect(section(phone, 'Tvåstegsverifiering')).toContainText('Du har 9 reservkoder kvar.');
  await section(phone, 'Tvåstegsverifiering').getByRole('button', { name: 'Stäng av' }).click();
  await expect(toast(phone, 'Tvåstegsverifieringen är avstängd.')).toBeVisible();
  await context.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('contact details are saved as a plain form', async ({ page }) => {
    await beNewMember(page);
    await page.goto(PATH);
    const contact = form(page, 'Kontakt och adress');
    await contact.getByLabel(/^Gatuadress/).fill('Kajen 9');
    await contact.getByRole('button', { name: 'Spara' }).click();
    await expect(contact).toContainText('Ändringarna har sparats!');
    await expect(contact.getByLabel(/^Gatuadress/)).toHaveValue('Kajen 9');
    await contact.getByLabel('Postnummer').fill('12');
    await contact.getByRole('button', { name: 'Spara' }).click();
    await expect(contact).toContainText('Misslyckades med sparning!');
  });
});
