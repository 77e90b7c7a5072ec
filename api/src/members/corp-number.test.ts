import {
  getCheckout,
  getMe,
  getOrder,
  getOrderReceipt,
  getProfileSettings,
  postProfileSettings,
  putCheckout,
} from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkoutDraft, member, order } from '../db/schema/index.ts';
import { BUYER, fillCart, PAYMENT, placeTestOrder, tryOrder } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../testing/index.ts';
import { encryptCorpNumbers } from './corp-number.ts';

const WHOLE = '8112289874';
const SHOWN = '811228-****';
const COMPANY = { kind: 'company' as const, companyName: 'Ekströms Snickeri' };

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const memberRow = async (id: number) => (await shop.services.db.select().from(member).where(eq(member.id, id)))[0];
const orderRecord = async (id: string) => (await shop.services.db.select().from(order).where(eq(order.id, id)))[0];
const opened = (encrypted: Buffer | null | undefined): string =>
  shop.services.config.secrets.decrypt('corp-number', encrypted ?? Buffer.alloc(0));

/** A member who has typed the number of a sole trader into the profile. */
async function trader() {
  const browser = await shop.loginAs('company');
  await browser.request(postProfileSettings, { body: { corpNumber: '19811228-9874' } });
  await shop.services.db.update(member).set({ isCorporateCustomer: true }).where(eq(member.id, browser.memberId));
  return browser;
}

async function withGoods<Browser extends TestBrowser>(browser: Browser): Promise<Browser> {
  const { id } = await createProduct(shop.services.db, { possibleDeliveryMethods: [11] });
  await fillCart(browser, id);
  return browser;
}

describe('a sole trader’s organisation number, which is a personal number', () => {
  it('[F21] [O3-06] is stored encrypted and shown as its birth date', async () => {
    const browser = await trader();
    const row = await memberRow(browser.memberId);
    expect([row?.corpNumber, opened(row?.corpNumberEncrypted)]).toEqual([SHOWN, `19${WHOLE}`]);
    expect((await browser.request(getMe)).data.user).toMatchObject({ corpNumber: SHOWN });
    expect((await browser.request(getProfileSettings)).data.settings.corpNumber).toBe(SHOWN);
  });

  it('[F21] [O6-16] stays, and stays approved, when it comes back as it was shown or is typed again', async () => {
    const browser = await trader();
    const before = await memberRow(browser.memberId);
    for (const corpNumber of [SHOWN, '19811228-9874']) {
      await browser.request(postProfileSettings, { body: { corpNumber, companyName: 'Nytt namn' } });
      const after = await memberRow(browser.memberId);
      expect([after?.corpNumber, opened(after?.corpNumberEncrypted), after?.isCorporateCustomer]).toEqual([
        before?.corpNumber,
        opened(before?.corpNumberEncrypted),
        true,
      ]);
    }
    const other = await browser.send('POST', '/api/profile-settings', { body: { corpNumber: '900101-****' } });
    expect([other.status, other.body]).toMatchObject([
      422,
      { fields: { corpNumber: 'Skriv hela organisationsnumret.' } },
    ]);
  });

  it('[F21] [O3-06] is neither in an order, its response nor its receipt; the member’s own is taken from the account', async () => {
    const browser = await withGoods(await trader());
    const { customer } = (await browser.request(getCheckout)).data.checkout;
    expect(customer.corpNumber).toBe(SHOWN);
    const bought = { ...BUYER, ...COMPANY, corpNumber: customer.corpNumber };
    const { id } = (await placeTestOrder(browser, { customer: bought, paymentMethodId: PAYMENT.companyInvoice })).data
      .order;
    const record = await orderRecord(id);
    expect([record?.customer.corpNumber, opened(record?.corpNumberEncrypted)]).toEqual([SHOWN, `19${WHOLE}`]);
    expect((await browser.request(getOrder, { params: { id } })).data.order.customer.corpNumber).toBe(SHOWN);
    const { receipt } = (await browser.request(getOrderReceipt, { params: { id } })).data;
    expect([receipt.buyer.name, receipt.buyer.corpNumber]).toEqual([COMPANY.companyName, SHOWN]);
  });

  it('[F21] [O3-06] is typed whole by a guest, and is in no draft', async () => {
    const browser = await withGoods(shop.browser());
    await browser.request(putCheckout, { body: { customer: { ...COMPANY, corpNumber: '811228-9874' } } });
    expect(JSON.stringify(await shop.services.db.select().from(checkoutDraft))).not.toMatch(/811228-?9874/);
    const masked = { ...BUYER, ...COMPANY, corpNumber: SHOWN };
    expect((await tryOrder(browser, { customer: masked })).body).toMatchObject({
      fields: { 'customer.corpNumber': 'Skriv hela organisationsnumret.' },
    });
    const { id } = (await placeTestOrder(browser, { customer: { ...masked, corpNumber: '811228-9874' } })).data.order;
    const record = await orderRecord(id);
    expect([record?.customer.corpNumber, opened(record?.corpNumberEncrypted)]).toEqual([SHOWN, WHOLE]);
  });

  it('[F21] is not registered as it would be shown', async () => {
    const body = { ...COMPANY, corpNumber: SHOWN, email: 'x@example.se', username: 'ek-1', firstName: 'Kim' };
    const refused = await shop.browser().send('POST', '/api/register', { body });
    expect(refused).toMatchObject({ status: 422 });
    expect(JSON.stringify(refused.body)).toContain('corpNumber');
  });

  it('[F21] that an older release has stored in clear is masked at once and encrypted by a job, once', async () => {
    const { pool, config, db } = shop.services;
    const clear = await shop.loginAs('company', { corpNumber: '19811228-9874' });
    const company = await shop.createMember('company', { corpNumber: '559999-1238' });
    const { id } = (await placeTestOrder(await withGoods(shop.browser()))).data.order;
    const customer = { ...BUYER, ...COMPANY, corpNumber: WHOLE };
    await db.update(order).set({ customer }).where(eq(order.id, id));
    expect((await clear.request(getMe)).data.user).toMatchObject({ corpNumber: SHOWN });

    expect(await encryptCorpNumbers(pool, config.secrets)).toBe(2);
    const row = await memberRow(clear.memberId);
    expect([row?.corpNumber, opened(row?.corpNumberEncrypted)]).toEqual([SHOWN, `19${WHOLE}`]);
    const record = await orderRecord(id);
    expect([record?.customer, opened(record?.corpNumberEncrypted)]).toEqual([
      { ...customer, corpNumber: SHOWN },
      WHOLE,
    ]);
    expect(await memberRow(company.id)).toMatchObject({ corpNumber: '559999-1238', corpNumberEncrypted: null });
    expect(await encryptCorpNumbers(pool, config.secrets)).toBe(0);
  });
});
