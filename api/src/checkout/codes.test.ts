import {
  cancelOrder,
  deleteCheckoutCode,
  getOrder,
  postBackToCart,
  postCart,
  postCheckoutCode,
  postGiftCardBalance,
  putCheckout,
} from '@shop/contracts';
import { GIFT_CARD_PRODUCT_ID } from '@shop/domain/ids';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { discountCode, giftCard, outboxMail } from '../db/schema/index.ts';
import { sendOutbox } from '../mail/send-outbox.ts';
import {
  BUYER,
  emailOf,
  fillCart,
  PAYMENT,
  placePaidOrder,
  placeTestOrder,
  readCheckout,
  SHIPPING,
  tryOrder,
} from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

let codes = 0;
const newCode = async (values: Partial<typeof discountCode.$inferInsert> = {}) => {
  const code = `TEST${(codes += 1)}`;
  await shop.services.db.insert(discountCode).values({ code, name: code, kind: 'percent', value: 10, ...values });
  return code;
};
const usesOf = async (code: string) =>
  (await shop.services.db.select().from(discountCode).where(eq(discountCode.code, code)))[0]?.uses;

const buyer = async (quantity = 1, browser: TestBrowser = shop.browser()) => {
  const { id } = await createProduct(shop.services.db, { possibleDeliveryMethods: [2, 11], stock: { web: 100 } });
  await fillCart(browser, id, quantity);
  await browser.request(putCheckout, {
    body: { customer: { zipCode: '41112' }, shippingMethodId: SHIPPING.servicePoint },
  });
  return browser;
};
const buyerWith = async (code: string, quantity: number) => {
  const browser = await buyer(quantity);
  await add(browser, code);
  return browser;
};
const add = (browser: TestBrowser, code: string) => browser.send('POST', '/api/checkout/code', { body: { code } });

/** Buys a gift card of 500 kr, paid at once, and returns the code from the e-mail. */
async function boughtCard(browser: TestBrowser = shop.browser(), quantity = 1) {
  const extraData = {
    giftCard: { recipientName: 'Mo', recipientEmail: 'mo@example.se', message: 'Grattis <b>!</b>', amount: 500 },
  };
  const event = {
    method: 'relative' as const,
    productId: GIFT_CARD_PRODUCT_ID,
    quantity,
    unitPrice: 500,
    pass: null,
    extraData,
  };
  await browser.request(postCart, { body: { events: [event] } });
  const { data } = await placePaidOrder(shop, browser, { shippingMethodId: SHIPPING.digital });
  const before = shop.mails.length;
  await sendOutbox(
    { ...shop.services, mailer: { send: async (mail) => void shop.mails.push(mail) } },
    shop.clock.now(),
  );
  const mails = shop.mails.slice(before).filter(({ to }) => to === 'mo@example.se');
  const found = mails.map(({ text }) => /Din kod: (\S+)/.exec(text)?.[1] ?? '');
  return { browser, orderId: data.order.id, codes: found, code: found[0] ?? '', mail: mails[0] };
}

describe('discount codes in checkout', () => {
  it('[O2.17-16] reduce the total with their VAT, and stay on the order', async () => {
    const code = await newCode({ value: 20 });
    const browser = await buyer(2);
    const response = await browser.request(postCheckoutCode, { body: { code: ` ${code.toLowerCase()} ` } });
    expect(response.data.checkout.codes).toEqual([
      { id: 'discount', kind: 'discount', name: code, amount: 40, remaining: null, problem: null },
    ]);
    const { totals } = await readCheckout(browser);
    expect(totals).toMatchObject({ goods: 200, discount: 40, shipping: 49, total: 209, toPay: 209, vat: 41.8 });
    const { data } = await placeTestOrder(browser, { expectedTotal: 209 });
    const { order } = (await browser.request(getOrder, { params: { id: data.order.id } })).data;
    expect(order.totals).toMatchObject({ goods: 200, discount: 40, total: 209, vat: 41.8, totalExcludingVat: 167.2 });
    expect(await usesOf(code)).toBe(1);
    await browser.request(cancelOrder, { params: { id: data.order.id } });
    expect(await usesOf(code)).toBe(0);
  });

  it('[O2.17-16] a freight code pays the freight up to its worth', async () => {
    const browser = await buyer();
    await browser.request(postCheckoutCode, { body: { code: await newCode({ kind: 'freeShipping', value: 9900 }) } });
    const { totals, shippingMethods, codes: shown } = await readCheckout(browser);
    expect([totals.shipping, totals.total, shown?.[0]?.amount]).toEqual([0, 100, 49]);
    expect(shippingMethods.find(({ id }) => id === SHIPPING.servicePoint)).toMatchObject({ price: 0 });
    expect((await tryOrder(browser, { expectedTotal: 100 })).status).toBe(200);
  });

  it('[O2.17-16] are refused with the reason, taken out again, and cannot be guessed for long', async () => {
    const browser = await buyer();
    const refused = await add(browser, 'FINNSINTE');
    expect(refused).toMatchObject({ status: 422, body: { fields: { code: 'Koden finns inte.' } } });
    const code = await newCode();
    await add(browser, code);
    const { checkout } = (await browser.request(deleteCheckoutCode, { params: { id: 'discount' } })).data;
    expect([checkout.codes, checkout.totals.discount]).toEqual([[], 0]);
    const statuses: number[] = [];
    for (let guess = 0; guess < 25; guess += 1) statuses.push((await add(browser, `GISSNING${guess}`)).status);
    expect(statuses.at(-1)).toBe(429);
    shop.clock.advance({ minutes: 11 });
    expect((await add(shop.browser(), code)).body).toMatchObject({ code: 'CART_EMPTY' });
  });

  it('[O2.17-16] one that has run out since is said, and the dearer total must be accepted', async () => {
    const code = await newCode({ endsAt: new Date(shop.clock.now().getTime() + 60_000) });
    const browser = await buyer();
    await add(browser, code);
    shop.clock.advance({ minutes: 2 });
    const refused = await tryOrder(browser, { expectedTotal: 139 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED', error: 'Koden har gått ut.' } });
    const shown = await readCheckout(browser);
    expect(shown.errors).toEqual(['Koden har gått ut.']);
    expect(shown.codes).toMatchObject([{ id: 'discount', name: code, amount: 0, problem: 'Koden har gått ut.' }]);
    expect((await tryOrder(browser, { expectedTotal: 149 })).status).toBe(200);
  });

  it('[O2.17-16] twenty shoppers at once use a code for five five times', async () => {
    const code = await newCode({ maxUses: 5 });
    const browsers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const browser = await buyer();
        shop.clock.advance({ minutes: 1 });
        return browser;
      }),
    );
    for (const browser of browsers) {
      shop.clock.advance({ minutes: 1 });
      await add(browser, code);
    }
    const responses = await Promise.all(browsers.map((browser) => tryOrder(browser, { expectedTotal: 139 })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(responses.filter(({ body }) => (body as { code?: string }).code === 'PRICE_CHANGED')).toHaveLength(15);
    expect(await usesOf(code)).toBe(5);
  });

  it('[O2.17-16] one at a time: another is refused with the way out, and the same twice', async () => {
    const browser = await buyer();
    shop.clock.advance({ minutes: 11 });
    const [first, second] = [await newCode(), await newCode()];
    await add(browser, first);
    expect((await add(browser, first)).body).toMatchObject({ fields: { code: 'Koden är redan tillagd.' } });
    expect((await add(browser, second)).body).toMatchObject({
      fields: { code: 'Bara en rabattkod per köp. Ta bort den andra först.' },
    });
  });

  it('[O2.17-16] one per customer: by account, and by address for guests, also in parallel', async () => {
    const code = await newCode({ maxPerCustomer: 1 });
    const first = await buyer();
    const second = await buyer();
    shop.clock.advance({ minutes: 11 });
    await Promise.all([add(first, code), add(second, code)]);
    const customer = { ...BUYER, email: 'samma@example.se' };
    const other = { ...BUYER, email: ' SAMMA@example.se' };
    const responses = await Promise.all([
      tryOrder(first, { expectedTotal: 139, customer }),
      tryOrder(second, { expectedTotal: 139, customer: other }),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('gift cards', () => {
  it('[1-20][9-06] are made when they are paid, mailed, and stored as a hash alone', async () => {
    const { code, codes: found, mail, orderId, browser } = await boughtCard(shop.browser(), 2);
    expect(code).toMatch(/^[0-9B-Z]{4}(-[0-9B-Z]{4}){3}$/);
    expect(new Set(found).size).toBe(2);
    expect(mail?.html).toContain('Grattis &lt;b&gt;!&lt;/b&gt;');
    const { rows } = await shop.pool.query<{ dump: string }>(
      `select (select string_agg(g::text, ' ') from gift_card g) || (select string_agg(m::text, ' ') from outbox_mail m) as dump`,
    );
    expect(rows[0]?.dump).not.toContain(code);
    expect(rows[0]?.dump).not.toContain(code.replaceAll('-', ''));
    const { order } = (await browser.request(getOrder, { params: { id: orderId } })).data;
    expect([order.status, order.totals.vat]).toEqual(['delivered', 0]);
    const { giftCard: shown } = (
      await shop.browser().request(postGiftCardBalance, { body: { code: code.toLowerCase() } })
    ).data;
    expect(shown).toMatchObject({ amount: 500, balance: 500, lastFour: code.slice(-4) });
  });

  it('[1-20] nothing is made before the payment', async () => {
    const browser = shop.browser();
    const giftCardRow = { recipientName: '', recipientEmail: '', message: '', amount: 100 };
    const event = {
      method: 'relative' as const,
      productId: GIFT_CARD_PRODUCT_ID,
      quantity: 1,
      unitPrice: 100,
      pass: null,
      extraData: { giftCard: giftCardRow },
    };
    await browser.request(postCart, { body: { events: [event] } });
    const { data } = await placeTestOrder(browser, { shippingMethodId: SHIPPING.digital });
    const made = await shop.services.db.select().from(giftCard).where(eq(giftCard.orderId, data.order.id));
    expect(made).toEqual([]);
  });

  it('[O2.17-16] pay in part; the rest is still due, and a cancelled order returns the amount', async () => {
    const { code } = await boughtCard();
    const browser = await buyer(10);
    shop.clock.advance({ minutes: 11 });
    await browser.request(postCheckoutCode, { body: { code } });
    const { totals, codes: shown } = await readCheckout(browser);
    expect(totals).toMatchObject({ total: 1049, giftCards: 500, toPay: 549, vat: 209.8 });
    const name = `Presentkort …${code.slice(-4)}`;
    expect(shown).toMatchObject([{ kind: 'giftCard', name, amount: 500, remaining: 0, problem: null }]);
    const { data } = await placeTestOrder(browser, { expectedTotal: 1049, paymentMethodId: PAYMENT.link });
    const balance = async () =>
      (await shop.browser().request(postGiftCardBalance, { body: { code } })).data.giftCard.balance;
    expect(await balance()).toBe(0);
    const { rows } = await shop.pool.query('select amount_ore from payment where order_id = $1', [data.order.id]);
    expect(rows).toEqual([{ amount_ore: 54_900 }]);
    await browser.request(cancelOrder, { params: { id: data.order.id } });
    await browser.request(cancelOrder, { params: { id: data.order.id } });
    expect(await balance()).toBe(500);
  });

  it('[O2.17-16] pay it all: the order is received at once, without a provider', async () => {
    const { code } = await boughtCard();
    const browser = await buyer(1);
    shop.clock.advance({ minutes: 11 });
    await add(browser, code);
    const { data } = await placeTestOrder(browser, { expectedTotal: 149, paymentMethodId: PAYMENT.card });
    expect(data.payment).toEqual({ type: 'card', sessionToken: null, redirectUrl: null, reference: null });
    const { order } = (await browser.request(getOrder, { params: { id: data.order.id } })).data;
    expect([order.status, order.payment]).toMatchObject(['received', { status: 'paid', name: 'Presentkort' }]);
    const again = await browser.send('GET', `/api/order/${data.order.id}/payment`);
    expect([again.status, again.body]).toMatchObject([200, { data: { status: 'paid' } }]);
  });

  it('[O2.17-16] several pay one after the other, say what is left, and none is added twice', async () => {
    const { codes: cards } = await boughtCard(shop.browser(), 2);
    const browser = await buyer(7);
    shop.clock.advance({ minutes: 11 });
    for (const code of cards) await browser.request(postCheckoutCode, { body: { code } });
    const again = await add(browser, cards[1] ?? '');
    expect(again).toMatchObject({ status: 422, body: { fields: { code: 'Presentkortet är redan tillagt.' } } });
    const { codes: shown, totals } = await readCheckout(browser);
    expect(shown).toMatchObject([
      { name: `Presentkort …${cards[0]?.slice(-4)}`, amount: 500, remaining: 0 },
      { name: `Presentkort …${cards[1]?.slice(-4)}`, amount: 249, remaining: 251 },
    ]);
    expect(totals).toMatchObject({ total: 749, giftCards: 749, toPay: 0 });
    const { checkout } = (await browser.request(deleteCheckoutCode, { params: { id: shown?.[0]?.id ?? '' } })).data;
    expect([checkout.codes, checkout.totals.toPay]).toMatchObject([[{ amount: 500, remaining: 0 }], 249]);
  });

  it('[O2.17-16] that pay everything but the fee of the payment method leave the fee out', async () => {
    const { code } = await boughtCard();
    const browser = await buyer(1);
    shop.clock.advance({ minutes: 11 });
    const customer = { ...BUYER, email: emailOf(browser) };
    await browser.request(putCheckout, { body: { customer, paymentMethodId: PAYMENT.invoice } });
    expect((await readCheckout(browser)).totals.paymentFee).toBeGreaterThan(0);
    await browser.request(postCheckoutCode, { body: { code } });
    const { totals, paymentMethodId } = await readCheckout(browser);
    expect([totals.paymentFee, totals.toPay, paymentMethodId]).toEqual([0, 0, PAYMENT.card]);
  });

  it('[O2.17-16] that have been used elsewhere meanwhile never leave more to pay than was shown', async () => {
    const { code } = await boughtCard();
    const [first, second] = [await buyer(2), await buyer(2)];
    shop.clock.advance({ minutes: 11 });
    await Promise.all([add(first, code), add(second, code)]);
    expect((await tryOrder(first, { expectedTotal: 249, expectedToPay: 0 })).status).toBe(200);
    expect((await tryOrder(second, { expectedTotal: 249, expectedToPay: 0 })).status).toBe(200);
    const third = await buyer(2);
    await add(third, code);
    await placeTestOrder(await buyerWith(code, 2), { expectedTotal: 249 });
    const refused = await tryOrder(third, { expectedTotal: 249, expectedToPay: 247 });
    expect(refused).toMatchObject({ status: 409, body: { error: expect.stringContaining('Ett presentkort') } });
    const [shown] = (await readCheckout(third)).codes ?? [];
    expect(shown).toMatchObject({ amount: 0, remaining: 0, problem: 'Presentkortet är förbrukat.' });
    expect((await tryOrder(third, { expectedTotal: 249, expectedToPay: 249 })).status).toBe(200);
  });

  it('[O2.17-16] a card of 500 kr in ten checkouts at once pays 500 kr', async () => {
    const { code } = await boughtCard();
    const browsers = await Promise.all(Array.from({ length: 10 }, () => buyer(2)));
    for (const browser of browsers) {
      shop.clock.advance({ minutes: 1 });
      await add(browser, code);
    }
    const responses = await Promise.all(browsers.map((browser) => tryOrder(browser, { expectedTotal: 249 })));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const { rows } = await shop.pool.query(
      `select sum(u.amount_ore)::int as used, min(g.balance_ore) as left, count(*)::int as uses from gift_card_use u
       join gift_card g on g.id = u.gift_card_id where g.last_four = $1 and g.amount_ore = 50000`,
      [code.slice(-4)],
    );
    expect(rows).toEqual([{ used: 50_000, left: 0, uses: 3 }]);
  });

  it('[1-20] buy no gift cards, run out after two years, and are not for guessing', async () => {
    const { code } = await boughtCard();
    const browser = shop.browser();
    const event = {
      method: 'relative' as const,
      productId: GIFT_CARD_PRODUCT_ID,
      quantity: 1,
      unitPrice: 500,
      pass: null,
      extraData: { giftCard: { recipientName: '', recipientEmail: '', message: '', amount: 500 } },
    };
    await browser.request(postCart, { body: { events: [event] } });
    shop.clock.advance({ minutes: 11 });
    expect(await add(browser, code)).toMatchObject({
      status: 422,
      body: { fields: { code: 'Presentkort går inte att betala med presentkort.' } },
    });
    expect((await readCheckout(browser)).totals).toMatchObject({ giftCards: 0, toPay: 500 });

    const statuses: number[] = [];
    for (let guess = 0; guess < 25; guess += 1) {
      const body = { code: `BCDF-${1000 + guess}` };
      statuses.push((await shop.browser().send('POST', '/api/gift-card/balance', { body })).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
    shop.clock.advance({ days: 732 });
    expect(await shop.browser().send('POST', '/api/gift-card/balance', { body: { code } })).toMatchObject({
      status: 404,
      body: { error: expect.stringMatching(/^Presentkortet gällde till och med /) },
    });
    expect((await add(await buyer(), code)).body).toMatchObject({
      fields: { code: expect.stringMatching(/^Presentkortet gällde till och med /) },
    });
    shop.clock.advance({ days: -732 });
    await shop.services.db.delete(outboxMail);
  });
});

describe('codes of an order that goes back into the cart', () => {
  const orderBack = async (browser: TestBrowser) => {
    const { data } = await placeTestOrder(browser, { paymentMethodId: PAYMENT.link });
    return () => browser.request(postBackToCart, { params: { id: data.order.id } });
  };
  const added = async (browser: TestBrowser) =>
    (await readCheckout(browser)).codes?.map(({ name, problem }) => [name.slice(0, 11), problem]);

  it('come back with it, the discount as well as what is left of a gift card', async () => {
    const code = await newCode();
    const card = await boughtCard();
    const browser = await buyerWith(code, 10);
    await add(browser, card.code);
    const before = (await readCheckout(browser)).totals;
    const goBack = await orderBack(browser);
    expect(await usesOf(code)).toBe(1);
    await goBack();
    expect(await usesOf(code)).toBe(0);
    expect(await added(browser)).toEqual([
      [code, null],
      ['Presentkort', null],
    ]);
    expect((await readCheckout(browser)).totals).toEqual(before);
  });

  it('stay away where they apply no more, or where another has been added since', async () => {
    const short = await newCode({ endsAt: new Date(shop.clock.now().getTime() + 60_000) });
    const late = await buyerWith(short, 1);
    const goLateBack = await orderBack(late);
    shop.clock.advance({ seconds: 61 });
    await goLateBack();
    expect(await added(late)).toEqual([]);

    const [first, second] = [await newCode(), await newCode()];
    const other = await buyerWith(first, 1);
    const goBack = await orderBack(other);
    await buyer(1, other);
    await add(other, second);
    await goBack();
    expect(await added(other)).toEqual([[second, null]]);
  });
});
