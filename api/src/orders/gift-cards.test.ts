import { getGiftCards, getGuestOrder, getOrder, postCart, postCheckoutCode, postOrderWithdraw } from '@shop/contracts';
import { DAY_MS, formatIsoDay } from '@shop/domain/dates';
import { GIFT_CARD_PRODUCT_ID } from '@shop/domain/ids';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cartRow, giftCard, orderRow, outboxMail } from '../db/schema/index.ts';
import type { Mail } from '../mail/mailer.ts';
import { sendOutbox } from '../mail/send-outbox.ts';
import {
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

const WISH = { recipientName: 'Mo', recipientEmail: 'mo@exempel.example', message: 'Grattis!', amount: 500 };
const DIGITAL = { shippingMethodId: SHIPPING.digital };

const eventOf = (wish: object | null, quantity = 1) => ({
  method: 'relative' as const,
  productId: GIFT_CARD_PRODUCT_ID,
  quantity,
  unitPrice: 500,
  pass: null,
  extraData: wish === null ? {} : { giftCard: { ...WISH, ...wish } },
});

const inCart = async (wish: object | null = {}, quantity = 1): Promise<TestBrowser> => {
  const browser = shop.browser();
  await browser.request(postCart, { body: { events: [eventOf(wish, quantity) as never] } });
  return browser;
};

const add = (wish: object | null) => shop.browser().send('POST', '/api/cart', { body: { events: [eventOf(wish)] } });

const mailsOf = (orderId: string) => shop.services.db.select().from(outboxMail).where(eq(outboxMail.orderId, orderId));

const send = async (refused: string): Promise<Mail[]> => {
  const sent: Mail[] = [];
  const mailer = {
    send: async (mail: Mail) => {
      if (mail.to === refused) throw new Error('No such mailbox.');
      sent.push(mail);
    },
  };
  await sendOutbox({ ...shop.services, mailer }, shop.clock.now());
  return sent;
};

describe('a gift card in the cart', () => {
  it.each([
    [{ recipientEmail: 'a@exempel.example, b@exempel.example\r\nBcc: c@exempel.example' }, 'Ogiltig e-postadress'],
    [{ recipientEmail: 'mo@' }, 'Ogiltig e-postadress'],
    [{ recipientName: 'A\r\nBcc: b@exempel.example' }, 'Ogiltigt namn'],
    [{ message: 'Logga in på https://evil.example/shop' }, 'Skriv hälsningen utan länkar'],
  ])('[F18] is refused with %j', async (wish, text) => {
    const response = await add(wish);
    expect([response.status, response.body]).toEqual([400, expect.objectContaining({ error: text })]);
  });

  it('[F18] is refused without amount and receiver, as it would be 500 kr for nothing', async () => {
    const response = await add(null);
    expect([response.status, response.body]).toMatchObject([400, { error: expect.stringContaining('saknar belopp') }]);
  });

  it('[F18] that got there in another way is refused at the order, and can be taken out', async () => {
    for (const extraData of [{}, { giftCard: { ...WISH, recipientEmail: 'mo@' } }]) {
      const browser = await inCart();
      await shop.services.db.update(cartRow).set({ extraData }).where(eq(cartRow.productId, GIFT_CARD_PRODUCT_ID));
      const response = await tryOrder(browser, { ...DIGITAL, paymentMethodId: PAYMENT.card });
      expect([response.status, response.body]).toMatchObject([422, { code: 'VALIDATION' }]);
      const out = { ...eventOf(null, 0), method: 'absolute' as const, extraData };
      expect((await browser.send('POST', '/api/cart', { body: { events: [out] } })).status).toBe(200);
      await browser.send('POST', '/api/cart', { body: { events: [{ method: 'clear' }] } });
    }
  });

  it('[F18] is sold twenty at a time, and not on credit: it is mailed when its price is there', async () => {
    expect((await tryOrder(await inCart({}, 21), DIGITAL)).status).toBe(422);
    const browser = await inCart();
    const { paymentMethods } = await readCheckout(browser);
    expect(paymentMethods.map(({ isCredit }) => isCredit)).not.toContain(true);
    const refused = await tryOrder(browser, { ...DIGITAL, paymentMethodId: PAYMENT.invoice });
    expect([refused.status, refused.body]).toMatchObject([422, { fields: { paymentMethodId: expect.any(String) } }]);
    const { data } = await placeTestOrder(browser, { ...DIGITAL, paymentMethodId: PAYMENT.link });
    const body = { paymentMethodId: PAYMENT.invoice };
    expect((await browser.send('POST', `/api/order/${data.order.id}/payment`, { body })).status).toBe(422);
    expect((await mailsOf(data.order.id)).filter(({ giftCardId }) => giftCardId !== null)).toEqual([]);
  });
});

describe('a gift card that is paid', () => {
  it('[F18] is mailed to one receiver, with the greeting as plain text and no links but the shop’s', async () => {
    const browser = await inCart({ message: 'Grattis <a>\nfrån Kim' });
    const { data } = await placePaidOrder(shop, browser, DIGITAL);
    const [mail, ...more] = (await mailsOf(data.order.id)).filter(({ giftCardId }) => giftCardId !== null);
    expect([mail?.to, more]).toEqual(['mo@exempel.example', []]);
    expect(mail?.html).toContain('Grattis &lt;a&gt;');
    expect(mail?.html.match(/href="[^"]*"/g)).toEqual([`href="${shop.services.config.publicOrigin}"`]);
  });

  it('[F18] makes no links of what a buyer writes, whatever it looks like', async () => {
    const browser = await inCart();
    const { data } = await placeTestOrder(browser, DIGITAL);
    const giftCardWish = {
      ...WISH,
      message: 'Se https://evil.example/logga-in',
      recipientName: 'https://evil.example',
    };
    await shop.services.db
      .update(orderRow)
      .set({ extraData: { giftCard: giftCardWish } })
      .where(eq(orderRow.orderId, data.order.id));
    shop.clock.advance({ seconds: 10 });
    await browser.send('GET', `/api/order/${data.order.id}/payment`);
    const [mail] = (await mailsOf(data.order.id)).filter(({ giftCardId }) => giftCardId !== null);
    expect(mail?.html).not.toContain('href="https://evil.example');
  });

  it('[F18] whose row has no data is made all the same, for its buyer', async () => {
    const browser = await inCart();
    const { data } = await placeTestOrder(browser, DIGITAL);
    await shop.services.db.update(orderRow).set({ extraData: {} }).where(eq(orderRow.orderId, data.order.id));
    shop.clock.advance({ seconds: 10 });
    await browser.send('GET', `/api/order/${data.order.id}/payment`);
    const cards = await shop.services.db.select().from(giftCard).where(eq(giftCard.orderId, data.order.id));
    expect(cards).toMatchObject([{ amountOre: 50_000 }]);
    const [mail] = (await mailsOf(data.order.id)).filter(({ giftCardId }) => giftCardId !== null);
    expect(mail?.to).toBe(emailOf(browser));
  });

  it('[F18] shows its code to the buyer, to nobody with the payment link, and no more when it is given back', async () => {
    const browser = await inCart();
    const { data } = await placePaidOrder(shop, browser, DIGITAL);
    const shown = (await browser.request(getOrder, { params: { id: data.order.id } })).data.order.giftCards;
    expect(shown).toMatchObject([{ rowId: `${data.order.id}-0`, amount: 500, balance: 500 }]);
    const code = shown?.[0]?.code ?? '';
    expect(code).toMatch(/^(?:[2-9B-Z]{4}-){3}[2-9B-Z]{4}$/);
    const read = await shop.browser().send('POST', '/api/gift-card/balance', { body: { code } });
    expect(read.status).toBe(200);
    const mailed = (await shop.browser().request(getGuestOrder, { params: data.order })).data.order.giftCards;
    expect(mailed?.[0]?.code).toBe(code);
    await browser.request(postOrderWithdraw, {
      params: { id: data.order.id },
      body: { rows: [{ rowId: `${data.order.id}-0`, quantity: 1 }] },
    });
    const after = (await browser.request(getOrder, { params: { id: data.order.id } })).data.order.giftCards;
    expect(after).toMatchObject([{ code: null }]);
  });

  it('[O2.17-06] is among the member’s once bought for oneself or paid with, and not when it was given away', async () => {
    const buy = async (browser: TestBrowser, wish: object) => {
      await browser.request(postCart, { body: { events: [eventOf(wish) as never] } });
      const { data } = await placePaidOrder(shop, browser, DIGITAL);
      const { order } = (await browser.request(getOrder, { params: { id: data.order.id } })).data;
      return { orderId: data.order.id, code: order.giftCards?.[0]?.code ?? '' };
    };
    const heldBy = async (browser: TestBrowser) => (await browser.request(getGiftCards)).data.giftCards;
    const [buyer, receiver] = [await shop.loginAs(), await shop.loginAs()];
    const own = await buy(buyer, { recipientName: '', recipientEmail: '' });
    const given = await buy(buyer, {});
    expect(await heldBy(buyer)).toMatchObject([{ lastFour: own.code.slice(-4), amount: 500, balance: 500 }]);
    expect(await heldBy(receiver)).toEqual([]);

    const { id } = await createProduct(shop.services.db, { possibleDeliveryMethods: [11] });
    await fillCart(receiver, id);
    await receiver.request(postCheckoutCode, { body: { code: given.code } });
    const { totals } = await readCheckout(receiver);
    await placeTestOrder(receiver, { expectedTotal: totals.total, paymentMethodId: PAYMENT.card });
    expect(await heldBy(receiver)).toMatchObject([{ lastFour: given.code.slice(-4), balance: 500 - totals.total }]);
    expect(await heldBy(buyer)).toHaveLength(1);

    await buyer.request(postOrderWithdraw, {
      params: { id: own.orderId },
      body: { rows: [{ rowId: `${own.orderId}-0`, quantity: 1 }] },
    });
    expect(await heldBy(buyer)).toEqual([]);
  });

  it('[F18] stays usable when its mail cannot be delivered, and its buyer learns where the code is shown', async () => {
    const browser = await inCart({ recipientEmail: 'borta@exempel.example' });
    const { data } = await placePaidOrder(shop, browser, DIGITAL);
    for (let day = 0; day < 13; day += 1) {
      await send('borta@exempel.example');
      shop.clock.advance({ days: 1 });
    }
    const told = (await mailsOf(data.order.id)).filter(
      ({ subject }) => subject === 'Ditt presentkort kunde inte levereras',
    );
    expect(told).toMatchObject([
      { to: emailOf(browser), text: expect.stringContaining(data.order.secret), giftCardId: null },
    ]);
    shop.clock.advance({ days: -13 });
  });

  it('[1-20] that waits for its day is mailed on it and not before, and is valid from then on', async () => {
    const [first, last] = ['2030-01-01', '1999-12-31'];
    for (const sendOn of [first, last, 'jul']) expect((await add({ sendOn })).status).toBe(400);
    const sendOn = formatIsoDay(shop.clock.now().getTime() + 5 * DAY_MS);
    const browser = await inCart({ recipientEmail: 'jul@exempel.example', sendOn });
    const { data } = await placePaidOrder(shop, browser, DIGITAL);
    const toReceiver = (mails: Mail[]) => mails.filter(({ to }) => to === 'jul@exempel.example');
    expect(toReceiver(await send(''))).toEqual([]);
    shop.clock.advance({ days: 4 });
    expect(toReceiver(await send(''))).toEqual([]);
    shop.clock.advance({ days: 1, hours: 12 });
    expect(toReceiver(await send(''))).toMatchObject([{ text: expect.stringMatching(/Din kod: [2-9B-Z]{4}-/) }]);
    const { order } = (await browser.request(getOrder, { params: { id: data.order.id } })).data;
    const [year = ''] = sendOn.split('-');
    const until = new Date((order.giftCards?.[0]?.expiresAt ?? 0) * 1000);
    expect(formatIsoDay(until)).toBe(sendOn.replace(year, String(Number(year) + 2)));
    shop.clock.advance({ days: -5, hours: -12 });
  });

  it('[1-20] that is given back before its day is never mailed', async () => {
    const sendOn = formatIsoDay(shop.clock.now().getTime() + 5 * DAY_MS);
    const browser = await inCart({ recipientEmail: 'aldrig@exempel.example', sendOn });
    const { data } = await placePaidOrder(shop, browser, DIGITAL);
    const rows = [{ rowId: `${data.order.id}-0`, quantity: 1 }];
    await browser.request(postOrderWithdraw, { params: { id: data.order.id }, body: { rows } });
    shop.clock.advance({ days: 6 });
    expect((await send('')).filter(({ to }) => to === 'aldrig@exempel.example')).toEqual([]);
    shop.clock.advance({ days: -6 });
  });

  it('[1-20] may have an amount of its buyer’s own, within those on sale', async () => {
    for (const amount of [99, 5001, 250.5]) expect((await add({ amount })).status).toBe(400);
    const browser = await inCart({ amount: 333 });
    expect((await readCheckout(browser)).totals).toMatchObject({ goods: 333, vat: 0 });
  });

  it('[F18] can be mailed again by staff, with its code and a note in the log', async () => {
    const browser = await inCart({ recipientEmail: 'fel@exempel.example' });
    const { data } = await placePaidOrder(shop, browser, DIGITAL);
    const [card] = await shop.services.db.select().from(giftCard).where(eq(giftCard.orderId, data.order.id));
    const body = { recipientEmail: 'ratt@exempel.example', reason: 'Fel adress' };
    const path = `/api/admin/gift-card/${card?.id}/mail`;
    expect((await browser.send('POST', path, { body })).status).toBe(401);
    expect((await (await shop.loginAs('employee')).send('POST', path, { body })).status).toBe(403);
    const admin = await shop.loginAs('admin');
    expect((await admin.send('POST', path, { body })).status).toBe(204);
    const code = (await browser.request(getOrder, { params: { id: data.order.id } })).data.order.giftCards?.[0]?.code;
    const again = (await send('fel@exempel.example')).find(({ to }) => to === 'ratt@exempel.example');
    expect(again?.text).toContain(`Din kod: ${code}`);
    const { rows } = await shop.pool.query('select change from audit_log where entity_id = $1', [card?.id]);
    expect(JSON.stringify(rows)).toContain('Fel adress');
    await shop.services.db
      .update(giftCard)
      .set({ isBlocked: true })
      .where(and(eq(giftCard.orderId, data.order.id)));
    expect((await admin.send('POST', path, { body })).status).toBe(409);
  });
});
