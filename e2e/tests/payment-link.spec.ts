import type { Browser, Page } from '@playwright/test';
import { cancelOrderByApi, fillCart, orderOf, placeUnpaidOrder, type PlacedOrder } from '../support/api.ts';
import { expectAccessible, expectReadable } from '../support/axe.ts';
import {
  type Buyer,
  CARDS,
  cardFrame,
  choose,
  chooseCard,
  expectComplete,
  newBuyer,
  payWithCard,
} from '../support/checkout.ts';
import { expect, failedLoad, hydrated, test, visit } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { linksOf, mailTo } from '../support/mail.ts';
import { beMember } from '../support/members.ts';
import { PRODUCTS } from '../support/products.ts';

const MEMBER = 'nova';

const unpaid = async (
  page: Page,
  type: 'link' | 'card' | 'mobile' = 'card',
  buyer: Partial<Buyer> = newBuyer(),
): Promise<PlacedOrder> => {
  await fillCart(page.request, PRODUCTS.cheap.id);
  return placeUnpaidOrder(page.request, buyer, type);
};

const payButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Betala\s\d/ });
const payNow = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Betala nu/ });

const closedTitle = (id: string) => `Beställning ${id} går inte att betala här`;

const expectToPay = async (page: Page, id: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: 'Betalning' })).toBeVisible();
  const order = page.getByRole('complementary', { name: 'Din beställning' });
  await expect(order).toContainText(id);
  await expect(order).toContainText('1 st');
  await expect(order).toContainText(/149\skr/);
};

/** A visitor who has never been in this shop, with nothing but a link. */
const inAnotherBrowser = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const value = encodeURIComponent(
    JSON.stringify({ necessary: true, marketing: false, personalisation: false, v: 1, t: 1_700_000_000 }),
  );
  await context.addCookies([{ name: 'cookie-consent', value, url: baseURL ?? '' }]);
  return context.newPage();
};

test.describe('[1-90] [O2.1-11] a guest pays later', () => {
  test('by the mailed link, by card, after a reload', async ({ page }) => {
    const buyer = newBuyer();
    const { id } = await unpaid(page, 'link', buyer);
    const mail = await mailTo(buyer.email, new RegExp(id));
    const link = linksOf(mail).find((path) => path.includes('/checkout/'));
    expect(link).toBeDefined();
    await visit(page, link ?? '');
    await expectToPay(page, id);
    await page.reload();
    await hydrated(page);
    await expectToPay(page, id);
    await chooseCard(page);
    await payButton(page).click();
    await payWithCard(page, CARDS.approved);
    expect(await expectComplete(page)).toBe(id);
    expect((await orderOf(page.request, id)).payment.status).toBe('paid');

    await visit(page, link ?? '');
    await expect(page.getByRole('heading', { level: 1, name: closedTitle(id) })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Beställningen är redan betald.');
  });

  test('from "Betala nu" on the order page that the mail leads to, by mobile', async ({ page }) => {
    const { id, mailedPath } = await unpaid(page);
    await visit(page, mailedPath);
    await payNow(page).click();
    await expectToPay(page, id);
    await choose(page, /^Swish/);
    await payButton(page).click();
    await expect(page).toHaveURL(/\/se\/checkout\/swish\//);
    expect(await expectComplete(page)).toBe(id);
  });

  test('by another method after a refusal, and from checkout-complete', async ({ page }) => {
    const { id } = await unpaid(page);
    await visit(page, `/se/checkout-complete/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Vi väntar på din betalning' })).toBeVisible();
    await payNow(page).click();
    await expectToPay(page, id);
    await chooseCard(page);
    await payButton(page).click();
    await payWithCard(page, CARDS.declined);
    await expect(page.getByRole('alert').filter({ hasText: 'Betalningen gick inte igenom' })).toBeVisible();

    await visit(page, `/se/checkout-complete/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Betalningen gick inte igenom' })).toBeVisible();
    await payNow(page).click();
    await choose(page, /^Swish/);
    await payButton(page).click();
    expect(await expectComplete(page)).toBe(id);
  });

  test('[O2.17-25] by card when the app has refused', async ({ page }) => {
    // The mobile sandbox refuses numbers that end in 99.
    const { id } = await unpaid(page, 'mobile', { ...newBuyer(), mobile: '0701234599' });
    await visit(page, `/se/checkout/swish/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Betala med Swish' })).toBeVisible();
    await page.getByRole('button', { name: 'Välj annat betalsätt' }).click();
    await expect(page).toHaveURL(new RegExp(`/se/checkout/${id}\\.`));
    await expectToPay(page, id);
    await chooseCard(page);
    await payButton(page).click();
    await payWithCard(page, CARDS.approved);
    expect(await expectComplete(page)).toBe(id);
  });

  test('without a mouse', async ({ page }) => {
    const { id, paymentPath } = await unpaid(page);
    await visit(page, paymentPath);
    await expectToPay(page, id);
    await tabTo(page, page.getByRole('radio', { name: /^Kort/ }));
    await tabTo(page, payButton(page));
    await page.keyboard.press('Enter');
    await cardFrame(page).getByLabel('Kortnummer').press('Tab');
    await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Välj annat betalsätt' }));
    await page.keyboard.press('Enter');
    await expect(payButton(page)).toBeVisible();
  });
});

test('[O2.1-11] another person pays with nothing but the link, and learns nothing of the buyer', async ({
  page,
  browser,
  baseURL,
}) => {
  const buyer = newBuyer();
  const { id, paymentPath } = await unpaid(page, 'card', buyer);
  const friend = await inAnotherBrowser(browser, baseURL);
  const seen: string[] = [];
  friend.on('response', async (response) => {
    if (/\/checkout|\/order/.test(response.url())) seen.push(await response.text().catch(() => ''));
  });
  await visit(friend, paymentPath);
  await expectToPay(friend, id);
  await choose(friend, /^Swish/);
  await payButton(friend).click();
  await expect(friend.getByRole('heading', { level: 1, name: 'Betalningen är klar' })).toBeVisible();
  await expect(friend.getByRole('main')).toContainText(id);
  expect((await orderOf(page.request, id)).payment.status).toBe('paid');
  expect(seen.join('')).toContain(id);
  for (const detail of [buyer.email, buyer.mobile, buyer.lastName, buyer.street]) {
    expect(await friend.content()).not.toContain(detail);
  }
  await friend.context().close();
});

test('[O2.1-11] a cancelled order and a link that was made up cannot be paid, and say so', async ({
  page,
  expectMessages,
}) => {
  expectMessages(failedLoad(404, '/checkout/'));
  const { id, paymentPath } = await unpaid(page);
  await cancelOrderByApi(page.request, id);
  await visit(page, paymentPath);
  await expect(page.getByRole('heading', { level: 1, name: closedTitle(id) })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Beställningen är avbeställd.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Kontakta kundservice' })).toBeVisible();
  await expectAccessible(page);
  const made = `${paymentPath.slice(0, -1)}${paymentPath.endsWith('A') ? 'B' : 'A'}`;
  const response = await page.goto(made);
  expect(response?.status()).toBe(404);
});

test.describe('a member', () => {
  test('[O2.17-02] [O2.17-17] pays from the list, the details and the order page', async ({ page }) => {
    await beMember(page, MEMBER);
    const { id } = await unpaid(page, 'card', {});
    await visit(page, '/se/orders');
    await page
      .getByRole('main')
      .getByRole('link', { name: `Betala nu: ${id}` })
      .click();
    await expect(page).toHaveURL(new RegExp(`/order/${id}`));
    await payNow(page).click();
    await expectToPay(page, id);

    await visit(page, `/se/member/orders/${id}`);
    await payNow(page).click();
    await expectToPay(page, id);
    await chooseCard(page);
    await payButton(page).click();
    await payWithCard(page, CARDS.approved);
    expect(await expectComplete(page)).toBe(id);
    await visit(page, '/se/orders');
    await expect(page.getByRole('main').getByRole('link', { name: `Betala nu: ${id}` })).toHaveCount(0);
  });
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });
    test('the page of a payment link is accessible in both modes', async ({ page }) => {
      const { id, paymentPath } = await unpaid(page);
      await visit(page, paymentPath);
      await expectToPay(page, id);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectReadable(page);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('rows, sum and the way to customer service can be read', async ({ page }) => {
    const { id, paymentPath } = await unpaid(page);
    await page.goto(paymentPath);
    await expectToPay(page, id);
    // Text searches leave <noscript> out.
    const hint = page.locator('main noscript');
    expect(await hint.innerText()).toContain('Slå på JavaScript');
    await hint.locator('a[href*="/info/1-"]').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kundservice' })).toBeVisible();
  });
});
