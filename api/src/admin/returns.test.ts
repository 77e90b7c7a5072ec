import { postOrderReturn, postOrderWithdraw } from '@shop/contracts';
import { getAdminReturn, getAdminReturns } from '@shop/contracts/api/admin';
import { and, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditLog, order, orderEvent, outboxMail, receipt, refund, stock } from '../db/schema/index.ts';
import { fillCart, PAYMENT, placeTestOrder } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../testing/index.ts';
import { quickLogin } from '../testing/quick-login.ts';

let shop: TestApp;
let admin: LoggedIn;
let employee: LoggedIn;
beforeAll(async () => {
  shop = await createTestApp();
  [admin, employee] = await Promise.all([quickLogin(shop, 'admin'), quickLogin(shop, 'employee')]);
});
afterAll(() => shop.close());

/** A paid and delivered order of three units of 100 kr, with a complaint about one. */
async function complained() {
  const browser = shop.browser();
  const { id: productId } = await createProduct(shop.services.db, { possibleDeliveryMethods: [2, 11] });
  await fillCart(browser, productId, 3);
  const { data } = await placeTestOrder(browser, { paymentMethodId: PAYMENT.invoice });
  const { id } = data.order;
  const rowId = `${id}-0`;
  await shop.services.db.update(order).set({ status: 'delivered' }).where(eq(order.id, id));
  await shop.services.db.insert(orderEvent).values({ orderId: id, status: 'delivered', at: shop.clock.now() });
  const body = { rows: [{ rowId, quantity: 1 }], description: 'Skärmen är sprucken.' };
  const made = await browser.request(postOrderReturn, { params: { id }, body });
  return { browser, productId, orderId: id, rowId, returnId: made.data.return.id };
}
type Complained = Awaited<ReturnType<typeof complained>>;

const decide = ({ returnId }: Complained, body: object, by = admin) =>
  by.send('POST', `/api/admin/return/${returnId}/decide`, { body: { answer: 'Vi har tittat på den.', ...body } });
const read = async (id: string) => (await employee.request(getAdminReturn, { params: { id } })).data.return;
const withdraw = async ({ browser, orderId: id, rowId }: Complained, quantity: number) =>
  (await browser.request(postOrderWithdraw, { params: { id }, body: { rows: [{ rowId, quantity }] } })).data.return
    .refund;

const refundsOf = async (orderId: string): Promise<number[]> => {
  const rows = await shop.services.db
    .select({ amountOre: refund.amountOre })
    .from(refund)
    .where(sql`payment_id in (select id from payment where order_id = ${orderId})`);
  return rows.map(({ amountOre }) => amountOre);
};
const mailsAbout = async (text: string): Promise<string[]> => {
  const rows = await shop.services.db.select().from(outboxMail).where(like(outboxMail.to, 'kim-%@example.se'));
  return rows.filter(({ subject }) => subject.includes(text)).map(({ subject, text: body }) => `${subject}\n${body}`);
};
const stockOf = async (productId: number) =>
  (await shop.services.db.select().from(stock).where(eq(stock.productId, productId)))[0]?.quantity;

describe('the list of returns', () => {
  it('[O6-01] has those that wait longest first, by kind and state, found by number, order and name', async () => {
    const one = await complained();
    shop.clock.advance({ minutes: 1 });
    const other = await complained();
    const list = async (query: object) =>
      (await employee.request(getAdminReturns, { query })).data.rows.map(({ id }) => id);
    const waiting = await list({ kind: 'complaint', status: 'announced' });
    expect(waiting.indexOf(one.returnId)).toBeLessThan(waiting.indexOf(other.returnId));
    expect(waiting).toContain(other.returnId);
    expect(await list({ search: one.returnId })).toEqual([one.returnId]);
    expect(await list({ search: one.orderId, kind: 'withdrawal' })).toEqual([]);
    expect((await list({ search: 'Kim Köpare', sort: 'newest' }))[0]).toBe(other.returnId);
    const shown = await read(one.returnId);
    expect(shown).toMatchObject({ reason: 'Skärmen är sprucken.', decision: null, rows: [{ quantity: 1, most: 100 }] });
    expect((await employee.send('GET', '/api/admin/return/finns-inte')).status).toBe(404);
  });
});

describe('a complaint', () => {
  it('[O2.17-02] [O6-01] that is right undoes the purchase: money, credit note, stock, mail and log, once', async () => {
    const mine = await complained();
    const before = await stockOf(mine.productId);
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => decide(mine, { decision: 'refund', isRestocked: true })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await refundsOf(mine.orderId)).toEqual([10_000]);
    expect(await stockOf(mine.productId)).toBe((before ?? 0) + 1);
    const credit = await shop.services.db.select().from(receipt).where(eq(receipt.returnId, mine.returnId));
    expect(credit.map(({ data }) => data.total)).toEqual([-100]);
    const [mail, ...more] = await mailsAbout(`avgjort din reklamation ${mine.returnId}`);
    expect([mail, more]).toEqual([expect.stringMatching(/häver köpet[\s\S]*Vi har tittat på den\./), []]);
    expect(await mailsAbout(`återbetalning för ${mine.returnId}`)).toHaveLength(1);
    expect(await read(mine.returnId)).toMatchObject({
      status: 'refunded',
      decision: 'refund',
      statusLabel: 'Köpet är hävt och pengarna är återbetalda',
      rows: [{ refund: 100 }],
    });
    const log = await shop.services.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'return'), eq(auditLog.entityId, mine.returnId)));
    expect(log.map(({ memberId, change }) => [memberId, change.before, change.after])).toEqual([
      [admin.memberId, { status: 'announced' }, expect.objectContaining({ status: 'refunded', refund: 100 })],
    ]);
  });

  it('[O2.17-02] [O2.17-17] never gives back more than was paid, whatever is withdrawn from afterwards', async () => {
    const undone = await complained();
    await decide(undone, { decision: 'refund' });
    const { status } = await undone.browser.send('POST', `/api/order/${undone.orderId}/withdraw`, {
      body: { rows: [{ rowId: undone.rowId, quantity: 3 }] },
    });
    expect(status).toBe(422);
    expect((await withdraw(undone, 2)).goods).toBe(200);

    const lowered = await complained();
    const reductions = [{ rowId: lowered.rowId, amount: 40 }];
    expect((await decide(lowered, { decision: 'reduction', reductions })).status).toBe(200);
    expect(await refundsOf(lowered.orderId)).toEqual([4_000]);
    expect([(await withdraw(lowered, 2)).goods, (await withdraw(lowered, 1)).goods]).toEqual([200, 60]);
  });

  it.each(['repair', 'replacement', 'rejected'] as const)(
    '[O2.17-02] that leads to %s gives no money back and tells the buyer why',
    async (decision) => {
      const mine = await complained();
      const { status, body } = await decide(mine, { decision, isRestocked: true });
      expect([status, body]).toEqual([
        200,
        { data: { return: expect.objectContaining({ status: 'closed', decision }) } },
      ]);
      expect([await refundsOf(mine.orderId), await stockOf(mine.productId)]).toEqual([[], 7]);
      const [mail] = await mailsAbout(mine.returnId).then((all) => all.filter((each) => each.includes('avgjort')));
      expect(mail?.includes('Allmänna reklamationsnämnden')).toBe(decision === 'rejected');
    },
  );

  it('[O6-01] is refused with what is wrong, and is nothing an employee ends', async () => {
    const mine = await complained();
    const wrong = async (body: object) => {
      const { status, body: response } = await decide(mine, body);
      return [status, (response as { fields?: object }).fields];
    };
    const row = { rowId: mine.rowId, amount: 100.01 };
    expect(await wrong({ decision: 'reduction' })).toEqual([
      422,
      { reductions: 'Ange hur mycket som betalas tillbaka.' },
    ]);
    expect(await wrong({ decision: 'reduction', reductions: [row] })).toEqual([
      422,
      { 'reductions.0.amount': 'Så mycket är inte betalt för raden.' },
    ]);
    expect(await wrong({ decision: 'reduction', reductions: [{ rowId: 'x-1', amount: 1 }] })).toEqual([
      422,
      { 'reductions.0.rowId': 'Raden är inte reklamerad.' },
    ]);
    expect(await wrong({ decision: 'repair', reductions: [{ ...row, amount: 1 }] })).toEqual([
      422,
      { reductions: 'Bara ett sänkt pris ger tillbaka en del.' },
    ]);
    expect(await wrong({ decision: 'refund', answer: ' ' })).toEqual([422, { answer: 'Fyll i fältet.' }]);
    expect((await decide(mine, { decision: 'rejected' }, employee)).status).toBe(403);
    expect(await read(mine.returnId)).toMatchObject({ status: 'announced', decision: null });

    const { browser, orderId: id, rowId } = mine;
    const body = { rows: [{ rowId, quantity: 1 }] };
    const { data } = await browser.request(postOrderWithdraw, { params: { id }, body });
    const late = await decide({ ...mine, returnId: data.return.id }, { decision: 'refund' });
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('när varorna har kommit')]);
  });
});
