import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fillCart, placeUnpaidOrder } from '../support/api.ts';
import { expectAccessible, expectReadable } from '../support/axe.ts';
import { fillCustomer, newBuyer } from '../support/checkout.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { linksOf, mailTo } from '../support/mail.ts';
import { PRODUCTS } from '../support/products.ts';

const PASSWORD = 'tre gröna hästar i rad';

const newcomer = () => {
  const name = `ny-${randomUUID().slice(0, 8)}`;
  return { username: name, email: `${name}@exempel.example` };
};
type Newcomer = ReturnType<typeof newcomer>;

const banner = (page: Page) => page.getByRole('banner');
const registerForm = (page: Page) => page.getByRole('form', { name: 'Bli medlem' });
const openPanel = (page: Page) => banner(page).getByRole('button', { name: 'Logga in' }).click();
const myPages = (page: Page) => page.getByRole('dialog', { name: 'Mina sidor' });

const fillRegistration = async (page: Page, { username, email }: Newcomer): Promise<void> => {
  const form = registerForm(page);
  await form.getByLabel('E-postadress').fill(email);
  await form.getByLabel('Användarnamn').fill(username);
  await form.getByLabel('Lösenord', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Upprepa lösenordet').fill(PASSWORD);
  await form.getByLabel('Förnamn').fill('Kim');
  await form.getByLabel('Efternamn').fill('Ek');
  await form.getByLabel('Postnummer').fill('411 14');
};
const register = async (page: Page, who: Newcomer): Promise<void> => {
  await fillRegistration(page, who);
  await registerForm(page).getByRole('button', { name: 'Bli medlem' }).click();
};

/** The only link of a mail that does what the mail is about. */
const mailedLink = async (email: string, subject: RegExp): Promise<string> => {
  const [link] = linksOf(await mailTo(email, subject));
  if (link === undefined) throw new Error('The mail has no link.');
  return link;
};

test.describe('a visitor who has answered the cookie banner', () => {
  test.use({ isFirstVisit: true });

  test('[2.10-11][9-82][2.8-09][O2.10-04][O2.10-05][2.10-05][1-34] is told of the membership on a computer and becomes a member by the keyboard', async ({
    page,
    context,
    baseURL,
  }) => {
    const who = newcomer();
    const consent = JSON.stringify({
      necessary: true,
      marketing: true,
      personalisation: false,
      v: 1,
      t: 1_700_000_000,
    });
    await context.addCookies([{ name: 'cookie-consent', value: encodeURIComponent(consent), url: baseURL ?? '' }]);
    await visit(page, '/se');
    const search = page.getByRole('searchbox', { name: 'Sök i butiken' });
    await expect(search).toBeFocused();
    const prompt = page.getByRole('dialog', { name: 'Mer för medlemmar' });
    await expect(prompt).toBeVisible();
    await expect(search).toBeFocused();
    await expectAccessible(page);

    await tabTo(page, prompt.getByRole('link', { name: 'Bli medlem' }));
    await page.keyboard.press('Enter');
    const form = registerForm(page);
    await expect(form.getByLabel('E-postadress')).toBeFocused();
    await page.keyboard.type(who.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('abc');
    await page.keyboard.press('Tab');
    await expect(form).toContainText('Användarnamn behöver vara minst 4 tecken');
    await expectAccessible(page);

    // Closed and opened again, and from another tab of the panel: what was typed is there.
    await page.keyboard.press('Escape');
    await expect(banner(page).getByRole('button', { name: 'Logga in' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: 'Bli medlem' }).click();
    await expect(form.getByLabel('E-postadress')).toHaveValue(who.email);
    await register(page, who);

    await expect(page.getByText('Välkommen, Kim! Ditt konto är klart.')).toBeVisible();
    await expect(myPages(page)).toContainText(`Vi har mejlat en länk till ${who.email}`);
    await expectAccessible(page);
    await myPages(page).getByRole('button', { name: 'Skicka mejlet igen' }).click();
    await expect(myPages(page)).toContainText('Vi har skickat en ny länk.');

    const another = await context.newPage();
    await visit(another, '/se/member/orders');
    await expect(another.getByRole('heading', { level: 1, name: 'Beställningar' })).toBeVisible();
    await expect(another.getByRole('main')).toContainText('Bekräfta din e-postadress');
    await another.close();
  });
});

test('[2.10-07][2.10-12][4-34][4-35][8-06][O2.10-03][O4-15] the link of an order opens the form, is gone from the address, and its order comes along', async ({
  page,
  browser,
  baseURL,
}) => {
  const who = { ...newcomer(), email: newBuyer().email };
  await fillCart(page.request, PRODUCTS.cheap.id);
  const { id, mailedPath } = await placeUnpaidOrder(page.request, { ...newBuyer(), email: who.email });
  const secret = new URL(mailedPath, baseURL).searchParams.get('secret') ?? '';
  const link = `/se?${new URLSearchParams({ email: who.email, orderId: id, secret }).toString()}`;

  const told: string[] = [];
  page.on('requestfinished', async (request) => {
    if (/\/api\/register/.test(request.url()) || request.isNavigationRequest()) return;
    // Chromium names the page to the fonts of its inline styles, whatever the policy; they are the shop's own files.
    if (request.resourceType() === 'font') return;
    // As it was sent: what the browser announces first may lack the page's policy.
    const { referer = '' } = await request.allHeaders();
    told.push(`${request.url()} ${request.postData() ?? ''} ${referer}`);
  });
  await visit(page, link);
  await expect(registerForm(page)).toContainText(`Beställning ${id} följer med till ditt konto.`);
  await expect(registerForm(page).getByLabel('E-postadress')).toHaveValue(who.email);
  expect(new URL(page.url()).search).toBe('');
  await register(page, who);
  await expect(myPages(page)).toBeVisible();
  await visit(page, '/se/member/orders');
  await expect(page.getByRole('main')).toContainText(id);
  const afterwards = told.filter((each) => each.includes(secret));
  expect(afterwards).toEqual([]);

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await visit(other, link);
  const login = other.getByRole('dialog', { name: 'Logga in' });
  await expect(login).toContainText('Du har redan blivit medlem!');
  await context.close();
});

test('[O6-16] a company registers on a phone, is told that it is approved first, and checkout keeps what was typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const who = newcomer();
  const buyer = newBuyer();
  await fillCart(page.request, PRODUCTS.cheap.id);
  await visit(page, '/se/checkout');
  await fillCustomer(page, buyer);
  await page.getByRole('main').getByRole('button', { name: 'Redan medlem? Logga in' }).click();
  await page.getByRole('tab', { name: 'Bli medlem' }).click();
  const form = registerForm(page);
  await form.getByText('Företag', { exact: true }).click();
  await expect(form).toContainText('Vi granskar företaget innan ni handlar som företag.');
  await form.getByLabel('Företagsnamn').fill('Ekströms El AB');
  await form.getByLabel('Organisationsnummer').fill('559999-1238');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await register(page, who);
  await expect(myPages(page)).toContainText('Ekströms El AB handlar som företag så snart vi har godkänt det.');
  await page.keyboard.press('Escape');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Gatuadress')).toHaveValue(buyer.street);
  await expect(main.getByLabel('Efternamn')).toHaveValue(buyer.lastName);
  await expect(main.getByLabel('Mobilnummer')).toHaveValue(buyer.mobile);
});

test('[1-70][2.10-10][O2.17-26][O7-22] a forgotten password: from the panel by mail to a new one, and every tab is logged in', async ({
  page,
  context,
}) => {
  const who = newcomer();
  await visit(page, '/se/bli-medlem');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await register(page, who);
  await expect(page.getByRole('heading', { level: 1, name: 'Du är medlem' })).toBeVisible();
  await banner(page)
    .getByRole('button', { name: /^Mina sidor/ })
    .click();
  await myPages(page).getByRole('button', { name: 'Logga ut' }).click();

  await openPanel(page);
  await page.getByRole('link', { name: 'Glömt lösenord?' }).first().click();
  // The panel that the link is in has such a field, too, until the page has come.
  const main = page.getByRole('main');
  await main.getByLabel('Användarnamn eller e-post').fill(who.email);
  await main.getByRole('button', { name: 'Skicka länk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kolla din e-post' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Om kontot finns har vi skickat ett mejl');
  await expectAccessible(page);

  const link = await mailedLink(who.email, /Välj ett nytt lösenord/);
  const other = await context.newPage();
  await visit(other, '/se');
  await visit(page, link);
  await expect(page.getByLabel('Användarnamn')).toHaveValue(who.username);
  expect(page.url()).not.toContain('token');
  await page.getByLabel('Nytt lösenord', { exact: true }).fill(`${PASSWORD} igen`);
  await page.getByLabel('Upprepa nytt lösenord').fill(`${PASSWORD} igen`);
  await page.getByRole('button', { name: 'Spara lösenord' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ditt lösenord är ändrat' })).toBeVisible();
  await page.getByRole('main').getByLabel('Användarnamn eller e-post').fill(who.username);
  await page.getByRole('main').getByLabel('Lösenord').fill(`${PASSWORD} igen`);
  await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click();
  await expect(page).toHaveURL(/\/se\/member\/orders/);
  await expect(banner(other).getByRole('button', { name: /^Mina sidor/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[1-69] one becomes a member, is told of a taken name, confirms the address and gets a new password', async ({
    page,
  }) => {
    const who = newcomer();
    await page.goto('/se/member/orders');
    await page.getByRole('main').getByRole('link', { name: 'Bli medlem' }).click();
    await expect(page).toHaveURL(/\/se\/bli-medlem$/);
    await expect(page.getByLabel('Företagsnamn')).toBeHidden();
    await expect(page.getByRole('checkbox', { name: /mejla mig/ })).toBeHidden();
    await register(page, { ...who, username: 'nova' });
    await expect(page.getByRole('main')).toContainText(
      'Användarnamnet eller e-postadressen används redan av ett konto.',
    );
    await register(page, who);
    await expect(page.getByRole('heading', { level: 1, name: 'Beställningar' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`Vi har mejlat en länk till ${who.email}`);
    await page.getByRole('main').getByRole('button', { name: 'Skicka mejlet igen' }).click();
    await expect(page.getByRole('main')).toContainText('Vi har skickat en ny länk.');

    await page.goto('/se/reset-password');
    await page.getByLabel('Användarnamn eller e-post').fill(who.username);
    await page.getByRole('button', { name: 'Skicka länk' }).click();
    await expect(page.getByRole('main')).toContainText('Om kontot finns har vi skickat ett mejl');
    await page.goto(await mailedLink(who.email, /Välj ett nytt lösenord/));
    const choose = async (first: string, second: string) => {
      await page.getByLabel('Nytt lösenord', { exact: true }).fill(first);
      await page.getByLabel('Upprepa nytt lösenord').fill(second);
      await page.getByRole('button', { name: 'Spara lösenord' }).click();
    };
    await choose(`${PASSWORD} igen`, `${PASSWORD} inte`);
    await expect(page.getByRole('main')).toContainText('Lösenorden måste vara lika');
    await choose(`${PASSWORD} igen`, `${PASSWORD} igen`);
    await expect(page.getByRole('main')).toContainText('Ditt lösenord är ändrat. Logga in med det nya.');
    await page.getByRole('main').getByLabel('Användarnamn eller e-post').fill(who.username);
    await page.getByRole('main').getByLabel('Lösenord').fill(`${PASSWORD} igen`);
    await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Beställningar' })).toBeVisible();
  });
});
