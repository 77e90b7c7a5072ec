import { getEidPoll, getEidQrCode, getEidSigning, getEidStatus, getMe, postEidStart } from '@shop/contracts';
import { createEidSandbox } from '@shop/demo/simulators/eid';
import { eq } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eidSandboxOrder, eidSigning, member, session } from '../db/schema/index.ts';
import { removeExpired } from '../members/housekeeping.ts';
import { decryptSsn, encryptSsn } from '../members/ssn.ts';
import { type LoggedIn, type TestApp, TEST_PASSWORD, createTestApp } from '../testing/index.ts';

const SSN = '198112289874';
const OTHER_SSN = '198507099805';
const CHILD_SSN = '201501012395';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.advance({ hours: 1 }));

const someone = (ssn: string | null = SSN) =>
  shop.loginAs('member', { ssnEncrypted: ssn === null ? null : encryptSsn(ssn, shop.services.config.secrets) });
const start = async (browser: LoggedIn, purpose: 'identify' | 'instalments' = 'identify') =>
  (await browser.request(postEidStart, { body: { purpose } })).data;
const poll = (browser: LoggedIn, reference: string) => browser.request(getEidPoll, { params: { reference } });
const status = async (browser: LoggedIn, reference: string) =>
  (await browser.request(getEidStatus, { params: { reference } })).status;
/** Presses one of the app's buttons, as the person in the browser that started the signing. */
const press = ({ cookies }: Pick<LoggedIn, 'cookies'>, appUrl: string, form: Record<string, string>) =>
  shop.app.inject({
    method: 'POST',
    url: appUrl,
    cookies: Object.fromEntries(cookies),
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
const sign = (browser: Pick<LoggedIn, 'cookies'>, appUrl: string, personalNumber = SSN) =>
  press(browser, appUrl, { action: 'sign', personalNumber });
const isSecure = async (browser: LoggedIn) =>
  (await browser.send('PUT', '/api/user/password', { body: { newPassword: 'x' } })).status === 422;

describe('a signing', () => {
  it('[7.8-01] [7.8-03] [O7-32] is started, waits, is signed in the app and is complete', async () => {
    const browser = await someone();
    const { reference, appUrl, autoStartToken } = await start(browser);
    expect(appUrl).toContain(autoStartToken);
    expect(await poll(browser, reference)).toEqual({
      status: { status: 'pending' },
      hintCode: 'outstandingTransaction',
    });
    const page = await shop.app.inject({ method: 'GET', url: appUrl });
    expect([page.statusCode, page.payload.includes('Jag legitimerar mig hos Pixelhamn.')]).toEqual([200, true]);
    expect((await poll(browser, reference)).hintCode).toBe('userSign');

    expect((await sign(browser, appUrl)).statusCode).toBe(200);
    expect(await poll(browser, reference)).toEqual({ status: { status: 'complete' }, hintCode: null });
    expect(await status(browser, reference)).toBe('complete');
    expect((await sign(browser, appUrl)).statusCode).toBe(410);
  });

  it('[7.8-02] returns a word, or an object where there is more to say', async () => {
    const browser = await someone();
    const first = await start(browser);
    expect(await status(browser, first.reference)).toEqual({ status: 'pending', hintCode: 'outstandingTransaction' });
    await press(browser, first.appUrl, { action: 'cancel' });
    expect(await status(browser, first.reference)).toEqual({ status: 'failed', hintCode: 'userCancel' });
    expect(await poll(browser, first.reference)).toEqual({ status: { status: 'failed' }, hintCode: 'userCancel' });
  });

  it('[4-42] [O4-20] [8-09] responds to a poll every 2 seconds, until the server ends it after three minutes', async () => {
    const browser = await someone();
    const { reference, appUrl } = await start(browser);
    const reported: string[] = [];
    for (let seconds = 2; seconds <= 180; seconds += 2) {
      shop.clock.advance({ seconds: 2 });
      reported.push((await poll(browser, reference)).status.status);
    }
    expect(reported).toEqual([...Array.from({ length: 89 }, () => 'pending'), '']);
    expect(await status(browser, reference)).toBe('');
    expect((await sign(browser, appUrl)).statusCode).toBe(410);
    await expect(browser.request(getEidQrCode, { params: { reference } })).rejects.toThrow('409');
  });

  it('[O4-21] has a QR code that the server renews every second, and keeps its secret', async () => {
    const browser = await someone();
    const { reference, qrCode, autoStartToken } = await start(browser);
    const [row] = await shop.services.db.select().from(eidSigning).where(eq(eidSigning.reference, reference));
    const { qrStartToken, qrStartSecret } = row?.order ?? { qrStartToken: '', qrStartSecret: '' };
    const at = (seconds: number) =>
      `bankid.${qrStartToken}.${seconds}.${createHmac('sha256', qrStartSecret).update(String(seconds)).digest('hex')}`;
    expect(qrCode).toBe(at(0));
    const seen = [qrCode];
    for (let second = 1; second <= 3; second += 1) {
      shop.clock.advance({ seconds: 1 });
      const response = await browser.send('GET', `/api/bankid/qr/${reference}`);
      expect(response.body).toEqual({ data: { qrCode: at(second) } });
      expect(response.text).not.toContain(qrStartSecret);
      seen.push(at(second));
    }
    expect(new Set(seen).size).toBe(4);
    expect(JSON.stringify(shop.logs)).not.toContain(autoStartToken);
  });

  it('[O2.17-23] says to its member, and nobody else, what it is for and how it has ended', async () => {
    const browser = await someone();
    const { reference, appUrl } = (
      await browser.request(postEidStart, { body: { purpose: 'instalments', id: 'checkout' } })
    ).data;
    const read = async (as: LoggedIn) => (await as.request(getEidSigning, { params: { reference } })).data.signing;
    expect(await read(browser)).toEqual({
      purpose: 'instalments',
      id: 'checkout',
      text: 'Jag legitimerar mig hos Pixelhamn för att se och teckna delbetalning.',
      status: 'pending',
      hintCode: 'outstandingTransaction',
    });
    await sign(browser, appUrl);
    expect((await read(browser)).status).toBe('complete');

    const late = await start(browser);
    shop.clock.advance({ minutes: 3 });
    const other = await someone();
    expect((await other.send('GET', `/api/bankid/signing/${late.reference}`)).status).toBe(404);
    expect((await browser.request(getEidSigning, { params: { reference: late.reference } })).data.signing.status).toBe(
      '',
    );
  });

  it('[7.8-04] [4-47] is cancelled on the server, and what is over stays as it is', async () => {
    const browser = await someone();
    const first = await start(browser);
    expect((await browser.send('POST', `/api/bankid/cancel/${first.reference}`)).status).toBe(204);
    expect((await sign(browser, first.appUrl)).statusCode).toBe(410);
    expect((await poll(browser, first.reference)).status.status).toBe('failed');

    const second = await start(browser);
    await sign(browser, second.appUrl);
    await poll(browser, second.reference);
    await browser.send('POST', `/api/bankid/cancel/${second.reference}`);
    expect(await status(browser, second.reference)).toBe('complete');
  });

  it('ends the member’s earlier one, also when twenty are started at once', async () => {
    const browser = await someone();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => browser.send('POST', '/api/bankid/start', { body: { purpose: 'identify' } })),
    );
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200]));
    const rows = await shop.services.db.select().from(eidSigning).where(eq(eidSigning.memberId, browser.memberId));
    expect(rows.filter((row) => row.status === 'pending')).toHaveLength(1);
    expect((await browser.send('POST', '/api/bankid/start', { body: { purpose: 'identify' } })).status).toBe(429);
  });
});

describe('what a signing is good for', () => {
  it('[O7-02] [O4-22] counts as a login for calls that want a fresh one, once', async () => {
    const browser = await someone();
    shop.clock.advance({ minutes: 16 });
    expect(await isSecure(browser)).toBe(false);
    const { reference, appUrl } = await start(browser);
    await sign(browser, appUrl);
    await Promise.all(Array.from({ length: 20 }, () => poll(browser, reference)));
    expect(await isSecure(browser)).toBe(true);

    shop.clock.advance({ minutes: 16 });
    expect((await poll(browser, reference)).status.status).toBe('complete');
    expect(await isSecure(browser)).toBe(false);
  });

  it('[4-46] refuses another person than the member, with an errorCode', async () => {
    const browser = await someone();
    shop.clock.advance({ minutes: 16 });
    const { reference, appUrl } = await start(browser);
    await sign(browser, appUrl, OTHER_SSN);
    expect(await poll(browser, reference)).toMatchObject({
      status: { status: 'failed' },
      errorCode: 'personMismatch',
    });
    expect(await isSecure(browser)).toBe(false);
  });

  it('[O7-02] names the person of a member without a number only after a fresh login, encrypted', async () => {
    const browser = await someone(null);
    shop.clock.advance({ minutes: 16 });
    const refused = await browser.send('POST', '/api/bankid/start', { body: { purpose: 'identify' } });
    expect([refused.status, refused.body]).toEqual([401, expect.objectContaining({ level: 'secure' })]);

    await browser.send('POST', '/api/login', { body: { username: browser.username, password: TEST_PASSWORD } });
    const { reference, appUrl } = await start(browser);
    await sign(browser, appUrl, OTHER_SSN);
    await poll(browser, reference);
    expect((await browser.request(getMe)).data.user?.ssn).toBe('19850709-****');
    const [row] = await shop.services.db.select().from(member).where(eq(member.id, browser.memberId));
    expect(decryptSsn(row?.ssnEncrypted ?? Buffer.alloc(0), shop.services.config.secrets)).toBe(OTHER_SSN);
  });

  it('[O5-19] refuses instalments to somebody under 18, and lets them identify themselves', async () => {
    const browser = await someone(CHILD_SSN);
    const credit = await start(browser, 'instalments');
    await sign(browser, credit.appUrl, CHILD_SSN);
    expect(await poll(browser, credit.reference)).toMatchObject({
      status: { status: 'failed' },
      errorCode: 'underage',
    });
    const own = await start(browser);
    await sign(browser, own.appUrl, CHILD_SSN);
    expect((await poll(browser, own.reference)).status.status).toBe('complete');
  });
});

describe('who may see a signing', () => {
  it('[6-42] [6-43] [8-10] responds a visitor 401 with the service’s name', async () => {
    const calls = [
      ['POST', '/api/bankid/start'],
      ['GET', '/api/bankid/poll/6f1b3b0e-8d52-4c5f-8d3c-1f6f2a0a9a11'],
      ['POST', '/api/bankid/cancel/6f1b3b0e-8d52-4c5f-8d3c-1f6f2a0a9a11'],
    ] as const;
    for (const [method, path] of calls) {
      const { status: code, body } = await shop.browser().send(method, path, { body: { purpose: 'identify' } });
      expect([code, body]).toEqual([
        401,
        expect.objectContaining({ error: 'Du måste vara inloggad för att använda BankID', level: 'user' }),
      ]);
    }
  });

  it('[O4-22] is bound to the session that started it', async () => {
    const [browser, stranger] = [await someone(), await someone()];
    const elsewhere = Object.assign(shop.browser(), { memberId: browser.memberId, username: browser.username });
    await elsewhere.send('POST', '/api/login', { body: { username: browser.username, password: TEST_PASSWORD } });
    const { reference, appUrl } = await start(browser);
    await sign(browser, appUrl);
    for (const other of [stranger, elsewhere]) {
      await expect(poll(other, reference)).rejects.toThrow('404');
      await expect(status(other, reference)).rejects.toThrow('404');
      expect((await other.send('POST', `/api/bankid/cancel/${reference}`)).status).toBe(404);
    }
    expect((await poll(browser, reference)).status.status).toBe('complete');
  });

  it('[F20][O3-06] the simulator shows nobody the personal number, which the member types', async () => {
    const browser = await someone();
    const { appUrl } = await start(browser);
    const { payload } = await shop.app.inject({ method: 'GET', url: appUrl });
    expect(payload).toContain('Personnummer (19811228-****)');
    expect(payload).not.toContain(SSN.slice(-4));
  });

  it('[F20][O4-22] the simulator signs only in the session that began it', async () => {
    const [browser, stranger] = [await someone(), await someone()];
    shop.clock.advance({ minutes: 16 });
    const { reference, appUrl } = await start(browser);
    for (const other of [stranger, shop.browser()]) expect((await sign(other, appUrl)).statusCode).toBe(403);
    expect((await poll(browser, reference)).status.status).toBe('pending');
    expect(await isSecure(browser)).toBe(false);
    expect((await sign(browser, appUrl)).statusCode).toBe(200);
  });

  it('[O7-31] is not to be had where no provider is configured, and the simulator is not there', async () => {
    const own = await createTestApp({ config: { eid: { provider: 'off' } } });
    try {
      const browser = await own.loginAs();
      const refused = await browser.send('POST', '/api/bankid/start', { body: { purpose: 'identify' } });
      expect([refused.status, refused.body]).toEqual([503, expect.objectContaining({ code: 'UNAVAILABLE' })]);
      expect((await browser.send('GET', '/api/eid-sandbox/x')).status).toBe(404);
      expect(await own.services.db.select().from(session).limit(1)).toHaveLength(1);
    } finally {
      await own.close();
    }
  });

  it('[O7-31] the simulator may be asked at any api process: what one started, another signs and a third is told of', async () => {
    const { db, config, clock } = shop.services;
    const [first, second, third] = [1, 2, 3].map(() => createEidSandbox({ db, config, clock }));
    if (first === undefined || second === undefined || third === undefined) throw new Error('Three of them.');
    const order = await first.start({ endUserIp: '127.0.0.1', personalNumber: SSN, text: 'Skriv under.' });
    const { orderRef, autoStartToken } = order;
    expect(await second.app.open(autoStartToken)).toEqual({ text: 'Skriv under.', personalNumber: SSN });
    expect(await third.collect(orderRef)).toEqual({ status: 'pending', hintCode: 'userSign', personalNumber: null });
    // Pressed twice at once, it is signed once.
    const pressed = await Promise.all([second, third].map(({ app }) => app.sign(autoStartToken, SSN)));
    expect(pressed.toSorted()).toEqual([false, true]);
    expect(await first.collect(orderRef)).toEqual({ status: 'complete', hintCode: null, personalNumber: SSN });
    await third.cancel(orderRef);
    expect((await first.collect(orderRef)).status).toBe('complete');
    const [stored] = await db.select().from(eidSandboxOrder).where(eq(eidSandboxOrder.orderRef, orderRef));
    for (const kept of [stored?.askedSsnEncrypted, stored?.signedSsnEncrypted]) {
      expect([kept?.length, kept?.includes(SSN)]).toEqual([expect.any(Number), false]);
    }
  });

  it('[O4-20] the simulator lets the time of a signing run out, once and in its own session', async () => {
    const browser = await someone();
    const { reference, appUrl } = await start(browser);
    const late = { action: 'expire' };
    expect((await press(shop.browser(), appUrl, late)).statusCode).toBe(403);
    expect((await poll(browser, reference)).status.status).toBe('pending');
    expect((await press(browser, appUrl, late)).statusCode).toBe(200);
    expect((await poll(browser, reference)).status.status).toBe('');
    for (const form of [late, { action: 'sign', personalNumber: SSN }]) {
      expect((await press(browser, appUrl, form)).statusCode).toBe(410);
    }
  });

  it('[O4-20] the simulator’s orders end after three minutes, and are forgotten after ten', async () => {
    const sandbox = createEidSandbox(shop.services);
    const order = await sandbox.start({ endUserIp: '127.0.0.1', personalNumber: null, text: 'x' });
    shop.clock.advance({ minutes: 3 });
    const late = { status: 'failed', hintCode: 'expiredTransaction', personalNumber: null };
    expect(await sandbox.collect(order.orderRef)).toEqual(late);
    expect(await sandbox.app.sign(order.autoStartToken, SSN)).toBe(false);
    shop.clock.advance({ minutes: 8 });
    await removeExpired(shop.services);
    expect(await shop.services.db.select().from(eidSandboxOrder)).toEqual([]);
    expect(await sandbox.collect(order.orderRef)).toEqual(late);
  });
});
