import { randomUUID } from 'node:crypto';
import type { APIRequest, APIRequestContext, Page } from '@playwright/test';
import {
  fillCart,
  logInByApi,
  moveOrder,
  orderOf,
  placeOrderByApi,
  placeUnpaidOrder,
  registerByApi,
} from '../support/api.ts';
import { expectAccessible, expectReadable } from '../support/axe.ts';
import { expectCartCount } from '../support/cart.ts';
import { expectComplete, newBuyer } from '../support/checkout.ts';
import { expect, failedLoad, hydrated, test, visit } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { linksOf, mailTo } from '../support/mail.ts';
import { beNewMember, PASSWORD } from '../support/members.ts';
import { PRODUCTS } from '../support/products.ts';

test.use({ viewport: { width: 390, height: 844 } });

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** Usable in both colour modes, and not wider than a phone. */
const expectGood = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
};

const beStaff = async (playwright: { readonly request: APIRequest }, baseURL: string | undefined) => {
  const staff = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await logInByApi(staff, 'chef', PASSWORD);
  return staff;
};

/** A guest's order of two of the same on account, and the path of its page in the mail. */
const orderAsGuest = async (guest: APIRequestContext) => {
  const buyer = newBuyer();
  await fillCart(guest, PRODUCTS.cheap.id, 2);
  const { id, secret } = await placeOrderByApi(guest, buyer, 'invoice');
  return { id, secret, buyer, mailed: await mailedPage(id, buyer.email) };
};
const mailedPage = async (id: string, address: string): Promise<string> => {
  const mail = await mailTo(address, new RegExp(`^Din beställning ${id}$`));
  const path = linksOf(mail).find((link) => link.startsWith(`/se/order/${id}?`));
  if (path === undefined) throw new Error('The mail does not lead to the order.');
  return path;
};

test('[2.17-04] [O2.17-17] a guest follows the parcel by the mailed link, has the receipt, and buys the same again', async ({
  page,
  playwright,
  request,
  baseURL,
}) => {
  const { id, secret, buyer, mailed } = await orderAsGuest(request);
  const staff = await beStaff(playwright, baseURL);
  await moveOrder(staff, id, ['packing', 'shipped'], 'LP 123 456 SE');
  await staff.dispose();
  await page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true);
  });
  await visit(page, mailed);
  await expect(page.getByRole('heading', { level: 1, name: `Beställning ${id}` })).toBeVisible();
  const steps = part(page, 'Status').getByRole('listitem');
  await expect(steps).toHaveText([
    /^Väntar på betalning.* kl\. \d\d:\d\d$/,
    /^Mottagen.* kl\. \d\d:\d\d$/,
    /^Packas.* kl\. \d\d:\d\d$/,
    /^Skickad.* kl\. \d\d:\d\d$/,
    /^LevereradInte än$/,
  ]);
  await expect(part(page, 'Status').locator('[aria-current=step]')).toContainText('Skickad');
  await expect(part(page, 'Status')).toContainText(/Skickad med .+, kollinummer LP 123 456 SE/);
  await expect(main(page)).toContainText(/Fakturan är godkänd\. Betala \d+\skr senast/);
  await expect(part(page, 'Varor')).toContainText(/2 st/);
  await expect(part(page, 'Betalning och kontakt')).toContainText(buyer.email);
  await expectGood(page);

  const receipt = main(page).getByRole('link', { name: 'Kvitto (PDF)' });
  const file = await page.request.get((await receipt.getAttribute('href')) ?? '');
  const beginning = (await file.body()).subarray(0, 4).toString('latin1');
  expect([file.status(), file.headers()['content-type'], beginning]).toEqual([200, 'application/pdf', '%PDF']);
  for (const query of ['', `?secret=${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`]) {
    expect((await page.request.get(`/api/order/${id}/receipt.pdf${query}`)).status()).toBe(404);
  }

  await button(page, 'Skriv ut kvitto').click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(main(page)).toBeHidden();
  const paper = await page.locator('body').innerText();
  expect(paper).toMatch(new RegExp(`Kvitto K-\\d+\\s+Beställning ${id}, `));
  expect(paper).toMatch(/Totalt inkl\. moms\s+\d+\skr/);
  expect(paper).toContain(buyer.lastName);
  expect(paper).not.toMatch(/Köp igen|Varukorg|Status/);
  await page.emulateMedia({ media: 'screen' });
  await expect(main(page)).toBeVisible();

  await button(page, 'Köp igen').click();
  await expectCartCount(page, 2);
});

test('[2.17-04] [O2.17-02] [O2.17-17] a guest complains with a photo, which nobody else sees, and follows it to the money', async ({
  page,
  playwright,
  request,
  baseURL,
}) => {
  const { id, mailed } = await orderAsGuest(request);
  const staff = await beStaff(playwright, baseURL);
  await moveOrder(staff, id, ['packing', 'shipped', 'delivered']);
  await visit(page, mailed);
  await main(page).getByRole('link', { name: 'Reklamera', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reklamera' })).toBeVisible();
  const photo = await page.getByRole('heading', { level: 1 }).screenshot();

  await main(page).getByRole('combobox').selectOption('1 av 2 st');
  await main(page).getByLabel('Beskriv felet').fill('Tangenten W fastnar.');
  const picker = main(page).getByLabel('Välj bilder');
  await picker.setInputFiles({ name: 'anteckning.png', mimeType: 'image/png', buffer: Buffer.from('ingen bild') });
  await expect(main(page)).toContainText('anteckning.png är ingen bild som vi kan läsa.');
  await expect(picker).toHaveAttribute('aria-invalid', 'true');
  await picker.setInputFiles([
    { name: 'tangent.png', mimeType: 'image/png', buffer: photo },
    { name: 'fel-bild.png', mimeType: 'image/png', buffer: photo },
  ]);
  await button(page, 'Ta bort fel-bild.png').click();
  await expect(main(page).getByRole('img', { name: 'fel-bild.png' })).toHaveCount(0);
  await expect(main(page).getByRole('img', { name: 'tangent.png' })).toBeVisible();
  await expectGood(page);
  await button(page, 'Skicka reklamationen').click();
  await expect(main(page)).toContainText('Vi har tagit emot din reklamation');
  await expectGood(page);

  await main(page).getByRole('link', { name: 'Till beställningen' }).click();
  const returns = part(page, 'Returer och reklamationer');
  await expect(returns.getByRole('heading', { name: /^Reklamation RT-/ })).toBeVisible();
  await expect(returns).toContainText('Du skrev: Tangenten W fastnar.');
  await expect(returns).toContainText('Avgjord: inte än');
  const shown = returns.getByRole('img', { name: 'Din bild 1' });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const address = (await shown.getAttribute('src')) ?? '';
  expect(address).toContain('?secret=');
  expect((await page.request.get(address.replace(/\?.*/, ''))).status()).toBe(404);
  await expectGood(page);

  const [complaint] = (await orderOf(request, id)).returns ?? [];
  const data = { decision: 'refund', answer: 'Tangenten är trasig: du får pengarna tillbaka.', isRestocked: false };
  const decided = await staff.post(`/api/admin/return/${complaint?.id}/decide`, { headers: { Region: 'se' }, data });
  expect(decided.status()).toBe(200);
  await staff.dispose();
  await page.reload();
  await hydrated(page);
  await expect(returns).toContainText('Köpet är hävt och pengarna är återbetalda');
  await expect(returns).toContainText('Vårt svar: Tangenten är trasig: du får pengarna tillbaka.');
  await expect(returns).toContainText(/Återbetalt: 149\skr/);
  const credit = main(page).getByRole('link', { name: /^Kreditnota KR-\d+ \(PDF\)$/ });
  const file = await page.request.get((await credit.getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('[2.17-05] [O2.17-17] [O2.17-18] a guest is thanked for a paid order, and avbeställer it by the mailed link: the money goes back', async ({
  page,
}) => {
  const buyer = newBuyer();
  await fillCart(page.request, PRODUCTS.cheap.id);
  const { id } = await placeUnpaidOrder(page.request, buyer, 'mobile');
  await visit(page, `/se/checkout/swish/${id}`);
  expect(await expectComplete(page)).toBe(id);
  await expect(main(page)).toContainText(`Ordernummer ${id}. Vi har mejlat bekräftelsen till ${buyer.email}.`);
  await expect(part(page, 'Så här går det till nu').getByRole('listitem').first()).toContainText('mejlar dig');
  await expect(part(page, 'Leverans')).toContainText('Beräknad leverans');
  await expect(part(page, 'Varor')).toContainText(/149\skr/);
  await expect(
    part(page, 'Bli medlem och ta beställningen med dig').getByRole('button', { name: 'Bli medlem' }),
  ).toBeVisible();
  await expectGood(page);
  await main(page).getByRole('link', { name: 'Visa beställningen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Beställning ${id}` })).toBeVisible();

  await page.context().clearCookies({ name: /session/ });
  await visit(page, await mailedPage(id, buyer.email));
  const cancel = button(page, 'Avbeställ');
  await tabTo(page, cancel);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Avbeställ' });
  await expect(question).toContainText(`Vill du avbeställa beställning ${id}?`);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(cancel).toBeFocused();
  await cancel.click();
  await question.getByRole('button', { name: 'Nej' }).click();
  await expect(part(page, 'Status').locator('[aria-current=step]')).toContainText('Mottagen');
  await cancel.click();
  await question.getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByText('Beställningen är avbeställd.').first()).toBeVisible();
  await expect(main(page)).toContainText('Pengarna är återbetalda.');
  await expect(part(page, 'Status').locator('[aria-current=step]')).toContainText(/^Avbeställd.* kl\. \d\d:\d\d$/);
  await expect(cancel).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'Kvitto (PDF)' })).toBeVisible();
  await expectGood(page);
});

test('[2.17-04] [O2.17-17] somebody else’s order and none are told alike, and everything on the page leads on', async ({
  page,
  request,
  expectMessages,
}) => {
  expectMessages(failedLoad(401, '/order/'));
  expectMessages(failedLoad(403, '/order/'));
  expectMessages(failedLoad(404, '/api/order/'));
  const username = `agare${randomUUID().slice(0, 8)}`;
  const buyer = { ...newBuyer(), email: `${username}@exempel.example` };
  const { email, firstName, lastName, zipCode } = buyer;
  const passwords = { password: PASSWORD, verifypassword: PASSWORD };
  await registerByApi(request, { email, username, firstName, lastName, zipCode, ...passwords });
  await fillCart(request, PRODUCTS.cheap.id);
  const { id } = await placeOrderByApi(request, buyer, 'invoice');

  /** What an order's page says to this browser, without the number that it was asked for. */
  const told = async (order: string, query = ''): Promise<(string | number | undefined)[]> => {
    const response = await page.goto(`/se/order/${order}${query}`);
    await hydrated(page);
    const typed = await main(page).getByLabel('Ordernummer').inputValue();
    const words = await main(page).innerText();
    return [response?.status(), await page.title(), words.replaceAll(order, '…'), typed === order ? '…' : typed];
  };
  const unknown = 'PX-2222-2222';
  const asVisitor = await told(unknown);
  expect(asVisitor[0]).toBe(401);
  expect(await told(id)).toEqual(asVisitor);
  expect(await told(id, '?secret=gissad')).toEqual(asVisitor);
  await expect(page.getByRole('heading', { level: 1, name: 'Logga in för att se beställningen' })).toBeVisible();
  await expectGood(page);
  await button(page, 'Logga in').click();
  const login = page.getByRole('dialog', { name: 'Logga in' });
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await main(page).getByLabel('E-postadress').fill('greta');
  await button(page, 'Mejla mig en länk').click();
  await expect(main(page).getByLabel('E-postadress')).toHaveAttribute('aria-invalid', 'true');
  await expect(main(page)).toContainText('Skriv e-postadressen som du beställde med');
  await main(page).getByLabel('E-postadress').fill(email);
  await button(page, 'Mejla mig en länk').click();
  await expect(main(page)).toContainText('Titta i din mejl');
  expect(linksOf(await mailTo(email, /^Länk till/))[0]).toMatch(new RegExp(`^/se/order/${id}\\?secret=`));
  await main(page).getByRole('link', { name: 'Till startsidan' }).click();
  await expect(page).toHaveURL(/\/se$/);

  await beNewMember(page);
  const asMember = await told(unknown);
  expect(asMember[0]).toBe(403);
  expect(await told(id)).toEqual(asMember);
  const refused = page.getByRole('heading', { level: 1, name: 'Vi hittar ingen sådan beställning på ditt konto' });
  await expect(refused).toBeVisible();
  await expectGood(page);
  await main(page).getByRole('link', { name: 'kundservice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kundservice' })).toBeVisible();
  await page.goBack();
  await expect(refused).toBeVisible();
  await main(page).getByRole('link', { name: 'Mina beställningar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Beställningar' })).toBeVisible();
  await page.goBack();
  await expect(refused).toBeVisible();
  await button(page, 'Logga in som någon annan').click();
  await login.getByLabel('Användarnamn eller e-post').fill(username);
  await login.getByLabel('Lösenord').fill(PASSWORD);
  await login.getByRole('button', { name: 'Logga in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Beställning ${id}` })).toBeVisible();
});
