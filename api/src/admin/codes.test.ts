import { putCheckout } from '@shop/contracts';
import {
  getAdminDiscountCodes,
  getAdminGiftCards,
  postAdminDiscountCode,
  postAdminGiftCard,
  putAdminDiscountCode,
} from '@shop/contracts/api/admin';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditLog, discountCode, outboxMail } from '../db/schema/index.ts';
import { newGiftCardCode } from '../orders/gift-card-code.ts';
import { fillCart } from '../testing/buying.ts';
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

const CODE = {
  code: 'vinter15',
  name: 'Vinter',
  kind: 'percent' as const,
  value: 15,
  startsAt: null,
  endsAt: null,
  minimumGoods: 0,
  maxUses: 10,
  maxPerCustomer: null,
  productIds: null,
  categoryIds: null,
  memberId: null,
  isActive: true,
};

async function useCode(code: string) {
  const browser = shop.browser();
  const { id } = await createProduct(shop.services.db, { possibleDeliveryMethods: [2, 11] });
  await fillCart(browser, id, 2);
  await browser.request(putCheckout, { body: { customer: { zipCode: '41112' } } });
  return browser.send('POST', '/api/checkout/code', { body: { code } });
}

describe('discount codes', () => {
  it('[O6-01] [1-20] work in the checkout as they were made, until they are revoked', async () => {
    const { id, version } = (await admin.request(postAdminDiscountCode, { body: CODE })).data;
    const used = await useCode('Vinter15');
    expect([used.status, used.text]).toEqual([200, expect.stringContaining('"discount":30')]);
    const { rows } = (await employee.request(getAdminDiscountCodes, { query: { search: 'vinter' } })).data;
    expect(rows).toEqual([expect.objectContaining({ id, code: 'VINTER15', value: 15, uses: 0 })]);
    const body = { ...CODE, version, isActive: false };
    await admin.request(putAdminDiscountCode, { params: { id }, body });
    const refused = await useCode('VINTER15');
    expect([refused.status >= 400, refused.text]).toEqual([true, expect.stringContaining('Koden finns inte.')]);
    expect(
      (await employee.request(getAdminDiscountCodes, { query: { isActive: 'true', search: 'vinter' } })).data.total,
    ).toBe(0);
  });

  it.each([
    [{ value: 101 }, 'value', 'Ange hela procent, 1–100.'],
    [{ value: 1.5 }, 'value', 'Ange hela procent, 1–100.'],
    [{ kind: 'amount', value: 0 }, 'value', 'Ange ett belopp över noll.'],
    [{ startsAt: 200, endsAt: 100 }, 'endsAt', 'Slutet måste komma efter början.'],
    [{ code: 'två ord' }, 'code', 'Använd bokstäver, siffror och bindestreck, 3–40 tecken.'],
    [{ memberId: 2_000_000_000 }, 'memberId', 'Medlemmen finns inte.'],
    [{ categoryIds: [1, 2_000_000_000] }, 'categoryIds.1', 'Kategorin finns inte.'],
  ])('[O6-01] that cannot be are refused with the field: %j', async (fields, field, text) => {
    const body = { ...CODE, code: 'FEL', ...fields };
    const { status, body: response } = await admin.send('POST', '/api/admin/discount-code', { body });
    expect([status, (response as { fields: object }).fields]).toEqual([
      422,
      expect.objectContaining({ [field]: text }),
    ]);
  });

  it('[O6-01] are one of a name, and never allowed less often than they were used', async () => {
    const made = (await admin.request(postAdminDiscountCode, { body: { ...CODE, code: 'ENDAST' } })).data;
    const twice = await admin.send('POST', '/api/admin/discount-code', { body: { ...CODE, code: 'endast' } });
    expect([twice.status, twice.body]).toEqual([
      409,
      expect.objectContaining({ fields: { code: 'Koden finns redan.' } }),
    ]);
    await shop.services.db.update(discountCode).set({ uses: 5 }).where(eq(discountCode.id, made.id));
    const body = { ...CODE, code: 'ENDAST', version: made.version, maxUses: 4 };
    const { status, text } = await admin.send('PUT', `/api/admin/discount-code/${made.id}`, { body });
    expect([status, text]).toEqual([422, expect.stringContaining('Koden är redan använd 5 gånger.')]);
  });
});

describe('gift cards', () => {
  const gift = {
    amount: 250,
    recipientEmail: 'ville@example.se',
    recipientName: 'Ville',
    message: 'Förlåt!',
    reason: 'Sen leverans',
  };
  const balance = async (code: string) => {
    const { status, body } = await shop.browser().send('POST', '/api/gift-card/balance', { body: { code } });
    return status === 200 ? (body as { data: { giftCard: { balance: number } } }).data.giftCard.balance : status;
  };

  it('[O6-01] [1-20] are sent by e-mail; their code is in no response, no table and no log', async () => {
    const { id, lastFour } = (await admin.request(postAdminGiftCard, { body: gift })).data;
    const code = newGiftCardCode(shop.services.config.secrets, id);
    expect(await balance(code)).toBe(250);
    const [mail] = await shop.services.db.select().from(outboxMail).where(eq(outboxMail.giftCardId, id));
    expect([mail?.to, mail?.text.includes('Förlåt!'), mail?.text.includes(code)]).toEqual([
      gift.recipientEmail,
      true,
      false,
    ]);
    const { text } = await employee.send('GET', `/api/admin/gift-card?search=${lastFour}&state=open`);
    expect([text.includes(id), text.includes(code)]).toEqual([true, false]);
    const log = await shop.services.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(log.map(({ change }) => change.after)).toEqual([{ amount: 250, lastFour, reason: 'Sen leverans' }]);
    expect(JSON.stringify(shop.logs)).not.toContain(code);
  });

  it('[O6-01] [1-20] are blocked and opened again; what is on them stays', async () => {
    const { id } = (await admin.request(postAdminGiftCard, { body: gift })).data;
    const code = newGiftCardCode(shop.services.config.secrets, id);
    const block = (isBlocked: boolean, by = admin) =>
      by.send('PUT', `/api/admin/gift-card/${id}/block`, { body: { isBlocked, reason: 'Stulet' } });
    expect((await block(true, employee)).status).toBe(403);
    expect((await block(true)).body).toEqual({ data: { isChanged: true } });
    expect((await block(true)).body).toEqual({ data: { isChanged: false } });
    expect(await balance(code)).not.toBe(250);
    const { rows } = (await employee.request(getAdminGiftCards, { query: { state: 'blocked' } })).data;
    expect(rows.map((row) => row.id)).toContain(id);
    await block(false);
    expect(await balance(code)).toBe(250);
  });
});
