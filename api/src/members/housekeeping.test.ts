import { getMe } from '@shop/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { memberToken, outboxMail, rateLimit, session } from '../db/schema/index.ts';
import { type TestApp, createTestApp } from '../testing/index.ts';
import { removeExpired } from './housekeeping.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('removes expired sessions and counters and keeps the others', async () => {
  const { db, rateLimits } = shop.services;
  await shop.loginAs();
  await rateLimits.use('old', { limit: 5, windowSeconds: 60 });
  shop.clock.advance({ days: 31 });
  const browser = await shop.loginAs();
  await rateLimits.use('new', { limit: 5, windowSeconds: 60 });
  await removeExpired(shop.services);
  expect(await db.select({ memberId: session.memberId }).from(session)).toEqual([{ memberId: browser.memberId }]);
  expect((await db.select({ key: rateLimit.key }).from(rateLimit)).map(({ key }) => key)).toEqual(['new']);
  expect((await browser.request(getMe)).data.user).not.toBeNull();
});

it('removes mails 30 days after they were sent, and links that have run out', async () => {
  const { db, clock } = shop.services;
  await db.delete(outboxMail);
  const mail = { to: 'a@b.example', text: 'x', html: 'x' };
  const { id: memberId } = await shop.createMember();
  const link = { memberId, email: 'a@b.example', tokenHash: Buffer.from('a'), expiresAt: clock.now() };
  await db.insert(memberToken).values({ ...link, purpose: 'passwordReset' });
  await db.insert(outboxMail).values([
    { ...mail, subject: 'Skickat', sentAt: clock.now() },
    { ...mail, subject: 'Väntar' },
  ]);
  shop.clock.advance({ days: 29 });
  await removeExpired(shop.services);
  expect(await db.select().from(outboxMail)).toHaveLength(2);
  expect(await db.select().from(memberToken)).toEqual([]);
  shop.clock.advance({ days: 2 });
  await removeExpired(shop.services);
  expect((await db.select().from(outboxMail)).map(({ subject }) => subject)).toEqual(['Väntar']);
});
