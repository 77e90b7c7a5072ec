import {
  cancelOrder,
  getOrder,
  getOrderWithdrawal,
  postOrderLink,
  postOrderReturn,
  postOrderWithdrawalForm,
  postReturnPhoto,
} from '@shop/contracts';
import { and, eq, like } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { order, orderEvent, outboxMail, returnPhoto } from '../db/schema/index.ts';
import { BUYER, emailOf, fillCart, PAYMENT, placeTestOrder } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** An order of two units of 100 kr on account, sent for 49 kr. */
async function bought({ isDelivered = true, kind = 'private' as 'private' | 'company' } = {}) {
  const browser = shop.browser();
  const { id: productId } = await createProduct(shop.services.db, { possibleDeliveryMethods: [2, 11] });
  await fillCart(browser, productId, 2);
  const company = { kind, companyName: 'Bolaget AB', corpNumber: '5560360793' };
  const customer = { ...BUYER, email: emailOf(browser), ...(kind === 'company' && company) };
  const paymentMethodId = kind === 'company' ? PAYMENT.companyInvoice : PAYMENT.invoice;
  const { data } = await placeTestOrder(browser, { paymentMethodId, customer });
  const { id, secret } = data.order;
  if (isDelivered) {
    await shop.services.db.update(order).set({ status: 'delivered' }).where(eq(order.id, id));
    await shop.services.db.insert(orderEvent).values({ orderId: id, status: 'delivered', at: shop.clock.now() });
  }
  return { browser, id, secret, rowId: `${id}-0`, email: emailOf(browser) };
}

const mailsTo = (to: string, subject: string) =>
  shop.services.db
    .select()
    .from(outboxMail)
    .where(and(eq(outboxMail.to, to), like(outboxMail.subject, subject)));

const photo = async (format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<string> =>
  (
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
      .toFormat(format)
      .toBuffer()
  ).toString('base64');

const complain = (browser: TestBrowser, id: string, secret: string) =>
  browser.request(postOrderReturn, {
    params: { id },
    body: { secret, rows: [{ rowId: `${id}-0`, quantity: 1 }], description: 'Tangenten W fastnar.' },
  });

describe('what a withdrawal would give back', () => {
  it('[O2.17-17] is quoted for a selection: freight and fee only with the whole order', async () => {
    const { browser, id } = await bought();
    const quote = async (rows: string) =>
      (await browser.request(getOrderWithdrawal, { params: { id }, query: { rows } })).data.withdrawal.quote;
    expect(await quote('0:1')).toEqual({ goods: 100, shipping: 0, paymentFee: 0, total: 100 });
    expect(await quote('0:2')).toMatchObject({ goods: 200, shipping: 49 });
    expect(await quote('0:3')).toBeNull();
    expect(await quote('7:1')).toBeNull();
  });

  it.each([
    ['company', { kind: 'company' as const }],
    ['notPacked', { isDelivered: false }],
  ])('[O2.17-17] says why there is none: %s', async (obstacle, options) => {
    const { browser, id } = await bought(options);
    const { withdrawal } = (await browser.request(getOrderWithdrawal, { params: { id } })).data;
    expect(withdrawal).toMatchObject({ isOpen: false, obstacle, quote: null });
  });
});

describe('"Ångra köpet" as a form without script', () => {
  it('[O2.17-17] withdraws by the secret of the mail, and mails the receipt to the named address', async () => {
    const { id, secret } = await bought();
    const statement = { name: 'Kim', email: 'kvitto@example.se', reason: 'Fel färg' };
    const { data } = await shop
      .browser()
      .request(postOrderWithdrawalForm, { body: { orderId: id, secret, rows: '0:1', ...statement } });
    expect(data.return).toMatchObject({
      kind: 'withdrawal',
      refund: { total: 100 },
      steps: [{ label: 'Anmäld' }, {}, {}],
    });
    const [mail] = await mailsTo('kvitto@example.se', `%${data.return.id}%`);
    for (const text of [id, '1 ×', 'Du skrev: Fel färg', 'Du får tillbaka: 100\u00a0kr'])
      expect(mail?.text).toContain(text);
  });

  it('[O2.17-17] refuses a wrong secret, nothing selected and an address that no mail reaches', async () => {
    const { id, secret } = await bought();
    const send = (change: object) =>
      shop.browser().send('POST', '/api/order-withdrawal', {
        body: { orderId: id, secret, rows: '0:1', name: 'Kim', email: 'kim@example.se', reason: '', ...change },
      });
    expect((await send({ secret: 'fel' })).status).toBe(404);
    expect((await send({ secret: null })).status).toBe(404);
    expect((await send({ rows: '0:0' })).body).toMatchObject({ fields: { rows: expect.any(String) } });
    expect((await send({ email: 'kim@' })).body).toMatchObject({ fields: { email: expect.any(String) } });
  });
});

describe('the link to an order', () => {
  it('[O2.17-17] is mailed to its buyer, and nobody learns whether there is such an order', async () => {
    const { id, email } = await bought();
    const browser = shop.browser();
    const send = async (orderId: string, to: string) => {
      await browser.request(postOrderLink, { body: { orderId, email: to, purpose: 'withdrawal' } });
      await shop.services.afterResponse.idle();
    };
    await send(id.replace('PX-', '').toLowerCase(), email.toUpperCase());
    const [mail] = await mailsTo(email, `Länk till din beställning ${id}`);
    expect(mail?.text).toMatch(new RegExp(`/se/angra-kopet/${id}/[\\w-]{20,}`));
    await send(id, 'annan@example.se');
    await send('PX-2222-2222', email);
    expect(await mailsTo('annan@example.se', '%')).toEqual([]);
    expect(await mailsTo(email, 'Länk till%')).toHaveLength(1);
  });

  it('is limited: no mailbox is filled, and nobody guesses on', async () => {
    const { id, email } = await bought();
    const body = { orderId: id, email, purpose: 'order' };
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) {
      const headers = { 'x-forwarded-for': '10.99.0.1' };
      statuses.push((await shop.browser().send('POST', '/api/order-link', { body, headers })).status);
    }
    await shop.services.afterResponse.idle();
    expect([statuses[19], statuses[20]]).toEqual([204, 429]);
    expect(await mailsTo(email, 'Länk till%')).toHaveLength(5);
  });
});

describe('photos of a complaint', () => {
  it('[O2.17-02] are re-encoded, and seen by the buyer alone', async () => {
    const { browser, id, secret } = await bought();
    const { id: returnId } = (await complain(browser, id, secret)).data.return;
    const params = { id, returnId };
    const { data } = await browser.request(postReturnPhoto, { params, body: { image: await photo('jpeg') } });
    const [photoId = ''] = data.return.photos ?? [];
    const path = `/api/order/${id}/return/${returnId}/photo/${photoId}`;
    const shown = await browser.send('GET', path);
    expect([shown.status, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    expect((await shop.browser().send('GET', `${path}?secret=${secret}`)).status).toBe(200);
    expect((await shop.browser().send('GET', path)).status).toBe(404);
    const other = await bought();
    expect((await other.browser.send('GET', path.replace(id, other.id))).status).toBe(404);
    const { order: seen } = (await browser.request(getOrder, { params: { id } })).data;
    expect(seen.returns).toMatchObject([{ id: returnId, photos: [photoId] }]);
  });

  it('[O2.17-02] are five at most, and nothing but pictures', async () => {
    const { browser, id, secret } = await bought();
    const { id: returnId } = (await complain(browser, id, secret)).data.return;
    const send = (image: string) =>
      browser.send('POST', `/api/order/${id}/return/${returnId}/photo`, { body: { image } });
    const script = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>${' '.repeat(80)}`);
    expect((await send(script.toString('base64'))).body).toMatchObject({ fields: { image: expect.any(String) } });
    expect((await send('A'.repeat(240_004))).status).toBe(422);
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await send(await photo())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 422]);
    expect(await shop.services.db.select().from(returnPhoto).where(eq(returnPhoto.returnId, returnId))).toHaveLength(5);
  });
});

describe('papers of an order', () => {
  it('[O2.17-02] the receipt is a tagged PDF for the buyer and the bearer of the link, 404 for others', async () => {
    const { browser, id, secret } = await bought();
    const path = `/api/order/${id}/receipt.pdf`;
    const own = await browser.send('GET', path);
    expect([own.status, own.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(own.text.startsWith('%PDF-1.7')).toBe(true);
    expect(own.text).toContain('/MarkInfo');
    expect(own.text).toContain('/Lang');
    expect((await shop.browser().send('GET', `${path}?secret=${secret}`)).status).toBe(200);
    expect((await shop.browser().send('GET', path)).status).toBe(404);
    expect((await browser.send('GET', `${path}?number=KR-1`)).status).toBe(404);
  });

  it('[O2.17-17] the standard form of withdrawal is a PDF for anybody', async () => {
    const form = await shop.browser().send('GET', '/api/withdrawal-form.pdf');
    expect([form.status, form.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('[O2.17-17] the confirmation carries the right of withdrawal and its form; a company’s promises none', async () => {
    const consumer = await bought();
    const [mail] = await mailsTo(consumer.email, `Din beställning ${consumer.id}`);
    for (const text of [
      '14 dagars ångerrätt',
      'Standardblankett för utövande av ångerrätt',
      'Datum',
      `/se/angra-kopet/${consumer.id}/${consumer.secret}`,
      'org.nr 559999-1238',
    ])
      expect(mail?.text).toContain(text);
    const company = await bought({ kind: 'company' });
    const [other] = await mailsTo(company.email, `Din beställning ${company.id}`);
    expect(other?.text).toContain('Lagens ångerrätt och öppet köp gäller inte');
    expect(other?.text).not.toContain('14 dagars ångerrätt');
    expect(other?.text).not.toContain('angra-kopet');
  });
});

describe('"Avbeställ"', () => {
  it('[O7-11] works by the secret of the mail, in another browser, and not without it', async () => {
    const { id, secret } = await bought({ isDelivered: false });
    expect((await shop.browser().send('POST', `/api/order/${id}/cancel`)).status).toBe(404);
    const { data } = await shop.browser().request(cancelOrder, { params: { id }, query: { secret } });
    expect(data.order).toMatchObject({ status: 'cancelled', statusLabel: 'Avbeställd' });
  });
});
