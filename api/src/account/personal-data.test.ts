import { getDataExport, getMe } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  eidSigning,
  friendship,
  mailOptOut,
  member,
  newsletterSubscription,
  order,
  orderRow,
  outboxMail,
  product,
  review,
  session,
  starredStore,
} from '../db/schema/index.ts';
import { encryptSsn } from '../members/ssn.ts';
import { type LoggedIn, type TestApp, createTestApp } from '../testing/index.ts';
import { mailsTo } from '../testing/outbox.ts';
import { unsubscribeLink } from './unsubscribe.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.advance({ hours: 1 }));

const emailOf = async (browser: LoggedIn): Promise<string> => (await browser.request(getMe)).data.user?.email ?? '';

let count = 0;
/** A delivered order of a member, copied from a seeded order. */
async function addOrder(memberId: number, values: Partial<typeof order.$inferInsert> = {}): Promise<string> {
  const { db } = shop.services;
  const [seeded] = await db.select().from(order).where(eq(order.status, 'delivered')).limit(1);
  if (seeded === undefined) throw new Error('The seed has orders.');
  count += 1;
  const id = `PHDATA${count}`;
  await db.insert(order).values({ ...seeded, id, idempotencyKey: id, memberId, ...values });
  const rows = await db.select().from(orderRow).where(eq(orderRow.orderId, seeded.id));
  await db.insert(orderRow).values(rows.map((row) => ({ ...row, orderId: id })));
  return id;
}
const orderOf = async (id: string) => (await shop.services.db.select().from(order).where(eq(order.id, id)))[0];
async function addReview(memberId: number): Promise<number> {
  const [some] = await shop.services.db.select({ id: product.id }).from(product).limit(1);
  const [row] = await shop.services.db
    .insert(review)
    .values({ productId: some?.id ?? 0, memberId, rating: 5, text: 'Min egen recension.' })
    .returning({ id: review.id });
  return row?.id ?? 0;
}

describe('GET user/data-export', () => {
  it('[O2.17-07] returns everything about the member, and no secrets', async () => {
    const secret = shop.services.config.secrets;
    const browser = await shop.loginAs('member', {
      ssnEncrypted: encryptSsn('198112289874', secret),
      street: 'Vägen 3',
    });
    const other = await shop.loginAs();
    const { db, clock } = shop.services;
    const orderId = await addOrder(browser.memberId);
    await addOrder(other.memberId);
    await addReview(browser.memberId);
    await db.insert(starredStore).values({ memberId: browser.memberId, storeId: 27, place: 1 });
    await db
      .insert(friendship)
      .values({ askerId: other.memberId, receiverId: browser.memberId, status: 2, changedAt: clock.now() });
    await browser.send('POST', '/api/bankid/start', { body: { purpose: 'identify' } });

    const response = await browser.send('GET', '/api/user/data-export');
    expect(response.headers['content-disposition']).toBe('attachment; filename="pixelhamn-mina-uppgifter.json"');
    const { data } = await browser.request(getDataExport);
    expect(data.member).toMatchObject({ id: browser.memberId, street: 'Vägen 3', ssn: '19811228-****' });
    const { records } = data;
    expect(records['order']?.map((row) => row['id'])).toEqual([orderId]);
    expect(records['order_row']?.every((row) => row['order_id'] === orderId)).toBe(true);
    expect(records['order_row']?.length).toBeGreaterThan(0);
    expect(records['review']).toMatchObject([{ text: 'Min egen recension.' }]);
    expect(records['starred_store']).toMatchObject([{ store_id: 27 }]);
    expect(records['friendship']).toMatchObject([{ asker_id: other.memberId }]);
    expect(records['session']?.length).toBeGreaterThan(0);

    const [signing] = await db.select().from(eidSigning).where(eq(eidSigning.memberId, browser.memberId));
    const secrets = ['argon2', '9874', 'token_hash', 'secret_hash', signing?.order.qrStartSecret ?? 'qrStartSecret'];
    for (const each of secrets) expect(response.text).not.toContain(each);
    expect(response.text).not.toContain(await emailOf(other));
  });

  it('[O7-02] needs a login of the last 15 minutes', async () => {
    const browser = await shop.loginAs();
    shop.clock.advance({ minutes: 16 });
    expect((await browser.send('GET', '/api/user/data-export')).status).toBe(401);
  });
});

describe('what is personal', () => {
  it('[6-17] [O6-07] is returned to its owner alone, whatever another member asks for', async () => {
    const owner = await shop.loginAs('member', { street: 'Hemliga gatan 1' });
    const orderId = await addOrder(owner.memberId);
    const secrets = [await emailOf(owner), 'Hemliga gatan', orderId];
    const stranger = await shop.loginAs();
    const personal = ['order', 'profile-settings', 'user/feed?all', 'user/friend', 'user/avatar', 'user/data-export'];
    for (const path of personal) {
      const { status, text } = await stranger.send('GET', `/api/${path}`);
      expect([path, status, secrets.some((each) => text.includes(each))]).toEqual([path, 200, false]);
    }
    expect((await stranger.send('GET', `/api/order/${orderId}`)).status).toBe(404);
    expect((await owner.send('GET', `/api/order/${orderId}`)).status).toBe(200);
  });
});

describe('DELETE user', () => {
  it('[O2.17-07] erases the member and what is theirs, and ends all their sessions', async () => {
    const browser = await shop.loginAs();
    const other = await shop.loginAs();
    const email = await emailOf(browser);
    const { db, clock } = shop.services;
    await db.insert(starredStore).values({ memberId: browser.memberId, storeId: 27, place: 1 });
    await db.insert(newsletterSubscription).values({ email, tokenHash: email, confirmedAt: clock.now() });
    await db.insert(outboxMail).values({ to: email, subject: 'Gammalt', text: 'x', html: 'x', sentAt: clock.now() });
    const reviewId = await addReview(browser.memberId);

    expect((await browser.send('DELETE', '/api/user')).status).toBe(204);
    expect(browser.cookies.has('session')).toBe(false);
    expect(await db.select().from(member).where(eq(member.id, browser.memberId))).toEqual([]);
    expect(await db.select().from(session).where(eq(session.memberId, browser.memberId))).toEqual([]);
    expect(await db.select().from(newsletterSubscription).where(eq(newsletterSubscription.email, email))).toEqual([]);
    const [kept] = await db.select().from(review).where(eq(review.id, reviewId));
    expect(kept).toMatchObject({ memberId: null, isAnonymous: true });
    const mails = await mailsTo(shop, email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Ditt konto hos Pixelhamn är borttaget']);
    expect((await other.request(getMe)).data.user?.id).toBe(other.memberId);
  });

  it('keeps orders for the books, without a person, and closes the ways in to them', async () => {
    const browser = await shop.loginAs();
    const customer = (await orderOf(await addOrder(browser.memberId)))?.customer;
    if (customer === undefined) throw new Error('The order has a customer.');
    const asPrivate = await addOrder(browser.memberId, { customer: { ...customer, kind: 'private' } });
    const company = { ...customer, kind: 'company' as const, companyName: 'Ek AB', corpNumber: '5599991238' };
    const asCompany = await addOrder(browser.memberId, { customer: company });
    const asTrader = await addOrder(browser.memberId, { customer: { ...company, corpNumber: '8112289874' } });
    await shop.services.db
      .update(orderRow)
      .set({
        extraData: {
          giftCard: { amount: 500, recipientName: 'Moa', recipientEmail: 'moa@exempel.example', message: 'Grattis' },
        },
      })
      .where(eq(orderRow.orderId, asPrivate));
    const before = await orderOf(asPrivate);
    await browser.send('DELETE', '/api/user');

    const after = await orderOf(asPrivate);
    const { id, totalOre, vatOre, createdAt, status } = before ?? {};
    expect(after).toMatchObject({ id, totalOre, vatOre, createdAt, status, memberId: null, sessionId: null });
    expect(after?.secretHash).not.toEqual(before?.secretHash);
    const anonymous = {
      email: '',
      mobile: '',
      firstName: 'Raderad',
      lastName: 'kund',
      street: '',
      zipCode: '',
      city: '',
    };
    expect(after?.customer).toMatchObject({ ...anonymous, companyName: '', corpNumber: '' });
    expect((await orderOf(asCompany))?.customer).toMatchObject({
      ...anonymous,
      companyName: 'Ek AB',
      corpNumber: '5599991238',
    });
    expect((await orderOf(asTrader))?.customer).toMatchObject({ ...anonymous, companyName: '', corpNumber: '' });
    const [row] = await shop.services.db.select().from(orderRow).where(eq(orderRow.orderId, asPrivate));
    expect(row?.extraData).toEqual({ giftCard: { amount: 500 } });
  });

  it.each(['awaitingPayment', 'packing', 'shipped', 'readyForPickup'] as const)(
    'responds 409 while an order is %s, and erases nothing',
    async (status) => {
      const browser = await shop.loginAs();
      const id = await addOrder(browser.memberId, { status });
      const response = await browser.send('DELETE', '/api/user');
      expect([response.status, (response.body as { error: string }).error]).toEqual([409, expect.stringContaining(id)]);
      expect((await browser.request(getMe)).data.user?.id).toBe(browser.memberId);
      expect((await orderOf(id))?.memberId).toBe(browser.memberId);
    },
  );

  it('[O7-02] needs a login of the last 15 minutes, and is not for employees', async () => {
    const browser = await shop.loginAs();
    shop.clock.advance({ minutes: 16 });
    expect((await browser.send('DELETE', '/api/user')).status).toBe(401);
    expect((await (await shop.loginAs('employee')).send('DELETE', '/api/user')).status).toBe(409);
  });

  it('frees the name and the address', async () => {
    const browser = await shop.loginAs();
    const email = await emailOf(browser);
    await browser.send('DELETE', '/api/user');
    await shop.createMember('member', { username: browser.username, email });
  });

  it('has an answer for every table that names a member', async () => {
    // A column that would make an erasure fail, or leave personal data behind, is decided here before it is written.
    const { rows } = await shop.pool.query<{ name: string }>(`
      select table_name || '.' || column_name as name from information_schema.columns c
      where table_schema = 'public' and (column_name like '%member_id' or column_name in ('asker_id', 'receiver_id', 'user_id'))
        and not exists (
          select from pg_constraint con
          join pg_attribute a on a.attrelid = con.conrelid and a.attnum = any (con.conkey)
          where con.contype = 'f' and con.confrelid = 'member'::regclass and con.confdeltype in ('c', 'n')
            and con.conrelid = format('%I', c.table_name)::regclass and a.attname = c.column_name)
      order by 1`);
    const decided = ['audit_log.member_id', 'review.member_id'];
    expect(rows.map(({ name }) => name).filter((name) => !decided.includes(name))).toEqual([]);
  });
});

describe('POST newsletter/unsubscribe', () => {
  const bodyOf = (link: string) => {
    const { searchParams } = new URL(link);
    return {
      userId: Number(searchParams.get('unsubscribe')),
      mailCase: searchParams.get('mailCase'),
      token: searchParams.get('token'),
    };
  };
  const post = (body: object, browser = shop.browser()) =>
    browser.send('POST', '/api/newsletter/unsubscribe', { body });
  const optOuts = (memberId: number) =>
    shop.services.db.select().from(mailOptOut).where(eq(mailOptOut.memberId, memberId));

  it('[O7-22] [O2.2-12] ends reminders with the token of the mail, without a login, once and again', async () => {
    const { id } = await shop.createMember();
    const body = bodyOf(unsubscribeLink(shop.services.config, id, 'abandoned-cart'));
    expect((await post(body)).status).toBe(204);
    expect((await post(body)).status).toBe(204);
    expect(await optOuts(id)).toMatchObject([{ mailCase: 'abandoned-cart' }]);
  });

  it('[O3-11] ends the newsletter of the member', async () => {
    const { id } = await shop.createMember('member', { newsletterAt: shop.clock.now(), newsletterSource: 'profile' });
    await post(bodyOf(unsubscribeLink(shop.services.config, id, 'newsletter')));
    const [row] = await shop.services.db.select().from(member).where(eq(member.id, id));
    expect(row?.newsletterAt).toBeNull();
  });

  it('[O2.2-12] refuses the token of somebody else or of another kind of mail, the same for who exists and who does not', async () => {
    const { id } = await shop.createMember();
    const other = bodyOf(unsubscribeLink(shop.services.config, id + 1, 'abandoned-cart'));
    const kind = bodyOf(unsubscribeLink(shop.services.config, id, 'newsletter'));
    const responses = await Promise.all([
      post({ ...other, userId: id }),
      post({ ...kind, mailCase: 'abandoned-cart' }),
      post({ userId: 987_654, mailCase: 'abandoned-cart', token: other.token }),
      post({ userId: id, mailCase: 'abandoned-cart' }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await optOuts(id)).toEqual([]);
    const gone = bodyOf(unsubscribeLink(shop.services.config, 987_654, 'abandoned-cart'));
    expect((await post(gone)).status).toBe(204);
  });

  it('[F8] refuses a token with letters of several bytes as any other wrong one', async () => {
    const { id } = await shop.createMember();
    const response = await post({ userId: id, mailCase: 'abandoned-cart', token: 'å'.repeat(27) });
    expect([response.status, await optOuts(id)]).toEqual([403, []]);
  });

  it('[O7-22] takes the member’s own login instead of a token', async () => {
    const browser = await shop.loginAs();
    expect((await post({ userId: browser.memberId, mailCase: 'abandoned-cart' }, browser)).status).toBe(204);
    expect(await optOuts(browser.memberId)).toHaveLength(1);
  });

  it('changes nothing when the link is only opened', async () => {
    const response = await shop.browser().send('GET', '/api/newsletter/unsubscribe');
    expect(response.status).toBe(405);
  });
});
