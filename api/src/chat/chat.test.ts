import { type BodyOf, getChat, getChatService, postChatClose, postChatLetter, postChatMessage } from '@shop/contracts';
import { getAdminChat } from '@shop/contracts/api/admin';
import { MAX_CHAT_MESSAGES } from '@shop/domain/chat';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { auditLog, chat, chatMessage, contactCase, rateLimit } from '../db/schema/index.ts';
import { runJob } from '../jobs/jobs.ts';
import { createTestApp, type LoggedIn, type TestApp, type TestBrowser } from '../testing/index.ts';
import { openHub } from '../testing/open-hub.ts';
import { quickLogin } from '../testing/quick-login.ts';
import { chatOpenState } from './chat-hours.ts';

/** An ordinary Friday at ten in the morning in Sweden. */
const OPEN = '2026-11-20T09:00:00.000Z';
const NIGHT = '2026-11-20T22:00:00.000Z';

let shop: TestApp;
let employee: LoggedIn;
beforeAll(async () => {
  shop = await createTestApp({ config: { chatProvider: 'own' } });
});
beforeEach(async () => {
  shop.clock.set(OPEN);
  await shop.services.db.delete(rateLimit);
  employee = await quickLogin(shop, 'employee');
});
afterAll(() => shop.close());

type Message = BodyOf<typeof postChatMessage>;

const post = (browser: TestBrowser, body: Partial<Message>, key?: string) =>
  browser.send('POST', '/api/chat/message', {
    body,
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  });
const write = async (browser: TestBrowser, text: string, rest: Partial<Message> = {}) =>
  (await browser.request(postChatMessage, { body: { text, ...rest } })).data.chat;
const read = async (browser: TestBrowser, after = 0) =>
  (await browser.request(getChat, { query: { after } })).data.chat;
const hub = (path: string, form?: Readonly<Record<string, string>>, reader = employee) =>
  openHub(shop, reader, path, form);
const lastChat = async () => {
  const [row] = await shop.services.db.select().from(chat).orderBy(desc(chat.id)).limit(1);
  if (row === undefined) throw new Error('There is no chat.');
  return row;
};
const service = async () => (await shop.browser().request(getChatService)).data.service;

describe('the hours of the chat', () => {
  it('[1-87] are told to everybody, and with them whether somebody answers now', async () => {
    expect(await service()).toEqual({
      isOffered: true,
      isOpen: true,
      text: 'Öppet till 20:00',
      hours: [
        { days: 'Måndag–fredag', time: '08:00–20:00' },
        { days: 'Lördag–söndag', time: '10:00–18:00' },
        { days: 'Röda dagar', time: '11:00–16:00' },
      ],
    });
    shop.clock.set(NIGHT);
    expect(await service()).toMatchObject({ isOpen: false, text: 'Stängt. Öppnar i morgon 10:00' });
  });

  it.each([
    ['2026-11-20T07:00:00Z', true, 'Öppet till 20:00'],
    ['2026-11-20T06:59:59Z', false, 'Öppnar 08:00'],
    ['2026-11-20T19:00:00Z', false, 'Stängt. Öppnar i morgon 10:00'],
    ['2026-11-22T16:59:00Z', true, 'Öppet till 18:00'],
    ['2026-12-24T09:59:00Z', false, 'Röd dag. Öppnar 11:00'],
    ['2026-12-24T10:00:00Z', true, 'Röd dag. Öppet till 16:00'],
    ['2026-12-24T15:00:00Z', false, 'Röd dag. Stängt. Öppnar i morgon 11:00'],
    ['2026-07-15T06:00:00Z', true, 'Öppet till 20:00'],
  ])('follow the clock in Stockholm and its holidays: %s', (now, isOpen, text) => {
    expect(chatOpenState(new Date(now))).toEqual({ isOpen, text });
  });
});

describe('a chat', () => {
  it('[1-87] begins with a message, and goes on in the same browser', async () => {
    const shopper = shop.browser();
    expect(await read(shopper)).toBeNull();
    const begun = await write(shopper, ' Var är\r\nmitt paket? ', { firstName: 'Kim', orderNumber: 'px 7k3m 9q2t' });
    expect(begun).toMatchObject({
      state: 'open',
      messages: [{ from: 'shopper', name: null, text: 'Var är\nmitt paket?' }],
    });
    expect(await lastChat()).toMatchObject({ firstName: 'Kim', orderNumber: 'PX-7K3M-9Q2T', memberId: null });
    const after = begun.messages.at(-1)?.id ?? 0;
    const more = await write(shopper, 'Hallå?', { after });
    expect(more.messages.map(({ text }) => text)).toEqual(['Hallå?']);
    expect((await read(shopper))?.messages).toHaveLength(2);
    expect((await read(shopper, after))?.messages).toEqual(more.messages);
  });

  it('[1-87] is known by a cookie that scripts cannot read and nobody can guess', async () => {
    const shopper = shop.browser();
    const { headers, text } = await post(shopper, { text: 'Hej' });
    expect(String(headers['set-cookie'])).toMatch(/^chat=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(text).not.toContain(shopper.cookies.get('chat'));
    expect((await lastChat()).tokenHash.toString()).not.toContain(shopper.cookies.get('chat') ?? '');
    const stranger = shop.browser();
    expect(await read(stranger)).toBeNull();
    stranger.cookies.set('chat', `${shopper.cookies.get('chat')?.slice(0, -1)}_`);
    expect(await read(stranger)).toBeNull();
    await stranger.request(postChatClose);
    expect((await read(shopper))?.state).toBe('open');
  });

  it('of a member is there for that member alone, also at a shared computer', async () => {
    const member = await quickLogin(shop);
    await write(member, 'Det gäller min faktura.');
    expect((await lastChat()).memberId).toBe(member.memberId);
    const next = shop.browser();
    next.cookies.set('chat', member.cookies.get('chat') ?? '');
    expect(await read(next)).toBeNull();
    const other = await quickLogin(shop);
    other.cookies.set('chat', member.cookies.get('chat') ?? '');
    expect(await read(other)).toBeNull();
    expect(await read(member)).toMatchObject({ state: 'open' });
  });

  it('of a guest becomes a member’s when the member writes in it', async () => {
    const guest = shop.browser();
    await write(guest, 'Hej');
    const member = await quickLogin(shop);
    member.cookies.set('chat', guest.cookies.get('chat') ?? '');
    expect((await write(member, 'Nu är jag inloggad.')).messages).toHaveLength(2);
    expect(await read(guest)).toBeNull();
  });

  it('has each message once, however often it is sent under its key', async () => {
    const shopper = shop.browser();
    await write(shopper, 'Hej');
    const statuses = await Promise.all([
      post(shopper, { text: 'En gång' }, 'k-1'),
      post(shopper, { text: 'En gång' }, 'k-1'),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
    await post(shopper, { text: 'En gång' }, 'k-1');
    expect((await read(shopper))?.messages.map(({ text }) => text)).toEqual(['Hej', 'En gång']);
  });

  it('[1-87] takes 1 to 2000 characters, and says in Swedish what is wrong', async () => {
    const shopper = shop.browser();
    for (const [body, field] of [
      [{ text: ' \n ' }, 'text'],
      [{ text: 'å'.repeat(2001) }, 'text'],
      [{ text: 'Hej', orderNumber: 'min senaste' }, 'orderNumber'],
    ] as const) {
      const refused = await post(shopper, body);
      expect(refused).toMatchObject({
        status: 422,
        body: { fields: { [field]: expect.stringMatching(/^(Skriv|Ett)/) } },
      });
    }
    expect(await read(shopper)).toBeNull();
    expect((await post(shopper, { text: 'å'.repeat(2000) })).status).toBe(200);
  });

  it('[O5-28] is slowed down for a caller who writes without end', async () => {
    const shopper = shop.browser();
    const statuses = [];
    for (let i = 0; i < 41; i += 1) statuses.push((await post(shopper, { text: `Rad ${i}` })).status);
    expect([statuses.slice(0, 40).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429]);
    await shop.services.db.delete(rateLimit);
    const begun = [];
    for (let i = 0; i < 11; i += 1) begun.push((await post(shop.browser(), { text: 'Hej' })).status);
    expect([begun.slice(0, 10).every((status) => status === 200), begun.at(-1)]).toEqual([true, 429]);
  });

  it('ends for the shopper, and a new one begins beside it', async () => {
    const shopper = shop.browser();
    await write(shopper, 'Hej');
    await shopper.request(postChatClose);
    expect(await read(shopper)).toMatchObject({ state: 'closed', messages: [{ text: 'Hej' }] });
    const again = await write(shopper, 'En sak till', { after: 999_999 });
    expect(again).toMatchObject({ state: 'open', messages: [{ text: 'En sak till' }] });
  });

  it('has a greatest length', async () => {
    const shopper = shop.browser();
    await write(shopper, 'Hej');
    const { id } = await lastChat();
    const line = { chatId: id, from: 'shopper' as const, text: 'x', createdAt: shop.clock.now() };
    await shop.services.db.insert(chatMessage).values(Array(MAX_CHAT_MESSAGES - 1).fill(line));
    expect((await post(shopper, { text: 'En till' })).status).toBe(409);
    expect((await hub(`/admin/chat/${id}/answer`, { answer: 'Hej' })).status).toBe(409);
  });
});

describe('outside the opening hours', () => {
  it('[1-87] nobody can begin a chat, while one that goes on can be ended in peace', async () => {
    const [going, late] = [shop.browser(), shop.browser()];
    await write(going, 'Hej');
    shop.clock.set(NIGHT);
    expect(await post(late, { text: 'Hej' })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('Lämna din fråga') },
    });
    expect(late.cookies.has('chat')).toBe(false);
    expect((await write(going, 'Tack!')).messages).toHaveLength(2);
  });

  it('[1-87] a question is left as a case of the contact form, once, and its chat is ended', async () => {
    const shopper = shop.browser();
    await write(shopper, 'Hallå?');
    shop.clock.set(NIGHT);
    const body = { message: 'Hallå? Var är mitt paket?', email: 'kvall@exempel.example', firstName: 'Kim' };
    const send = () => shopper.request(postChatLetter, { body }, { 'Idempotency-Key': 'brev-1' });
    const [{ data }, again] = [await send(), await send()];
    expect(again.data).toEqual(data);
    const cases = await shop.services.db.select().from(contactCase).where(eq(contactCase.email, body.email));
    expect(cases).toMatchObject([{ id: data.case.id, status: 'waiting', message: body.message, firstName: 'Kim' }]);
    expect((await read(shopper))?.state).toBe('closed');
    const short = await shop.browser().send('POST', '/api/chat/letter', { body: { message: 'Hej', email: 'kim' } });
    expect(short).toMatchObject({
      status: 422,
      body: { fields: { message: expect.anything(), email: expect.anything() } },
    });
  });
});

describe('the sandbox', () => {
  it('[7.10-09] is what a shop with simulators has: open at any hour', async () => {
    const sandbox = await createTestApp();
    try {
      sandbox.clock.set(NIGHT);
      const { data } = await sandbox.browser().request(getChatService);
      expect(data.service).toMatchObject({ isOffered: true, isOpen: true, text: 'Öppet dygnet runt' });
      expect((await post(sandbox.browser(), { text: 'Hej' })).status).toBe(200);
    } finally {
      await sandbox.close();
    }
  });
});

describe('a shop without a chat', () => {
  it('[O7-45] says so, begins none, and takes letters', async () => {
    const without = await createTestApp({ config: { chatProvider: 'off' } });
    try {
      const { data } = await without.browser().request(getChatService);
      expect(data.service).toEqual({ isOffered: false, isOpen: false, text: 'Vi svarar per mejl', hours: [] });
      expect((await post(without.browser(), { text: 'Hej' })).status).toBe(409);
      const body = { message: 'Var är mitt paket?', email: 'brev@exempel.example' };
      expect((await without.browser().request(postChatLetter, { body })).data.case.id).toMatch(/^KS-/);
    } finally {
      await without.close();
    }
  });
});

describe('a chat in the hub', () => {
  it('[1-87] [O6-01] waits, is read, answered under a first name and ended, in the audit log', async () => {
    const shopper = shop.browser();
    await write(shopper, 'Har ni <b>den</b> i blått?', { firstName: 'Kim' });
    await write(shopper, 'Eller grönt?');
    const { id } = await lastChat();
    const path = `/admin/chat/${id}`;
    expect((await hub('/admin/')).page).toContain('chattar väntar på svar');
    expect((await hub('/admin/chat?status=open')).page).toContain(`href="${path}"`);
    expect((await hub('/admin/chat?search=grönt')).page).toContain(`href="${path}"`);
    const { page, headers } = await hub(path);
    expect(page).toContain('Har ni &lt;b&gt;den&lt;/b&gt; i blått?');
    expect(page).toContain('2 obesvarade meddelanden.');
    expect(headers['content-security-policy']).toContain("script-src 'self'; connect-src 'self'");

    const empty = await hub(`${path}/answer`, { answer: ' ' });
    expect([empty.status, empty.page.includes('id="svar-fel"')]).toEqual([422, true]);
    for (let i = 0; i < 2; i += 1) {
      const done = await hub(`${path}/answer`, { answer: 'Ja, i blått.' });
      expect([done.status, done.page.includes('Svaret är skickat.')]).toEqual([200, true]);
    }
    const { name } = (await read(shopper))?.messages.at(-1) ?? {};
    expect(name).toMatch(/^\p{L}+$/u);
    expect(await read(shopper)).toMatchObject({
      state: 'answered',
      messages: [{ from: 'shopper' }, { from: 'shopper' }, { from: 'staff', text: 'Ja, i blått.' }],
    });
    expect((await hub('/admin/chat?status=open')).page).not.toContain(`href="${path}"`);

    expect((await hub(`${path}/close`, {})).page).toContain('Chatten är avslutad.');
    expect((await hub(path)).page).not.toContain('Skicka svaret');
    expect((await hub(`${path}/answer`, { answer: 'En sak till.' })).status).toBe(409);
    expect((await read(shopper))?.state).toBe('closed');
    const log = await shop.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, String(id)));
    const ofChat = log.filter(({ entity }) => entity === 'chat');
    expect(ofChat.map(({ memberId }) => memberId)).toEqual(Array(2).fill(employee.memberId));
    expect(JSON.stringify(ofChat)).not.toContain('blått');
  });

  it('shows those that wait longest first', async () => {
    await shop.services.db.delete(chat);
    const texts = ['Först', 'Sedan', 'Sist'];
    for (const text of texts) {
      await write(shop.browser(), text);
      shop.clock.advance({ minutes: 1 });
    }
    const [first] = await shop.services.db.select().from(chat).orderBy(chat.id).limit(1);
    await hub(`/admin/chat/${first?.id}/answer`, { answer: 'Besvarad' });
    const { page } = await hub('/admin/chat');
    const positions = ['Sedan', 'Sist', 'Besvarad'].map((text) => page.indexOf(`>${text}<`));
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(positions[0]).toBeGreaterThan(0);
  });

  it('[O6-02] is not there for members, nor under a wrong number', async () => {
    const member = await quickLogin(shop);
    await write(member, 'Hej');
    const { id } = await lastChat();
    for (const [path, form] of [
      [`/admin/chat/${id}`],
      [`/admin/chat/${id}/answer`, { answer: 'Hej' }],
      [`/admin/chat/${id}/close`, {}],
    ] as const)
      expect((await hub(path, form, member)).status).toBe(404);
    const params = { id };
    await expect(member.request(getAdminChat, { params })).rejects.toThrow('403');
    for (const wrong of ['999999', 'x', '0']) {
      expect((await hub(`/admin/chat/${wrong}`)).status).toBe(404);
      expect((await hub(`/admin/chat/${wrong}/answer`, { answer: 'Hej' })).status).toBe(404);
      expect((await hub(`/admin/chat/${wrong}/close`, {})).status).toBe(404);
    }
    expect((await read(member))?.messages).toHaveLength(1);
  });
});

describe('an old chat', () => {
  it('[1-87] is gone with its messages thirty days after the last one', async () => {
    const [old, going] = [shop.browser(), shop.browser()];
    await write(old, 'Hej');
    const { id } = await lastChat();
    await write(going, 'Hej');
    shop.clock.advance({ days: 29 });
    await write(going, 'Jag igen');
    await runJob(shop.services, 'remove-expired');
    expect((await read(old))?.messages).toHaveLength(1);
    shop.clock.advance({ days: 2 });
    await runJob(shop.services, 'remove-expired');
    expect(await read(old)).toBeNull();
    expect(await shop.services.db.select().from(chatMessage).where(eq(chatMessage.chatId, id))).toEqual([]);
    expect((await read(going))?.messages).toHaveLength(2);
  });
});
