import {
  getInstalmentOffers,
  getInstalments,
  getOrder,
  getPayment,
  getPayments,
  getPaymentSession,
  postOrderWithdraw,
  postPaymentPay,
} from '@shop/contracts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { claimPart, eidSigning, order, orderEvent, payment, refund, session } from '../db/schema/index.ts';
import { BUYER, fillCart, PAYMENT, placeTestOrder, tryOrder } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../testing/index.ts';
import { createPayments } from './payments.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** The member has signed with the e-ID just now, in the session of their browser. */
async function sign(browser: LoggedIn, values: Partial<typeof eidSigning.$inferInsert> = {}): Promise<string> {
  const [own] = await shop.services.db.select().from(session).where(eq(session.memberId, browser.memberId));
  if (own === undefined) throw new Error('Nobody is logged in.');
  const [row] = await shop.services.db
    .insert(eidSigning)
    .values({
      memberId: browser.memberId,
      sessionId: own.id,
      purpose: 'instalments',
      provider: 'sandbox',
      order: { orderRef: 'x', qrStartToken: 'x', qrStartSecret: 'x' },
      status: 'complete',
      createdAt: shop.clock.now(),
      ...values,
    })
    .returning({ reference: eidSigning.reference });
  return row?.reference ?? '';
}

async function fill(browser: LoggedIn, priceOre = 100_000): Promise<void> {
  const { id } = await createProduct(shop.services.db, { possibleDeliveryMethods: [11], priceOre });
  await fillCart(browser, id, 1, priceOre / 100);
}

async function byInvoice(browser: LoggedIn) {
  await fill(browser);
  const { data } = await placeTestOrder(browser, { paymentMethodId: PAYMENT.invoice });
  const [first] = (await browser.request(getPayments)).data.payments;
  return { orderId: data.order.id, id: first?.id ?? '', first };
}

const pay = (browser: LoggedIn, id: string, paymentMethodId: number = PAYMENT.mobile) =>
  browser.request(postPaymentPay, { params: { id }, body: { paymentMethodId } });

const settle = (reference: string | null, eventId = 'paid') =>
  createPayments(shop.services).settle({
    provider: 'mobile',
    reference: reference ?? '',
    eventId: `${reference}:${eventId}`,
    status: 'paid',
    body: {},
  });

describe('invoices', () => {
  it('[O7-14][1-48] are listed for their member, due in 30 days, and paid directly once', async () => {
    const browser = await shop.loginAs('member');
    const { id, orderId, first } = await byInvoice(browser);
    expect(first).toMatchObject({
      kind: 'invoice',
      orderId,
      amount: 1078,
      remaining: 1078,
      status: 'open',
      next: { number: 1, amount: 1078, isOverdue: false },
    });
    const responses = await Promise.all(Array.from({ length: 10 }, () => pay(browser, id)));
    const sessions = new Set(responses.map(({ data }) => data.paymentSession.reference));
    expect(sessions.size).toBe(1);
    const [reference = null] = [...sessions];
    await Promise.all([settle(reference), settle(reference), settle(reference, 'again')]);
    const { payment: paid } = (await browser.request(getPayment, { params: { id } })).data;
    expect(paid).toMatchObject({ remaining: 0, next: null, status: 'paid', parts: [{ paidAt: expect.any(Number) }] });
    expect((await browser.send('POST', `/api/payment/${id}/pay`, { body: { paymentMethodId: 2 } })).status).toBe(409);
    const { order: bought } = (await browser.request(getOrder, { params: { id: orderId } })).data;
    expect([bought.status, bought.payment.status]).toEqual(['received', 'paid']);
  });

  it('[O7-14] [O4-43] are paid by a direct method, and say how that goes', async () => {
    const browser = await shop.loginAs('member');
    const { id } = await byInvoice(browser);
    const { payments: listed, paymentMethods } = (await browser.request(getPayments)).data;
    expect(listed).toHaveLength(1);
    expect(paymentMethods?.map(({ type }) => type)).toEqual(['card', 'mobile']);
    const { reference } = (await pay(browser, id)).data.paymentSession;
    const params = { id, reference: reference ?? '' };
    const statusOf = async () => (await browser.request(getPaymentSession, { params })).data.status;
    expect(await statusOf()).toBe('pending');
    shop.clock.advance({ seconds: 10 });
    expect(await statusOf()).toBe('paid');
    expect((await browser.request(getPayment, { params: { id } })).data.payment.status).toBe('paid');
    const second = await byInvoice(browser);
    const other = await browser.send('GET', `/api/payment/${second.id}/session/${params.reference}`);
    expect(other.status).toBe(404);
  });

  it('[O7-14] paid by two sessions at once, one of them is given back', async () => {
    const browser = await shop.loginAs('member');
    const { id } = await byInvoice(browser);
    const first = (await pay(browser, id)).data.paymentSession.reference;
    const [row] = await shop.services.db
      .select()
      .from(payment)
      .where(eq(payment.reference, first ?? ''));
    if (row === undefined) throw new Error('There is no payment.');
    const second = `${row.reference}-2`;
    const { id: _own, ...rest } = row;
    await shop.services.db.insert(payment).values({ ...rest, reference: second });
    await Promise.all([settle(first), settle(second)]);
    const owed = await shop.services.db
      .select({ amountOre: refund.amountOre })
      .from(refund)
      .innerJoin(payment, eq(payment.id, refund.paymentId))
      .where(eq(payment.claimId, id));
    expect(owed).toEqual([{ amountOre: 107_800 }]);
  });

  it('[O6-07] are nobody else’s, and not paid with more credit', async () => {
    const browser = await shop.loginAs('member');
    const { id } = await byInvoice(browser);
    const other = await shop.loginAs('member');
    expect((await other.send('GET', `/api/payment/${id}`)).status).toBe(404);
    expect((await other.send('POST', `/api/payment/${id}/pay`, { body: { paymentMethodId: 1 } })).status).toBe(404);
    expect((await shop.browser().send('GET', '/api/payment')).status).toBe(401);
    for (const paymentMethodId of [PAYMENT.link, PAYMENT.invoice, PAYMENT.instalment, 99]) {
      const response = await browser.send('POST', `/api/payment/${id}/pay`, { body: { paymentMethodId } });
      expect(response.status).toBe(422);
    }
  });

  it('[O2.17-16] have a limit, and whoever is late gets no more credit', async () => {
    const browser = await shop.loginAs('member');
    await fill(browser, 1_500_001);
    const dear = await tryOrder(browser, { paymentMethodId: PAYMENT.invoice });
    expect(dear).toMatchObject({ status: 422, body: { fields: { paymentMethodId: expect.stringContaining('15') } } });

    const late = await shop.loginAs('member');
    const { id } = await byInvoice(late);
    const overdue = new Date(shop.clock.now().getTime() - 86_400_000);
    await shop.services.db.update(claimPart).set({ dueAt: overdue }).where(eq(claimPart.claimId, id));
    expect((await late.request(getPayments)).data.payments[0]?.status).toBe('overdue');
    await fill(late);
    const customer = { ...BUYER, email: 'ny-adress@example.se' };
    const refused = await tryOrder(late, { paymentMethodId: PAYMENT.invoice, customer });
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { paymentMethodId: expect.stringContaining('förfallen') } },
    });
    expect((await tryOrder(late, { paymentMethodId: PAYMENT.link, customer })).status).toBe(200);
    await shop.services.db.update(claimPart).set({ paidAt: overdue }).where(eq(claimPart.claimId, id));
  });

  it('[O2.17-17] owe less after a withdrawal; what was paid beyond that goes back', async () => {
    const browser = await shop.loginAs('member');
    const deliver = async (orderId: string) => {
      await shop.services.db.update(order).set({ status: 'delivered' }).where(eq(order.id, orderId));
      await shop.services.db.insert(orderEvent).values({ orderId, status: 'delivered', at: shop.clock.now() });
    };
    const withdrawAll = async (orderId: string) => {
      await deliver(orderId);
      const body = { rows: [{ rowId: `${orderId}-0`, quantity: 1 }] };
      const made = (await browser.request(postOrderWithdraw, { params: { id: orderId }, body })).data.return;
      const admin = await shop.loginAs('admin');
      await admin.send('POST', `/api/admin/return/${made.id}/settle`, { body: { isRestocked: true } });
    };
    const open = await byInvoice(browser);
    await withdrawAll(open.orderId);
    expect((await browser.request(getPayment, { params: { id: open.id } })).data.payment).toMatchObject({
      remaining: 0,
      status: 'credited',
    });
    const paid = await byInvoice(browser);
    await settle((await pay(browser, paid.id)).data.paymentSession.reference);
    await withdrawAll(paid.orderId);
    const owed = await shop.services.db
      .select({ amountOre: refund.amountOre })
      .from(refund)
      .innerJoin(payment, eq(payment.id, refund.paymentId))
      .where(and(eq(payment.claimId, paid.id), eq(payment.provider, 'mobile')));
    expect(owed).toEqual([{ amountOre: 107_800 }]);
  });
});

describe('instalments', () => {
  it('[O2.17-22] are offered with effective rate, total cost and the warning that the law wants', async () => {
    const { offers, warning, limits } = (
      await shop.browser().request(getInstalmentOffers, { query: { amount: 10_000 } })
    ).data;
    expect(offers.map(({ months }) => months)).toEqual([6, 12, 24, 36]);
    expect(offers[1]).toEqual({
      months: 12,
      monthly: 931.35,
      firstPayment: 1126.35,
      setupFee: 195,
      noticeFee: 29,
      nominalRate: 14.95,
      effectiveRate: 27.8,
      cost: 1371.14,
      total: 11_371.14,
    });
    expect(limits).toEqual({ least: 1000, most: 50_000 });
    expect(warning).toContain('Att låna kostar pengar!');
    expect((await shop.browser().request(getInstalmentOffers, { query: { amount: 500 } })).data.offers).toEqual([]);
  });

  it('[1-72][O7-14] need an e-ID signing for this purpose, in this session, just now, for one order', async () => {
    const browser = await shop.loginAs('member');
    const attempt = (reference: string, months = 12) =>
      tryOrder(browser, { paymentMethodId: PAYMENT.instalment, instalment: { months, reference } });
    const other = await shop.loginAs('member');
    await fill(browser, 1_000_000);
    const long = new Date(shop.clock.now().getTime() - 16 * 60_000);
    for (const reference of [
      '00000000-0000-4000-8000-000000000000',
      await sign(browser, { status: 'failed' }),
      await sign(browser, { purpose: 'identify' }),
      await sign(browser, { createdAt: long }),
      await sign(other),
    ]) {
      expect((await attempt(reference)).body).toMatchObject({
        fields: { 'instalment.reference': 'Legitimera dig för att teckna delbetalning.' },
      });
    }
    const reference = await sign(browser);
    expect((await attempt(reference, 5)).body).toMatchObject({ fields: { 'instalment.months': expect.any(String) } });
    expect((await attempt(reference)).status).toBe(200);
    await fill(browser, 1_000_000);
    expect((await attempt(reference)).status).toBeGreaterThanOrEqual(409);
  });

  it('[1-91][O2.17-06] become a plan with a due date each month; shown in full after a signing', async () => {
    const browser = await shop.loginAs('member');
    await fill(browser, 995_100);
    const reference = await sign(browser);
    const { data } = await placeTestOrder(browser, {
      paymentMethodId: PAYMENT.instalment,
      instalment: { months: 12, reference },
    });
    const [plan] = (await browser.request(getInstalments)).data.instalments;
    expect(plan).toMatchObject({
      kind: 'instalment',
      orderId: data.order.id,
      amount: 11_371.14,
      next: { number: 1, amount: 1126.35 },
    });
    expect(plan?.parts).toHaveLength(12);
    const days = plan?.parts.map(({ dueAt }) => new Date(dueAt * 1000).toISOString().slice(0, 10));
    expect(days?.slice(0, 3)).toEqual(['2026-12-20', '2027-01-20', '2027-02-20']);
    await settle((await pay(browser, plan?.id ?? '')).data.paymentSession.reference);
    expect((await browser.request(getPayment, { params: { id: plan?.id ?? '' } })).data.payment.next).toMatchObject({
      number: 2,
      amount: 931.35,
    });
    const unsigned = await shop.loginAs('member');
    const refused = await unsigned.send('GET', '/api/instalment');
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { error: 'Legitimera dig för att se dina delbetalningar.' },
    ]);
  });

  it('[O6-17] are not for guests', async () => {
    const { id } = await createProduct(shop.services.db, { possibleDeliveryMethods: [11], priceOre: 1_000_000 });
    const guest = shop.browser();
    await fillCart(guest, id, 1, 10_000);
    const instalment = { months: 12, reference: '00000000-0000-4000-8000-000000000000' };
    const refused = await tryOrder(guest, { paymentMethodId: PAYMENT.instalment, instalment });
    expect(refused).toMatchObject({ status: 422, body: { fields: { paymentMethodId: 'Välj ett betalsätt.' } } });
  });
});
