import type { Page } from '@playwright/test';
import type { Customer, PaymentMethod } from '@shop/contracts';
import { cancelOrderByApi, fillCart, orderOf, prepareCheckout } from '../support/api.ts';
import { expectAccessible, expectGood } from '../support/axe.ts';
import { expectCartCount, openCart } from '../support/cart.ts';
import {
  CARDS,
  cardFrame,
  choose,
  chooseCard,
  expectComplete,
  newBuyer,
  payWithCard,
  placeOrderButton,
} from '../support/checkout.ts';
import { expect, failedLoad, hydrated, test, visit } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { beNewMember } from '../support/members.ts';
import { PRODUCTS } from '../support/products.ts';

type Buyer = 'guest' | 'member' | 'company';
const BUYERS: readonly Buyer[] = ['guest', 'member', 'company'];

const COMPANY = { kind: 'company', companyName: 'Provbolaget AB', corpNumber: '559999-1238' } as const;

interface Prepared {
  readonly buyer?: Buyer;
  readonly type: PaymentMethod['type'];
  readonly customer?: Partial<Customer>;
  readonly quantity?: number;
  readonly product?: { readonly id: number };
}

/** A filled-in checkout, as it stands before "Beställ och betala". Returns who has filled it in. */
const atCheckout = async (
  page: Page,
  { buyer = 'guest', type, customer, product = PRODUCTS.cheap, quantity = 1 }: Prepared,
) => {
  if (buyer === 'member') await beNewMember(page);
  const filled = { ...newBuyer(), ...(buyer === 'company' && COMPANY), ...customer };
  await fillCart(page.request, product.id, quantity);
  await prepareCheckout(page.request, filled, type);
  await visit(page, '/se/checkout');
  return filled;
};
const order = (page: Page) => placeOrderButton(page).click();

const main = (page: Page) => page.getByRole('main');
const payButton = (page: Page) => main(page).getByRole('button', { name: /^Betala\s\d/ });
const otherMethod = (page: Page) => main(page).getByRole('button', { name: 'Välj annat betalsätt' }).click();
const expectAlert = (page: Page, text: RegExp) =>
  expect(main(page).getByRole('alert').filter({ hasText: text })).toBeVisible();
const orderIdOn = async (page: Page): Promise<string> => {
  const heading = main(page).getByRole('heading', { level: 2, name: /^Beställning / });
  return (await heading.innerText()).replace('Beställning ', '');
};
/** The server's word, once it has it. */
const expectPaid = async (page: Page, id: string) =>
  expect.poll(async () => (await orderOf(page.request, id)).payment.status).toBe('paid');

/** Lets this installation show the card provider's page in another mode than inline. */
const showCardsAs = (page: Page, ui: 'modal' | 'fullscreen') =>
  page.route(/\/api\/order(\/[^/]+\/payment)?$/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data?: { payment?: object } };
    if (json.data?.payment) Object.assign(json.data.payment, { ui });
    await route.fulfill({ response, json });
  });

for (const buyer of BUYERS) {
  test(`[7.10-03] [7.10-07] card, ${buyer}: refused, cancelled, then paid, with the word of it late`, async ({
    page,
  }) => {
    const filled = await atCheckout(page, { buyer, type: 'card' });
    await order(page);
    await payWithCard(page, CARDS.declined);
    await expectAlert(page, /Betalningen gick inte igenom och inga pengar har dragits/);
    const id = await orderIdOn(page);

    await payButton(page).click();
    await cardFrame(page).getByRole('button', { name: 'Avbryt' }).click();
    await expectAlert(page, /Betalningen avbröts\. Inga pengar har dragits/);
    if (buyer === 'guest') await expectGood(page);

    await chooseCard(page);
    await payButton(page).click();
    await payWithCard(page, CARDS.slow);
    // The buyer leaves before anybody has answered.
    await visit(page, `/se/checkout-complete/${id}`);
    expect(await expectComplete(page)).toBe(id);
    const { customer, payment } = await orderOf(page.request, id);
    expect(customer).toMatchObject({ email: filled.email, street: filled.street });
    expect(payment.status).toBe('paid');
    await visit(page, `/se/order/${id}`);
    await expect(main(page)).toContainText('Kortet är godkänt. Pengarna dras när vi skickar varan.');
  });

  test(`[1-89] [O2.17-25] Swish, ${buyer}: refused, cancelled in the app, then approved`, async ({ page }) => {
    // The simulated shopper refuses, cancels and approves, in turn.
    await atCheckout(page, { buyer, type: 'mobile', customer: { mobile: '0701234596' } });
    await order(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Betala med Swish' })).toBeVisible();
    await expect(main(page)).toContainText(/Beställning PX-/);
    await expect(page.getByRole('img', { name: 'QR-kod som öppnar betalningen i Swish' })).toBeVisible();
    await expectAlert(page, /Betalningen gick inte igenom och inga pengar har dragits/);
    if (buyer === 'guest') await expectGood(page);
    await main(page).getByRole('button', { name: 'Försök igen' }).click();
    await expectAlert(page, /Betalningen avbröts\. Inga pengar har dragits/);
    await main(page).getByRole('button', { name: 'Försök igen' }).click();
    const id = await expectComplete(page);
    expect((await orderOf(page.request, id)).payment).toMatchObject({ type: 'mobile', status: 'paid' });
  });

  test(`invoice, ${buyer}: not to be had above its limit, with all fields kept, then approved and not called paid`, async ({
    page,
  }) => {
    const filled = await atCheckout(page, { buyer, type: 'invoice' });
    const invoice = page.getByRole('radio', { name: /faktura/i });
    await expect(invoice).toBeChecked();
    // The cart grows in another tab; the limit is higher for companies.
    await fillCart(page.request, PRODUCTS.headset.id, buyer === 'company' ? 30 : 14);
    await visit(page, '/se/checkout');
    await expect(invoice).toHaveCount(0);
    await expect(main(page).getByLabel('Gatuadress')).toHaveValue(filled.street);
    await chooseCard(page);
    await order(page);
    await payWithCard(page, CARDS.approved);
    await expectComplete(page);

    await fillCart(page.request, PRODUCTS.cheap.id);
    await prepareCheckout(page.request, filled, 'invoice');
    await visit(page, '/se/checkout');
    await order(page);
    const id = await expectComplete(page);
    await visit(page, `/se/order/${id}`);
    await expect(main(page)).toContainText(/Fakturan är godkänd\. Betala .* senast \d/);
    await expect(main(page)).not.toContainText('Betalningen är klar');
    await cancelOrderByApi(page.request, id);
    await visit(page, `/se/order/${id}`);
    await expect(main(page)).not.toContainText('Fakturan är godkänd');
  });

  test(`[1-90] payment link, ${buyer}: card refused, then paid in one tab while another waits`, async ({ page }) => {
    await atCheckout(page, { buyer, type: 'link' });
    await order(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Vi väntar på din betalning' })).toBeVisible();
    const link = await main(page)
      .getByRole('link', { name: /^Betala nu/ })
      .getAttribute('href');
    const [first, second] = [page, await page.context().newPage()];
    for (const tab of [first, second]) {
      await visit(tab, link ?? '');
      await chooseCard(tab);
      await payButton(tab).click();
      await expect(cardFrame(tab).getByRole('heading', { name: 'Betala med kort' })).toBeVisible();
    }
    await payWithCard(first, CARDS.declined);
    await expectAlert(first, /Betalningen gick inte igenom/);
    await payButton(first).click();
    await payWithCard(first, CARDS.approved);
    const id = await expectComplete(first);
    // The other tab hears of it, and cannot pay once more.
    await expect(async () => {
      await visit(second, link ?? '');
      await expect(main(second)).toContainText('Beställningen är redan betald.');
    }).toPass();
    await expectPaid(first, id);
    await second.close();
  });
}

test('another tab that shows the card form goes on to the paid order by itself', async ({ page }) => {
  await atCheckout(page, { type: 'card' });
  await order(page);
  await expect(cardFrame(page).getByRole('heading', { name: 'Betala med kort' })).toBeVisible();
  const other = await page.context().newPage();
  await visit(other, '/se/checkout');
  await chooseCard(other);
  await payButton(other).click();
  await payWithCard(other, CARDS.approved);
  const id = await expectComplete(other);
  expect(await expectComplete(page)).toBe(id);
  await other.close();
});

test('[7.10-04] [7.10-05] [7.10-06] [O9-20] the card page is framed in Swedish and in the colours of the shop', async ({
  page,
}) => {
  await atCheckout(page, { type: 'card' });
  await order(page);
  const frame = page.locator('iframe[title="Kortbetalning"]');
  const url = new URL((await frame.getAttribute('src')) ?? '');
  expect(url.pathname).toMatch(/^\/[\w-]{24}$/);
  expect(Object.fromEntries(url.searchParams)).toEqual({ ui: 'inline', language: 'sv-SE' });
  const { styles, demo } = JSON.parse(Buffer.from(url.hash.slice(1), 'base64').toString()) as {
    styles: Record<string, string>;
    demo: boolean;
  };
  expect(demo).toBe(false);
  const pay = cardFrame(page).getByRole('button', { name: /^Betala/ });
  await expect(pay).toHaveCSS('background-color', styles['accent'] ?? '–');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', styles['ink'] ?? '–');
  await expectGood(page);
});

test('[4-128] [4-129] [9-93] in modal mode the card page stands above the checkout, keeps focus and gives it back', async ({
  page,
}) => {
  await showCardsAs(page, 'modal');
  await atCheckout(page, { type: 'card' });
  await order(page);
  const dialog = page.getByRole('dialog', { name: 'Betala med kort' });
  const opener = main(page).getByRole('button', { name: 'Öppna kortbetalningen' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await cardFrame(page).getByRole('button', { name: 'Avbryt' }).click();
  await expect(dialog).toBeHidden();
  await expectAlert(page, /Betalningen avbröts/);
  await payButton(page).click();
  await payWithCard(page, CARDS.approved);
  await expectComplete(page);
});

test('[9-94] [O4-39] in fullscreen the shop is left and found again, cancelled as well as paid', async ({ page }) => {
  await showCardsAs(page, 'fullscreen');
  await atCheckout(page, { type: 'card' });
  await order(page);
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await expectAlert(page, /Betalningen avbröts\. Inga pengar har dragits/);
  const id = await orderIdOn(page);
  await chooseCard(page);
  await payButton(page).click();
  await page.getByLabel('Kortnummer').fill(CARDS.approved);
  await page.getByLabel('Giltigt till').fill('12/39');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Namn på kortet').fill('Greta Gästsson');
  await page.getByRole('button', { name: /^Betala/ }).click();
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  expect(await expectComplete(page)).toBe(id);
});

test('[8-41] a card page that does not answer is an error in the shop’s own words, and can be tried again', async ({
  page,
  expectMessages,
}) => {
  expectMessages((message) => /ERR_FAILED|Failed to load/.test(message.text()));
  await atCheckout(page, { type: 'card' });
  await page.clock.install();
  await page.route(/\/assets\/page\.js$/, (route) => route.abort('failed'));
  await order(page);
  await expect(page.locator('iframe[title="Kortbetalning"]')).toBeAttached();
  await page.clock.runFor(21_000);
  await expectAlert(page, /^Betalningen kunde inte startas\. Försök igen\./);
  await page.unroute(/\/assets\/page\.js$/);
  await main(page).getByRole('button', { name: 'Försök igen' }).click();
  await expect(payButton(page)).toBeVisible();
});

test('[O2.17-25] on a phone a link opens the app with the payment, and another method pays the order', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  // The simulated shopper never answers.
  await atCheckout(page, { type: 'mobile', customer: { mobile: '0701234597' } });
  await order(page);
  const app = main(page).getByRole('link', { name: 'Öppna appen' });
  await expect(app).toHaveAttribute('href', /^swish:\/\/paymentrequest\?token=[0-9a-f]{32}&callbackurl=http/);
  await expect(page.getByRole('img', { name: /^QR-kod/ })).toBeHidden();
  await expectGood(page);
  await otherMethod(page);
  await expect(payButton(page)).toBeVisible();
  await chooseCard(page);
  await payButton(page).click();
  await payWithCard(page, CARDS.approved);
  await expectComplete(page);
  await context.close();
});

test('by the keyboard alone: ordered, refused by one card, paid by another', async ({ page }) => {
  await atCheckout(page, { type: 'card' });
  await tabTo(page, placeOrderButton(page));
  await page.keyboard.press('Enter');
  const frame = cardFrame(page);
  const type = async (number: string) => {
    await expect(frame.getByLabel('Kortnummer')).toBeVisible();
    await frame.getByLabel('Kortnummer').focus();
    for (const text of [number, '12/39', '123', 'Greta Gästsson']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  };
  await type(CARDS.declined.replaceAll(' ', ''));
  await expectAlert(page, /Betalningen gick inte igenom/);
  await tabTo(page, payButton(page));
  await page.keyboard.press('Enter');
  await type(CARDS.approved.replaceAll(' ', ''));
  await expectComplete(page);
});

test.describe('an order that is not paid yet', () => {
  test('[O2.1-11] waits in the cart of the shop, by the next page as well, and can be paid from there', async ({
    page,
  }) => {
    await atCheckout(page, { type: 'card' });
    await order(page);
    const id = await orderIdOn(page);
    await visit(page, '/se');
    const drawer = await openCart(page);
    await expect(drawer).toContainText('Du har en obetald beställning');
    await expect(drawer).toContainText(id);
    await expectGood(page);
    await drawer.getByRole('link', { name: 'Betala nu' }).click();
    await choose(page, /^Swish/);
    await payButton(page).click();
    expect(await expectComplete(page)).toBe(id);
  });

  test('is cancelled from the cart by a member, and its rows and all that was typed are there again', async ({
    page,
  }) => {
    const filled = await atCheckout(page, { buyer: 'member', type: 'card', quantity: 2 });
    await order(page);
    const id = await orderIdOn(page);
    await visit(page, '/se');
    await expectCartCount(page, 0);
    const drawer = await openCart(page);
    await drawer.getByRole('button', { name: 'Avbeställ' }).click();
    const question = page.getByRole('dialog', { name: 'Avbeställ' });
    await question.getByRole('button', { name: 'Ja' }).click();
    await expectCartCount(page, 2);
    expect((await orderOf(page.request, id)).status).toBe('cancelled');
    await page.goto('/se/checkout');
    await hydrated(page);
    await expect(main(page).getByLabel('Gatuadress')).toHaveValue(filled.street);
    await expect(main(page).getByText('Du har en obetald beställning')).toHaveCount(0);
    await order(page);
    await payWithCard(page, CARDS.approved);
    expect(await expectComplete(page)).not.toBe(id);
  });
});

test('[O2.17-06] a member saves a card and pays the next order by one press, until it is refused or removed', async ({
  page,
  expectMessages,
}) => {
  expectMessages(failedLoad(402, '/api/order'));
  const filled = await atCheckout(page, { buyer: 'member', type: 'card' });
  await main(page)
    .getByRole('checkbox', { name: /^Spara kortet/ })
    .check();
  await order(page);
  await payWithCard(page, CARDS.approved);
  await expectComplete(page);

  const again = async () => {
    await fillCart(page.request, PRODUCTS.cheap.id);
    await prepareCheckout(page.request, filled, 'card');
    await visit(page, '/se/checkout');
  };
  await again();
  await expect(page.getByRole('radio', { name: 'Visa som slutar på 1111' })).toBeChecked();
  await expectGood(page);
  await order(page);
  await expectComplete(page);

  await again();
  await choose(page, /^Ett annat kort/);
  await main(page)
    .getByRole('checkbox', { name: /^Spara kortet/ })
    .check();
  await order(page);
  await payWithCard(page, CARDS.declinedLater);
  await expectComplete(page);

  await again();
  await expect(page.getByRole('radio', { name: 'Visa som slutar på 0341' })).toBeChecked();
  await order(page);
  await expectAlert(page, /Betalningen/);
  await chooseCard(page);
  await payButton(page).click();
  await payWithCard(page, CARDS.approved);
  await expectComplete(page);

  await again();
  await main(page).getByRole('button', { name: 'Ta bort kortet' }).click();
  await page.getByRole('dialog', { name: 'Ta bort kortet' }).getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByRole('radio', { name: 'Visa som slutar på 0341' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Visa som slutar på 1111' })).toBeChecked();

  // The other one on the member's page of payments, by the keyboard.
  await visit(page, '/se/member/payments');
  const cards = main(page).getByRole('region', { name: 'Sparade kort' });
  await expectGood(page);
  await cards.getByRole('button', { name: 'Ta bort Visa som slutar på 1111' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Ta bort kortet?' })
    .getByRole('button', { name: 'Ta bort kortet' })
    .press('Enter');
  await expect(cards).toContainText('Du har inga sparade kort.');
  await again();
  await expect(page.getByRole('radio', { name: /^Visa som slutar på/ })).toHaveCount(0);
});
