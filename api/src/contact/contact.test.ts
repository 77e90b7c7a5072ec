import { type BodyOf, postContact, postContactPhoto } from '@shop/contracts';
import { getAdminContactCase } from '@shop/contracts/api/admin';
import { MAX_CONTACT_PHOTOS } from '@shop/domain/contact';
import { MAIL_FIELD_IDS } from '@shop/domain/ids';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { auditLog, contactCase, contactPhoto, outboxMail, rateLimit } from '../db/schema/index.ts';
import { runJob } from '../jobs/jobs.ts';
import { createTestApp, type LoggedIn, type TestApp, type TestBrowser } from '../testing/index.ts';
import { openHub } from '../testing/open-hub.ts';
import { quickLogin } from '../testing/quick-login.ts';

let shop: TestApp;
let employee: LoggedIn;
beforeAll(async () => {
  shop = await createTestApp();
  employee = await quickLogin(shop, 'employee');
});
beforeEach(() => shop.services.db.delete(rateLimit));
afterAll(() => shop.close());

type Message = BodyOf<typeof postContact>;

let guests = 0;
const newAddress = () => `skribent${(guests += 1)}@exempel.example`;
const written = (email: string, rest: Partial<Message> = {}): Message => ({
  subject: 'delivery',
  orderNumber: '',
  message: 'Var är mitt <b>paket</b>?',
  mailFields: [
    { id: MAIL_FIELD_IDS.firstName, value: 'Kim' },
    { id: MAIL_FIELD_IDS.email, value: email },
  ],
  website: '',
  ...rest,
});
const send = (browser: TestBrowser, body: Message, key?: string) =>
  browser.send('POST', '/api/contact', { body, ...(key !== undefined && { headers: { 'Idempotency-Key': key } }) });
const write = async (email = newAddress(), rest: Partial<Message> = {}) =>
  (await shop.browser().request(postContact, { body: written(email, rest) })).data;
const caseOf = async (id: string) =>
  (await shop.services.db.select().from(contactCase).where(eq(contactCase.id, id)))[0];
const mailsTo = async (address: string) =>
  (await shop.services.db.select().from(outboxMail).where(eq(outboxMail.to, address))).toSorted((a, b) => a.id - b.id);
const picture = async (format: 'png' | 'gif' = 'png') =>
  (
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
      .toFormat(format)
      .toBuffer()
  )
    .toString('base64')
    .padEnd(100, 'A');
const show = (id: string, photoKey: string, image: string, browser = shop.browser()) =>
  browser.send('POST', `/api/contact/${id}/photo`, { body: { photoKey, image } });
const hub = (path: string, form?: Record<string, string>, browser = employee) => openHub(shop, browser, path, form);

describe('a message to customer service', () => {
  it('[2.1-90] [O9-31] [9-151] [9-154] becomes a case whose number is mailed, without the message itself', async () => {
    const email = newAddress();
    const { case: made } = await write(` ${email.toUpperCase()}`, { orderNumber: '#px 7k3m 9q2t' });
    expect(made.id).toMatch(/^KS-[2-9B-Z]{4}-[2-9B-Z]{4}$/);
    const stored = { email, firstName: 'Kim', memberId: null, status: 'waiting', orderNumber: 'PX-7K3M-9Q2T' };
    expect(await caseOf(made.id)).toMatchObject(stored);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe(`Vi har tagit emot ditt ärende ${made.id}`);
    expect(mail?.text).toContain('Det gäller: Leverans och spårning');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/paket|Kim/);
  });

  it('is the member’s who is logged in', async () => {
    const member = await quickLogin(shop, 'member');
    const { data } = await member.request(postContact, { body: written(newAddress()) });
    expect(await caseOf(data.case.id)).toMatchObject({ memberId: member.memberId });
  });

  it('[2.1-90] is refused by its fields, in Swedish', async () => {
    const body = written('kim@exempel', { subject: 'x', orderNumber: 'min senaste', message: ' Hej!\r\n ' });
    const { status, body: response } = await send(shop.browser(), body);
    expect([status, Object.keys((response as { fields: object }).fields)]).toEqual([
      422,
      ['subject', 'orderNumber', 'message', 'email'],
    ]);
    const long = written(newAddress(), { message: 'å'.repeat(2001) });
    expect(await send(shop.browser(), long)).toMatchObject({
      status: 422,
      body: { fields: { message: expect.stringContaining('2000') } },
    });
  });

  it('takes as many line breaks as a plain form sends', async () => {
    const { case: made } = await write(newAddress(), { message: `Hej!${'\r\n'.repeat(1900)}Hälsningar` });
    expect((await caseOf(made.id))?.message).not.toContain('\r');
  });

  it('is one case, however often it is sent under its key, and another one for another address', async () => {
    const email = newAddress();
    const key = 'kontakt-1';
    const responses = [send(shop.browser(), written(email), key), send(shop.browser(), written(email), key)];
    const [first, second] = await Promise.all(responses);
    expect([first?.status, second?.body]).toEqual([200, first?.body]);
    expect((await send(shop.browser(), written(email), key)).body).toEqual(first?.body);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await send(shop.browser(), written(newAddress()), key)).body).not.toEqual(first?.body);
  });

  it('of a machine, which fills in what nobody sees, looks received and is not', async () => {
    const email = newAddress();
    const { case: made, photoKey } = await write(email, { website: 'https://reklam.example' });
    expect([await caseOf(made.id), await mailsTo(email)]).toEqual([undefined, []]);
    expect((await show(made.id, photoKey, await picture())).status).toBe(404);
  });

  it('[O5-28] is taken five times a day for an address, and ten times an hour from a caller', async () => {
    const email = newAddress();
    const statuses = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await send(shop.browser(), written(email))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    for (let i = 0; i < 4; i += 1) statuses.push((await send(shop.browser(), written(newAddress()))).status);
    expect(statuses.slice(6)).toEqual([200, 200, 200, 200]);
    expect((await send(shop.browser(), written(newAddress()))).status).toBe(429);
  });
});

describe('pictures of a message', () => {
  it('[2.1-90] are added with its own key alone, re-encoded, at most three', async () => {
    const [mine, other] = [await write(), await write()];
    const image = await picture();
    expect((await show(mine.case.id, other.photoKey, image)).status).toBe(404);
    expect((await show('KS-2222-2222', mine.photoKey, image)).status).toBe(404);
    const params = { id: mine.case.id };
    for (let i = 1; i <= MAX_CONTACT_PHOTOS; i += 1) {
      const { data } = await shop.browser().request(postContactPhoto, { params, body: { ...mine, image } });
      expect(data.photos).toBe(i);
    }
    expect((await show(mine.case.id, mine.photoKey, image)).status).toBe(422);
    const [stored] = await shop.services.db.select().from(contactPhoto).where(eq(contactPhoto.caseId, mine.case.id));
    expect((await sharp(stored?.image).metadata()).format).toBe('webp');
  });

  it('are refused when they are none, or of a kind that is not taken', async () => {
    const mine = await write();
    const none = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(200)).toString('base64');
    for (const image of [none, await picture('gif')]) {
      expect(await show(mine.case.id, mine.photoKey, image)).toMatchObject({
        status: 422,
        body: { fields: { image: expect.stringContaining('JPEG, PNG eller WebP') } },
      });
    }
  });

  it('come within an hour', async () => {
    const mine = await write();
    shop.clock.advance({ minutes: 61 });
    expect((await show(mine.case.id, mine.photoKey, await picture())).status).toBe(409);
  });
});

describe('a case in the hub', () => {
  it('[O6-01] waits, is shown with its pictures, answered by a mail and closed, in the audit log', async () => {
    const email = newAddress();
    const { case: made, photoKey } = await write(email);
    await show(made.id, photoKey, await picture());
    const path = `/admin/contact/${made.id}`;
    expect((await hub('/admin/')).page).toContain('ärenden väntar på svar');
    expect((await hub('/admin/contact?status=waiting')).page).toContain(`href="${path}"`);
    expect((await hub(`/admin/contact?search=${email}`)).page).toContain(`href="${path}"`);
    const { page } = await hub(path);
    expect(page).toContain('Var är mitt &lt;b&gt;paket&lt;/b&gt;?');
    expect(page).not.toContain('Visas för alla');
    const photo = new RegExp(`${path}/photo/[\\w-]+`).exec(page)?.[0] ?? '';
    expect((await hub(photo)).headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    });
    const { case: another } = await write();
    expect((await hub(photo.replace(made.id, another.id))).status).toBe(404);

    const empty = await hub(`${path}/answer`, { answer: ' ' });
    expect([empty.status, empty.page.includes('id="svar-fel"')]).toEqual([422, true]);
    for (let i = 0; i < 2; i += 1) {
      const done = await hub(`${path}/answer`, { answer: 'Det kommer i morgon.' });
      expect([done.status, done.page.includes('Svaret är skickat.')]).toEqual([200, true]);
    }
    const [, answer, ...more] = await mailsTo(email);
    expect([answer?.subject, more]).toEqual([`Svar på ditt ärende ${made.id}`, []]);
    expect(answer?.text).toMatch(/Hej Kim!\s+Det kommer i morgon\.[^]*Du skrev\s+Var är mitt <b>paket<\/b>\?/);
    expect(answer?.html).not.toContain('<b>paket');
    expect((await hub('/admin/contact?status=waiting')).page).not.toContain(`href="${path}"`);

    expect((await hub(`${path}/close`, {})).page).toContain('Ärendet är avslutat.');
    expect((await hub(path)).page).not.toContain('Mejla svaret');
    const late = await hub(`${path}/answer`, { answer: 'En sak till.' });
    expect([late.status, (await mailsTo(email)).length]).toEqual([409, 2]);
    const log = await shop.services.db.select().from(auditLog).where(eq(auditLog.entityId, made.id));
    expect(log.map(({ entity, memberId }) => [entity, memberId])).toEqual(
      Array(2).fill(['contact-case', employee.memberId]),
    );
    expect(JSON.stringify(log)).not.toContain('i morgon');
  });

  it('[O6-02] is not there for members, nor under a wrong number', async () => {
    const member = await quickLogin(shop, 'member');
    const { case: made } = await write();
    expect((await hub(`/admin/contact/${made.id}`, undefined, member)).status).toBe(404);
    expect((await hub(`/admin/contact/${made.id}/answer`, { answer: 'Hej' }, member)).status).toBe(404);
    expect((await hub('/admin/contact/KS-0000-0000')).status).toBe(404);
  });

  it('is gone, with its pictures and answers, a year after its last change', async () => {
    const [old, touched] = [await write(), await write()];
    await show(old.case.id, old.photoKey, await picture());
    shop.clock.advance({ days: 30 });
    employee = await quickLogin(shop, 'employee');
    await hub(`/admin/contact/${touched.case.id}/answer`, { answer: 'Vi letar.' });
    shop.clock.advance({ days: 340 });
    await runJob(shop.services, 'remove-expired');
    const photos = await shop.services.db.select().from(contactPhoto).where(eq(contactPhoto.caseId, old.case.id));
    expect([await caseOf(old.case.id), photos]).toEqual([undefined, []]);
    employee = await quickLogin(shop, 'employee');
    const params = { id: touched.case.id };
    expect((await employee.request(getAdminContactCase, { params })).data.case.answers).toMatchObject([
      { text: 'Vi letar.' },
    ]);
  });
});
