import {
  getOrder,
  getOrderReceipt,
  getOrderWithdrawal,
  postAdminReturnSettle,
  postCart,
  postCheckoutCode,
  postOrderDownload,
  postOrderWithdraw,
  putCheckout,
} from '@shop/contracts';
import { GIFT_CARD_PRODUCT_ID } from '@shop/domain/ids';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { discountCode, giftCard, order, orderEvent, outboxMail, receipt, refund, stock } from '../db/schema/index.ts';
import { BUYER, emailOf, fillCart, PAYMENT, placePaidOrder, placeTestOrder, SHIPPING } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type LoggedIn, type TestApp, type TestBrowser } from '../testing/index.ts';

let shop: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  shop = await createTestApp();
  admin = await shop.loginAs('admin');
});
afterAll(() => shop.close());

const insurance = { id: 9, name: 'Trygghet', priceOre: 4900, provider: 'Försäkringsbolaget' };

/** A paid order of three insured units of 100 kr, sent for 49 kr with a fee of 29 kr, and delivered. */
async function delivered(
  browser: TestBrowser = shop.browser(),
  { discount = 0, kind = 'private' as 'private' | 'company', isDelivered = true } = {},
) {
  const { id } = await createProduct(shop.services.db, { possibleDeliveryMethods: [2, 11], insurance });
  const event = {
    method: 'relative' as const,
    productId: id,
    quantity: 3,
    unitPrice: 100,
    pass: null,
    extraData: { insured: true },
  };
  await browser.request(postCart, { body: { events: [event] } });
  if (discount > 0) {
    const code = `RETUR${id}`;
    await shop.services.db.insert(discountCode).values({ code, name: code, kind: 'amount', value: discount * 100 });
    await browser.request(putCheckout, { body: { customer: { zipCode: '41112' } } });
    await browser.request(postCheckoutCode, { body: { code } });
  }
  const company = { kind, companyName: 'Bolaget AB', corpNumber: '5560360793' };
  const customer = { ...BUYER, email: emailOf(browser), ...(kind === 'company' && company) };
  const paymentMethodId = kind === 'company' ? PAYMENT.companyInvoice : PAYMENT.invoice;
  const { data } = await placeTestOrder(browser, { paymentMethodId, customer });
  if (isDelivered) await deliver(data.order.id);
  return { browser, productId: id, id: data.order.id, secret: data.order.secret, rowId: `${data.order.id}-0` };
}

async function deliver(orderId: string): Promise<void> {
  await shop.services.db.update(order).set({ status: 'delivered' }).where(eq(order.id, orderId));
  await shop.services.db.insert(orderEvent).values({ orderId, status: 'delivered', at: shop.clock.now() });
}

type Bought = Awaited<ReturnType<typeof delivered>>;

const withdraw = ({ browser, id, rowId }: Bought, quantity: number, headers = {}) =>
  browser.request(postOrderWithdraw, { params: { id }, body: { rows: [{ rowId, quantity }] } }, headers);

const tryWithdraw = ({ browser, id, rowId }: Bought, quantity: number, body: object = {}) =>
  browser.send('POST', `/api/order/${id}/withdraw`, { body: { rows: [{ rowId, quantity }], ...body } });

const settle = (id: string) => admin.request(postAdminReturnSettle, { params: { id }, body: { isRestocked: true } });

const refundsOf = (orderId: string) =>
  shop.services.db
    .select({ amountOre: refund.amountOre, doneAt: refund.doneAt })
    .from(refund)
    .where(sql`payment_id in (select id from payment where order_id = ${orderId})`);

describe('"Ångra köpet"', () => {
  it('[O2.17-17] receives part of an order and confirms it by mail at once, with content and time', async () => {
    const mine = await delivered();
    const { return: made } = (await withdraw(mine, 1)).data;
    expect(made).toMatchObject({
      kind: 'withdrawal',
      status: 'announced',
      rows: [{ rowId: mine.rowId, quantity: 1, refund: 149 }],
      refund: { goods: 149, shipping: 0, paymentFee: 0, total: 149 },
      email: emailOf(mine.browser),
    });
    const mails = await shop.services.db
      .select()
      .from(outboxMail)
      .where(eq(outboxMail.to, emailOf(mine.browser)));
    const mail = mails.find(({ subject }) => subject.includes(made.id));
    for (const text of [mine.id, '1 ×', '20 nov. 2026 kl. 10:00', '149\u00a0kr', made.id]) {
      expect(mail?.text).toContain(text);
    }
  });

  it('[O2.17-17] gives back everything with freight and fee when the whole order goes, once, the way it was paid', async () => {
    const mine = await delivered(shop.browser(), { discount: 50 });
    const first = (await withdraw(mine, 1)).data.return;
    const last = (await withdraw(mine, 2)).data.return;
    expect([first.refund.total, last.refund]).toEqual([
      132.33,
      { goods: 264.67, shipping: 49, paymentFee: 29, total: 342.67 },
    ]);
    await settle(first.id);
    expect(await refundsOf(mine.id)).toMatchObject([{ amountOre: 13_233, doneAt: expect.any(Date) }]);
    await Promise.all([settle(last.id), settle(last.id), settle(last.id)]);
    const owed = await refundsOf(mine.id);
    expect(owed.map(({ amountOre }) => amountOre)).toEqual([13_233, 34_267]);
    const { order: shown } = (await mine.browser.request(getOrder, { params: { id: mine.id } })).data;
    expect([shown.status, shown.payment.status, shown.totals.total]).toEqual(['returned', 'refunded', 475]);
    const [left] = await shop.services.db.select().from(stock).where(eq(stock.productId, mine.productId));
    expect(left?.quantity).toBe(10);
  });

  it('[O2.17-17] no unit twice: twenty at once for three units make one statement', async () => {
    const mine = await delivered();
    const responses = await Promise.all(Array.from({ length: 20 }, () => tryWithdraw(mine, 3)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const { withdrawal } = (await mine.browser.request(getOrderWithdrawal, { params: { id: mine.id } })).data;
    expect([withdrawal.isOpen, withdrawal.rows[0]?.remaining, withdrawal.returns.length]).toEqual([false, 0, 1]);
  });

  it('[O2.17-17] the same key after a lost response is the same statement, with one mail', async () => {
    shop.clock.advance({ minutes: 61 });
    const mine = await delivered();
    const key = { 'idempotency-key': 'anger-1' };
    const responses = await Promise.all([withdraw(mine, 1, key), withdraw(mine, 1, key), withdraw(mine, 1, key)]);
    const ids = new Set(responses.map(({ data }) => data.return.id));
    expect(ids.size).toBe(1);
    const mails = await shop.services.db.select().from(outboxMail);
    expect(mails.filter(({ subject }) => subject.includes([...ids][0] ?? '?'))).toHaveLength(1);
  });

  it('[O2.17-17] works with the mail link’s secret, without an account; for nobody else', async () => {
    const mine = await delivered();
    const stranger = { ...mine, browser: shop.browser() };
    expect((await tryWithdraw(stranger, 1)).status).toBe(404);
    expect((await tryWithdraw(stranger, 1, { secret: 'fel' })).status).toBe(404);
    expect((await tryWithdraw({ ...stranger, browser: await shop.loginAs('member') }, 1)).status).toBe(404);
    expect((await tryWithdraw(stranger, 1, { secret: mine.secret, email: 'ny@example.se' })).status).toBe(200);
  });

  it('[O2.17-17] is refused before packing, for companies, and after the deadline', async () => {
    const early = await delivered(shop.browser(), { isDelivered: false });
    const company = await delivered(shop.browser(), { kind: 'company' });
    const late = await delivered();
    expect((await tryWithdraw(early, 1)).status).toBe(409);
    expect((await tryWithdraw(company, 1)).status).toBe(409);
    shop.clock.advance({ days: 13 });
    expect((await late.browser.request(getOrder, { params: { id: late.id } })).data.order.canWithdraw).toBe(true);
    shop.clock.advance({ days: 4 });
    expect((await late.browser.request(getOrder, { params: { id: late.id } })).data.order.canWithdraw).toBe(false);
    expect((await tryWithdraw(late, 1)).status).toBe(409);
    shop.clock.advance({ days: -17 });
  });

  it('[O2.17-17] says which rows are wrong', async () => {
    const mine = await delivered();
    const response = await mine.browser.send('POST', `/api/order/${mine.id}/withdraw`, {
      body: {
        rows: [
          { rowId: mine.rowId, quantity: 4 },
          { rowId: `${mine.id}-7`, quantity: 1 },
        ],
      },
    });
    expect(response).toMatchObject({
      status: 422,
      body: { fields: { 'rows.0': 'Du kan ångra högst 3 st.', 'rows.1': 'Raden finns inte i beställningen.' } },
    });
  });

  it('[O6-01] only an admin ends a return', async () => {
    const mine = await delivered();
    const { id } = (await withdraw(mine, 1)).data.return;
    const employee = await shop.loginAs('employee');
    const response = await employee.send('POST', `/api/admin/return/${id}/settle`, { body: { isRestocked: true } });
    expect(response.status).toBe(403);
    expect(await refundsOf(mine.id)).toEqual([]);
  });

  it('[O2.17-02] complaints are taken for three years, and settle no money by themselves', async () => {
    const mine = await delivered();
    const complain = () =>
      mine.browser.send('POST', `/api/order/${mine.id}/return`, {
        body: { rows: [{ rowId: mine.rowId, quantity: 1 }], description: 'Den går inte att starta längre.' },
      });
    expect((await complain()).body).toMatchObject({ data: { return: { kind: 'complaint', refund: { total: 0 } } } });
    const longAgo = new Date('2023-11-19T10:00:00+01:00');
    await shop.services.db.update(orderEvent).set({ at: longAgo }).where(eq(orderEvent.orderId, mine.id));
    expect((await complain()).status).toBe(409);
  });
});

describe('digital goods and gift cards', () => {
  const digital = async () => {
    const values = { isDigital: true, isShippable: false, possibleDeliveryMethods: [4], stock: { download: 1 } };
    const { id } = await createProduct(shop.services.db, values);
    const browser = shop.browser();
    await fillCart(browser, id, 2);
    const choice = { shippingMethodId: SHIPPING.digital, paymentMethodId: PAYMENT.invoice };
    const { data } = await placeTestOrder(browser, choice);
    return { browser, productId: id, id: data.order.id, secret: data.order.secret, rowId: `${data.order.id}-0` };
  };

  const downloadsOf = async ({ browser, id }: { browser: TestBrowser; id: string }) =>
    (await browser.request(getOrder, { params: { id } })).data.order.downloads;

  it('[O2.17-17] a download that is not opened is withdrawn from and paid back at once', async () => {
    const mine = await digital();
    expect(await downloadsOf(mine)).toEqual([{ rowId: mine.rowId, openedAt: null, availableAt: null }]);
    const { return: made } = (await withdraw(mine, 2)).data;
    expect(await downloadsOf(mine)).toBeUndefined();
    expect(made).toMatchObject({ status: 'refunded', refund: { total: 229 } });
    expect(await refundsOf(mine.id)).toMatchObject([{ amountOre: 22_900, doneAt: expect.any(Date) }]);
  });

  it('[O2.17-17] opening it needs consent and ends the right', async () => {
    const mine = await digital();
    const open = (body: object) => mine.browser.send('POST', `/api/order/${mine.id}/download`, { body });
    expect((await open({ rowId: mine.rowId })).status).toBe(422);
    const request = { params: { id: mine.id }, body: { rowId: mine.rowId, consent: true as const } };
    const { codes } = (await mine.browser.request(postOrderDownload, request)).data;
    expect(new Set(codes).size).toBe(2);
    expect((await mine.browser.request(postOrderDownload, request)).data.codes).toEqual(codes);
    expect(await downloadsOf(mine)).toMatchObject([{ openedAt: expect.any(Number) }]);
    const refused = await tryWithdraw(mine, 1);
    expect(refused).toMatchObject({ status: 422, body: { fields: { 'rows.0': expect.stringContaining('öppnad') } } });
  });

  it('[O2.17-17][1-20] an unused gift card ends when it is given back; a used one cannot be', async () => {
    const buy = async () => {
      const browser = shop.browser();
      const wish = { recipientName: '', recipientEmail: 'x@example.se', message: '', amount: 250 };
      const event = {
        method: 'relative' as const,
        productId: GIFT_CARD_PRODUCT_ID,
        quantity: 1,
        unitPrice: 250,
        pass: null,
        extraData: { giftCard: wish },
      };
      await browser.request(postCart, { body: { events: [event] } });
      const { data } = await placePaidOrder(shop, browser, { shippingMethodId: SHIPPING.digital });
      return { browser, productId: 0, id: data.order.id, secret: data.order.secret, rowId: `${data.order.id}-0` };
    };
    const [unused, used] = [await buy(), await buy()];
    await withdraw(unused, 1);
    const cards = await shop.services.db.select().from(giftCard).where(eq(giftCard.orderId, unused.id));
    expect(cards).toMatchObject([{ isBlocked: true, balanceOre: 0 }]);
    await shop.services.db.update(giftCard).set({ balanceOre: 100 }).where(eq(giftCard.orderId, used.id));
    expect((await tryWithdraw(used, 1)).body).toMatchObject({ fields: { 'rows.0': 'Presentkortet är använt.' } });
  });
});

describe('receipts', () => {
  it('[O2.17-02] hold VAT per rate, and the sums of the order to the öre', async () => {
    const mine = await delivered(shop.browser(), { discount: 50 });
    const { receipt: shown, credits } = (await mine.browser.request(getOrderReceipt, { params: { id: mine.id } })).data;
    expect(shown).toMatchObject({
      kind: 'receipt',
      orderId: mine.id,
      seller: { vatNumber: 'SE559999123801' },
      rows: [
        { quantity: 3, unitPrice: 100, discount: 50, total: 250, vatRate: 25 },
        { name: 'Trygghet', total: 147, vatRate: null },
        { total: 49, vatRate: 25 },
        { total: 29, vatRate: 25 },
      ],
      vat: [{ rate: 25, gross: 328, vat: 65.6, net: 262.4 }],
      total: 475,
      totalVat: 65.6,
      payments: [{ amount: 475 }],
    });
    expect(credits).toEqual([]);
    const { order: bought } = (await mine.browser.request(getOrder, { params: { id: mine.id } })).data;
    expect([bought.totals.total, bought.totals.vat]).toEqual([shown.total, shown.totalVat]);
  });

  it('[O2.17-02] never change: a return makes a credit note, and the database refuses to touch what was issued', async () => {
    const mine = await delivered();
    const read = async () => (await mine.browser.request(getOrderReceipt, { params: { id: mine.id } })).data;
    const before = await read();
    const { id } = (await withdraw(mine, 1)).data.return;
    await settle(id);
    const after = await read();
    expect(after.receipt).toEqual(before.receipt);
    expect(after.credits).toMatchObject([
      { kind: 'credit', total: -149, totalVat: -20, vat: [{ rate: 25, vat: -20 }], payments: [{ amount: -149 }] },
    ]);
    const change = shop.services.db.update(receipt).set({ data: { ...after.receipt, total: 1 } });
    await expect(change).rejects.toThrow();
    await expect(shop.services.db.delete(receipt)).rejects.toThrow();
    expect((await read()).receipt).toEqual(before.receipt);
  });

  it('[O2.17-02] exist from the payment on, for the owner and the mail link’s secret', async () => {
    const browser = shop.browser();
    const { id } = await createProduct(shop.services.db, { possibleDeliveryMethods: [11] });
    await fillCart(browser, id);
    const { data } = await placeTestOrder(browser);
    expect((await browser.send('GET', `/api/order/${data.order.id}/receipt`)).status).toBe(404);
    const mine = await delivered();
    const get = (query: string) => shop.browser().send('GET', `/api/order/${mine.id}/receipt${query}`);
    expect([(await get('')).status, (await get('?secret=fel')).status]).toEqual([404, 404]);
    expect((await get(`?secret=${mine.secret}`)).status).toBe(200);
  });
});
