import { getOrder, postOrderReturn, postReturnPhoto } from '@shop/contracts';
import { getAdminReturn, getAdminReturnPhoto } from '@shop/contracts/api/admin';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditLog, order, orderEvent, outboxMail } from '../../db/schema/index.ts';
import { BUYER, fillCart, PAYMENT, placeTestOrder } from '../../testing/buying.ts';
import { createProduct } from '../../testing/factories.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../../testing/index.ts';
import { openHub } from '../../testing/open-hub.ts';
import { quickLogin } from '../../testing/quick-login.ts';

let shop: TestApp;
let admin: LoggedIn;
let employee: LoggedIn;
let member: LoggedIn;
beforeAll(async () => {
  shop = await createTestApp();
  [admin, employee, member] = await Promise.all([
    quickLogin(shop, 'admin'),
    quickLogin(shop, 'employee'),
    quickLogin(shop, 'member'),
  ]);
});
afterAll(() => shop.close());

const open = (browser: Pick<LoggedIn, 'cookies'>, url: string, form?: Record<string, string>) =>
  openHub(shop, browser, url, form);

/** A guest's order on account, and who has placed it. */
async function ordered(email = BUYER.email) {
  const browser = shop.browser();
  const { id: productId } = await createProduct(shop.services.db, { possibleDeliveryMethods: [2, 11] });
  await fillCart(browser, productId);
  const customer = { ...BUYER, email };
  const { data } = await placeTestOrder(browser, { paymentMethodId: PAYMENT.invoice, customer });
  return { browser, id: data.order.id };
}

describe('an order in the hub', () => {
  const step = (browser: LoggedIn, id: string, form: Record<string, string>) =>
    open(browser, `/admin/order/${id}/status`, form);

  it('[O6-01] is moved on step by step, and goes off with the number of its parcel', async () => {
    const { browser, id } = await ordered('kolli@exempel.example');
    const { page: before } = await open(admin, `/admin/order/${id}`);
    expect(before).toContain(`action="/admin/order/${id}/status"`);
    expect(before).toContain('Börja packa');
    expect(before).toMatch(/<dt>Betalning<\/dt>\s*<dd>Betald<\/dd>/);
    expect(before).not.toContain('name="trackingNumber"');
    const packing = await step(admin, id, { status: 'packing' });
    expect([packing.status, packing.page.includes('name="trackingNumber"')]).toEqual([200, true]);

    const wrong = await step(admin, id, { status: 'shipped', trackingNumber: 'LP <12>' });
    expect(wrong.status).toBe(422);
    expect(wrong.page).toMatch(
      /value="LP &lt;12&gt;"[^>]*aria-describedby="kolli-om kolli-fel"[^>]*aria-invalid="true"/,
    );
    expect(wrong.page).toMatch(/id="kolli-fel"[^>]*>\s*Skriv kollinumret med/);

    const sent = await step(admin, id, { status: 'shipped', trackingNumber: ' LP 12 ' });
    expect([sent.status, /<dt>Kollinummer<\/dt>\s*<dd>LP 12<\/dd>/.test(sent.page)]).toEqual([200, true]);
    expect((await browser.request(getOrder, { params: { id } })).data.order.tracking?.number).toBe('LP 12');
    const [mail] = await shop.services.db
      .select()
      .from(outboxMail)
      .where(and(eq(outboxMail.orderId, id), eq(outboxMail.subject, `Beställning ${id}: skickad`)));
    expect(mail?.text).toContain('Kollinummer: LP 12');
    const log = await shop.services.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'order'), eq(auditLog.entityId, id)));
    expect(log.map(({ memberId, change }) => [memberId, change.after])).toEqual([
      [admin.memberId, { status: 'packing' }],
      [admin.memberId, { status: 'shipped', trackingNumber: 'LP 12' }],
    ]);
    const again = await step(admin, id, { status: 'packing' });
    expect([again.status, again.page.includes('kan inte bli packas')]).toEqual([409, true]);
  });

  it('[O6-01] is cancelled by an admin who confirms it, and its money goes back', async () => {
    const { id } = await ordered();
    const { page } = await open(admin, `/admin/order/${id}`);
    expect(page).toMatch(/<summary>Avbeställ<\/summary>[\s\S]*name="status" value="cancelled"/);
    expect((await open(employee, `/admin/order/${id}`)).page).not.toContain('Avbeställ hela');
    const cancelled = await step(admin, id, { status: 'cancelled' });
    expect([cancelled.status, /<dt>Status<\/dt>\s*<dd>Avbeställd<\/dd>/.test(cancelled.page)]).toEqual([200, true]);
    expect(cancelled.page).not.toContain('Avbeställ hela');
  });

  it('[O6-02] is shown to employees, moved by admins alone, and not there for anybody else', async () => {
    const { id } = await ordered();
    expect((await open(employee, `/admin/order/${id}`)).page).not.toContain('/status"');
    const refused = await step(employee, id, { status: 'packing' });
    expect([refused.status, refused.page.includes('role="alert"')]).toEqual([403, true]);
    expect((await step(member, id, { status: 'packing' })).status).toBe(404);
    const forged = await shop.app.inject({
      method: 'POST',
      url: `/admin/order/${id}/status`,
      cookies: Object.fromEntries(admin.cookies),
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'status=packing',
    });
    expect(forged.statusCode).toBe(403);
    const [record] = await shop.services.db.select().from(order).where(eq(order.id, id));
    expect(record?.status).toBe('received');
  });
});

describe('a complaint in the hub', () => {
  /** A complaint with a photo. */
  async function complained() {
    const { browser, id } = await ordered();
    await shop.services.db.update(order).set({ status: 'delivered' }).where(eq(order.id, id));
    await shop.services.db.insert(orderEvent).values({ orderId: id, status: 'delivered', at: shop.clock.now() });
    const body = { rows: [{ rowId: `${id}-0`, quantity: 1 }], description: 'Skärmen <b>är</b> sprucken.' };
    const { id: returnId } = (await browser.request(postOrderReturn, { params: { id }, body })).data.return;
    const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
      .png()
      .toBuffer();
    const params = { id, returnId };
    const { data } = await browser.request(postReturnPhoto, { params, body: { image: png.toString('base64') } });
    return { id, returnId, photoId: data.return.photos?.[0] ?? '' };
  }

  it('[O2.17-02] [O6-01] is shown with the buyer’s words and photos to the employees who decide it', async () => {
    const { id, returnId, photoId } = await complained();
    const { page: list } = await open(employee, `/admin/return?search=${returnId}`);
    expect(list).toContain(`<a href="/admin/return/${returnId}">${returnId}</a>`);
    const { status, page } = await open(employee, `/admin/return/${returnId}`);
    expect(status).toBe(200);
    expect(page).toContain('Skärmen &lt;b&gt;är&lt;/b&gt; sprucken.');
    expect(page).toContain(`<a href="/admin/order/${id}">${id}</a>`);
    expect(page).toMatch(new RegExp(`<img\\s+src="/admin/return/${returnId}/photo/${photoId}"\\s+alt="Bild 1"`));

    const photo = await open(employee, `/admin/return/${returnId}/photo/${photoId}`);
    expect([photo.status, photo.headers['content-type'], photo.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    expect(await sharp(photo.raw).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
    const { return: one } = (await employee.request(getAdminReturn, { params: { id: returnId } })).data;
    expect(one.photos).toEqual([photoId]);
    const { image } = (await employee.request(getAdminReturnPhoto, { params: { id: returnId, photoId } })).data;
    expect(Buffer.from(image, 'base64').equals(photo.raw)).toBe(true);
  });

  const decide = (browser: LoggedIn, id: string, form: Record<string, string>) =>
    open(browser, `/admin/return/${id}/decide`, form);

  it('[O6-01] [O2.17-02] is decided once by an admin, with what each row gives back and words to the buyer', async () => {
    const { id, returnId } = await complained();
    const row = `sankning-${id}-0`;
    const { page } = await open(admin, `/admin/return/${returnId}`);
    expect(page).toContain(`action="/admin/return/${returnId}/decide"`);
    expect((await open(employee, `/admin/return/${returnId}`)).page).not.toContain('/decide"');

    const tooMuch = await decide(admin, returnId, {
      decision: 'reduction',
      answer: 'Ett <b>streck</b>.',
      [row]: '999999',
    });
    expect(tooMuch.status).toBe(422);
    expect(tooMuch.page).toMatch(/id="sankning-[^"]+-fel"[^>]*>Så mycket är inte betalt för raden\./);
    expect(tooMuch.page).toMatch(/value="reduction"[^>]*\schecked/);
    expect(tooMuch.page).toContain('Ett &lt;b&gt;streck&lt;/b&gt;.');
    const empty = await decide(admin, returnId, { answer: 'Hej' });
    expect([empty.status, empty.page.includes('Välj vad vi gör.')]).toEqual([422, true]);

    const decided = await decide(admin, returnId, {
      decision: 'reduction',
      answer: 'Du behåller den.',
      [row]: '12,50',
    });
    expect([decided.status, decided.page.includes('Reklamationen är avgjord.')]).toEqual([200, true]);
    const { return: one } = (await admin.request(getAdminReturn, { params: { id: returnId } })).data;
    expect(one).toMatchObject({ decision: 'reduction', answer: 'Du behåller den.', refund: { total: 12.5 } });
    const [mail] = await shop.services.db
      .select()
      .from(outboxMail)
      .where(eq(outboxMail.subject, `Vi har avgjort din reklamation ${returnId}`));
    expect(mail?.text).toContain('Du behåller den.');
    const again = await decide(admin, returnId, { decision: 'rejected', answer: 'Nej.' });
    expect([again.status, again.page.includes('redan avgjord')]).toEqual([409, true]);
  });

  it('[O6-02] is decided by admins alone', async () => {
    const { returnId } = await complained();
    const form = { decision: 'rejected', answer: 'Nej.' };
    expect((await decide(employee, returnId, form)).status).toBe(403);
    expect((await decide(member, returnId, form)).status).toBe(404);
    const { return: one } = (await admin.request(getAdminReturn, { params: { id: returnId } })).data;
    expect(one.decision).toBeNull();
  });

  it('[O6-02] and its photos are not there for anybody else, nor a photo under another complaint', async () => {
    const mine = await complained();
    const other = await complained();
    for (const browser of [member, shop.browser()]) {
      for (const path of [`/admin/return/${mine.returnId}`, `/admin/return/${mine.returnId}/photo/${mine.photoId}`])
        expect([path, (await open(browser, path)).status]).toEqual([path, 404]);
    }
    for (const path of [
      `/admin/return/${other.returnId}/photo/${mine.photoId}`,
      `/admin/return/${mine.returnId}/photo/ingen`,
      '/admin/return/RT-ingen',
    ])
      expect([path, (await open(admin, path)).status]).toEqual([path, 404]);
    expect((await member.send('GET', `/api/admin/return/${mine.returnId}/photo/${mine.photoId}`)).status).toBe(403);
  });
});
