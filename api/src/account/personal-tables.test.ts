import { randomBytes, randomUUID } from 'node:crypto';
import { getDataExport } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as schema from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { readOrderRows } from '../orders/order-store.ts';
import { ensureReceipt } from '../orders/receipts.ts';
import { type LoggedIn, type TestApp, createTestApp } from '../testing/index.ts';

/**
 * Every table that leads to a person: whether the member gets a copy, and what erasing the account does to it. A text
 * gives the reason where it is no plain yes.
 */
const FATES: Readonly<Record<string, { readonly copy: 'yes' | string; readonly end: 'gone' | 'nobody’s' | string }>> = {
  member: { copy: 'yes', end: 'gone' },
  session: { copy: 'yes', end: 'gone' },
  member_token: { copy: 'yes', end: 'gone' },
  staff_factor: { copy: 'yes', end: 'gone' },
  staff_recovery_code: { copy: 'yes', end: 'gone' },
  staff_challenge: { copy: 'yes', end: 'gone' },
  eid_signing: { copy: 'yes', end: 'gone' },
  starred_store: { copy: 'yes', end: 'gone' },
  member_address: { copy: 'yes', end: 'gone' },
  friendship: { copy: 'yes', end: 'gone' },
  mail_opt_out: { copy: 'yes', end: 'gone' },
  feed_entry: { copy: 'yes', end: 'gone' },
  view_history: { copy: 'yes', end: 'gone' },
  experience_ledger: { copy: 'yes', end: 'gone' },
  member_achievement: { copy: 'yes', end: 'gone' },
  member_avatar_part: { copy: 'yes', end: 'gone' },
  supply_drop_opening: { copy: 'yes', end: 'gone' },
  knighthood: { copy: 'yes', end: 'gone' },
  quiz_round: { copy: 'yes', end: 'gone' },
  poll_vote: { copy: 'yes', end: 'gone' },
  wishlist: { copy: 'yes', end: 'gone' },
  product_watch: { copy: 'yes', end: 'gone' },
  contact_case: { copy: 'yes', end: 'gone' },
  contact_photo: { copy: 'yes', end: 'gone' },
  contact_answer: { copy: 'yes', end: 'gone' },
  wishlist_product: { copy: 'yes', end: 'gone' },
  review_vote: { copy: 'yes', end: 'gone' },
  discount_code: { copy: 'yes', end: 'gone' },
  chat: { copy: 'yes', end: 'gone' },
  chat_message: { copy: 'yes', end: 'gone' },
  cart: { copy: 'yes', end: 'gone' },
  cart_row: { copy: 'yes', end: 'gone' },
  cart_batch: { copy: 'yes', end: 'gone' },
  checkout_draft: { copy: 'yes', end: 'gone' },
  newsletter_subscription: { copy: 'yes', end: 'gone' },
  outbox_mail: { copy: 'as "mail", without texts, which hold links that let somebody in', end: 'gone' },
  review: { copy: 'yes', end: 'nobody’s' },
  review_photo: { copy: 'yes', end: 'gone' },
  review_report: { copy: 'yes', end: 'gone' },
  product_question: { copy: 'yes', end: 'nobody’s' },
  order: { copy: 'yes', end: 'nobody’s' },
  order_row: { copy: 'yes', end: 'nobody’s' },
  order_event: { copy: 'yes', end: 'nobody’s' },
  order_return: { copy: 'yes', end: 'nobody’s' },
  order_return_row: { copy: 'yes', end: 'nobody’s' },
  return_photo: { copy: 'yes', end: 'gone' },
  survey_answer: { copy: 'yes', end: 'nobody’s' },
  claim: { copy: 'yes', end: 'nobody’s' },
  claim_part: { copy: 'yes', end: 'nobody’s' },
  payment: { copy: 'yes', end: 'nobody’s' },
  payment_event: { copy: 'yes', end: 'nobody’s' },
  saved_card: { copy: 'yes', end: 'gone' },
  refund: { copy: 'yes', end: 'nobody’s' },
  discount_use: { copy: 'yes', end: 'nobody’s' },
  gift_card: { copy: 'yes', end: 'nobody’s' },
  gift_card_use: { copy: 'yes', end: 'nobody’s' },
  receipt: {
    copy: 'yes',
    end: 'kept as issued for seven years (bokföringslagen 7 kap. 2 §): the database refuses changes',
  },
  audit_log: {
    copy: 'what an employee did at work, full of other people’s things',
    end: 'says which employee did what; an employee’s account is ended by an admin, and the log is kept',
  },
};

/** Columns named like a person's that are about something else or deleted within minutes. */
const NOT_ABOUT_PEOPLE: Readonly<Record<string, string>> = {
  manufacturer: 'the contact of a company',
  store: 'the shop’s own addresses',
  rate_limit: 'counters of addresses, removed when their time is over',
  eid_sandbox_order: 'the simulator’s side of a signing: removed ten minutes after it was started',
  client_error: 'the browser’s make; addresses and queries are cut out before it is stored',
};

const MARK = 'Zyxmarker';
const EMAIL = 'zyxmarker@exempel.example';
const OTHER_EMAIL = 'zyxmarker.annan@exempel.example';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const tables = async (): Promise<string[]> => {
  const { rows } = await shop.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** Tables that contain the text, in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tables()) {
    const { rows } = await shop.pool.query(`select from "${table}" t where to_jsonb(t)::text ilike $1 limit 1`, [
      `%${text}%`,
    ]);
    if (rows.length > 0) found.push(table);
  }
  return found;
}

async function countRows(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of await tables()) {
    const { rows } = await shop.pool.query<{ count: number }>(`select count(*)::int as count from "${table}"`);
    counts.set(table, rows[0]?.count ?? 0);
  }
  return counts;
}

/** A member with a row in every table that can have one, and a marker in every text that can be written. */
async function user(): Promise<{ browser: LoggedIn; orderId: string }> {
  const { db, clock } = shop.services;
  const person = { firstName: MARK, lastName: MARK, street: MARK, phoneNumber: '0701740605' };
  const browser = await shop.loginAs('member', { ...person, email: EMAIL, username: MARK });
  const other = await shop.createMember();
  const memberId = browser.memberId;
  const now = clock.now();
  const soon = new Date(now.getTime() + 3_600_000);
  const first = async (name: string): Promise<number> =>
    (await shop.pool.query<{ id: number }>(`select id from ${name} order by id limit 1`)).rows[0]?.id ?? 0;
  const productId = await first('product');
  const [session] = await db.select().from(schema.session).where(eq(schema.session.memberId, memberId));
  const sessionId = session?.id ?? '';

  const [seeded] = await db.select().from(schema.order).where(eq(schema.order.status, 'delivered')).limit(1);
  if (seeded === undefined) throw new Error('The seed has delivered orders.');
  const customer = { ...seeded.customer, kind: 'private' as const, email: OTHER_EMAIL, firstName: MARK, street: MARK };
  const orderId = 'PHPERSON1';
  await db
    .insert(schema.order)
    .values({ ...seeded, id: orderId, idempotencyKey: orderId, memberId, sessionId, customer });
  const rows = await db.select().from(schema.orderRow).where(eq(schema.orderRow.orderId, seeded.id));
  const extraData = { giftCard: { amount: 100, recipientName: MARK, recipientEmail: OTHER_EMAIL, message: MARK } };
  await db.insert(schema.orderRow).values(rows.map((row) => ({ ...row, orderId, extraData })));
  await db.insert(schema.orderEvent).values({ orderId, status: 'delivered', at: now });
  const returned = { goodsOre: 1, shippingOre: 0, paymentFeeOre: 0, name: MARK, email: OTHER_EMAIL, reason: MARK };
  const returnId = 'RPERSON1';
  await db
    .insert(schema.orderReturn)
    .values({ ...returned, id: returnId, orderId, kind: 'withdrawal', status: 'refunded', createdAt: now });
  await db.insert(schema.orderReturnRow).values({ returnId, position: 0, quantity: 1, refundOre: 1 });
  await db.insert(schema.returnPhoto).values({ returnId, image: Buffer.from(MARK), createdAt: now });
  await db.insert(schema.surveyAnswer).values({ orderId, type: 1, score: 9, text: MARK });
  await db.insert(schema.claim).values({ id: 'F-PERSON1', orderId, kind: 'invoice', createdAt: now });
  const sums = { principalOre: 100, interestOre: 0, feeOre: 0 };
  await db.insert(schema.claimPart).values({ claimId: 'F-PERSON1', number: 1, dueAt: now, paidAt: now, ...sums });
  const [payment] = await db
    .insert(schema.payment)
    .values({ orderId, provider: 'card', reference: randomUUID(), amountOre: 100, status: 'paid' })
    .returning();
  const paymentId = payment?.id ?? '';
  await db
    .insert(schema.paymentEvent)
    .values({ provider: 'card', eventId: 'person', paymentId, body: { status: 'paid' } });
  await db.insert(schema.refund).values({ paymentId, amountOre: 1, key: 'person', doneAt: now });
  const [bought] = await db.select().from(schema.order).where(eq(schema.order.id, orderId));
  if (bought === undefined) throw new Error('The order is there.');
  await inTransaction(db, async (tx) => ensureReceipt(tx, bought, await readOrderRows(tx, [orderId]), now));
  const [code] = await db
    .insert(schema.discountCode)
    .values({ code: 'PERSON', name: MARK, kind: 'amount', value: 1, memberId })
    .returning();
  const [shared] = await db
    .insert(schema.discountCode)
    .values({ code: 'ALLA', name: 'Alla', kind: 'amount', value: 1 })
    .returning();
  await db
    .insert(schema.discountUse)
    .values({ orderId, codeId: shared?.id ?? code?.id ?? 0, memberId, email: OTHER_EMAIL, amountOre: 1 });
  const giftCardId = randomUUID();
  const worth = { amountOre: 100, balanceOre: 100, lastFour: 'ABCD', expiresAt: soon };
  await db
    .insert(schema.giftCard)
    .values({ id: giftCardId, codeHash: randomBytes(32), orderId, position: 0, unit: 0, ...worth });
  await db.insert(schema.giftCardUse).values({ giftCardId, orderId, amountOre: 1 });

  const [cart] = await db.insert(schema.cart).values({ memberId, name: MARK }).returning();
  const cartId = cart?.id ?? '';
  await db
    .insert(schema.cartRow)
    .values({ cartId, productId, identity: 'x', unitPriceOre: 1, quantity: 1, position: 0, extraData });
  await db.insert(schema.cartBatch).values({ cartId, key: 'x' });
  await db.insert(schema.checkoutDraft).values({ cartId, customer: { firstName: MARK } });

  const [review] = await db.insert(schema.review).values({ productId, memberId, rating: 5, text: 'Bra.' }).returning();
  const reviewId = review?.id ?? 0;
  const photo = { image: Buffer.from(MARK), thumbnail: Buffer.from('x'), width: 1, height: 1, alt: MARK };
  await db.insert(schema.reviewPhoto).values({ reviewId, ...photo, createdAt: now });
  const votes = [memberId, other.id].map((voter) => ({ reviewId, memberId: voter, isHelpful: true, votedAt: now }));
  await db.insert(schema.reviewVote).values(votes);
  await db.insert(schema.reviewReport).values({ reviewId, memberId, reason: 'other', createdAt: now });
  await db.insert(schema.productQuestion).values({ productId, memberId, text: 'Hur lång är sladden?', createdAt: now });
  const [wishlist] = await db.insert(schema.wishlist).values({ memberId, name: MARK }).returning();
  await db.insert(schema.wishlistProduct).values({ wishlistId: wishlist?.id ?? 0, productId, addedAt: now });
  const watch = { productId, kind: 'stock' as const, confirmedAt: now, createdAt: now };
  await db.insert(schema.productWatch).values([
    { ...watch, memberId },
    { ...watch, email: EMAIL },
  ]);
  const message = { subject: 'other', message: MARK, firstName: MARK, createdAt: now, changedAt: now };
  await db.insert(schema.contactCase).values([
    { ...message, id: 'KS-PERSON1', memberId, email: OTHER_EMAIL },
    { ...message, id: 'KS-PERSON2', email: EMAIL },
  ]);
  for (const caseId of ['KS-PERSON1', 'KS-PERSON2']) {
    await db.insert(schema.contactAnswer).values({ caseId, text: MARK, createdAt: now });
    await db.insert(schema.contactPhoto).values({ caseId, image: Buffer.from(MARK), createdAt: now });
  }
  const [chat] = await db
    .insert(schema.chat)
    .values({ tokenHash: randomBytes(32), memberId, firstName: MARK, createdAt: now, lastMessageAt: now })
    .returning();
  await db.insert(schema.chatMessage).values({ chatId: chat?.id ?? 0, from: 'shopper', text: MARK, createdAt: now });
  const pollId = await first('poll');
  const [option] = await db.select().from(schema.pollOption).where(eq(schema.pollOption.pollId, pollId));
  await db.insert(schema.pollVote).values({ pollId, optionId: option?.id ?? 0, memberId, votedAt: now });
  await db.insert(schema.starredStore).values({ memberId, storeId: 27, place: 1 });
  const where = { street: MARK, zipCode: '41114', city: 'Göteborg' };
  await db.insert(schema.memberAddress).values({ memberId, firstName: MARK, lastName: MARK, ...where });
  await db.insert(schema.friendship).values({ askerId: other.id, receiverId: memberId, status: 2, changedAt: now });
  await db.insert(schema.mailOptOut).values({ memberId, mailCase: 'abandoned-cart' });
  await db.insert(schema.feedEntry).values({ memberId, name: 'Order', title: MARK, occuredAt: now });
  await db.insert(schema.viewHistory).values({ sessionId, memberId, productId, viewedAt: now });
  await db
    .insert(schema.experienceLedger)
    .values({ memberId, amount: 1, kind: 'adjustment', source: 'x', reason: MARK, createdAt: now });
  await db
    .insert(schema.memberAchievement)
    .values({ memberId, achievementId: await first('achievement'), earnedAt: now });
  await db.insert(schema.memberAvatarPart).values({ memberId, classId: 1, wonAt: now });
  const rewardId = await first('supply_drop_reward');
  await db.insert(schema.supplyDropOpening).values({ memberId, dropId: 202_610, rewardId, openedAt: now });
  await db.insert(schema.knighthood).values({ memberId, grantedAt: now });
  await db.insert(schema.quizRound).values({ memberId, day: '2026-11-01', questions: [], startedAt: now });
  await db.insert(schema.memberToken).values({
    memberId,
    purpose: 'passwordReset',
    tokenHash: randomBytes(32),
    email: EMAIL,
    expiresAt: soon,
  });
  await db
    .insert(schema.staffFactor)
    .values({ memberId, kind: 'totp', name: MARK, totpSecretEncrypted: randomBytes(40), confirmedAt: now });
  await db.insert(schema.staffRecoveryCode).values({ codeHash: randomBytes(32), memberId });
  await db
    .insert(schema.staffChallenge)
    .values({ sessionId, purpose: 'login', challenge: randomBytes(32).toString('base64url'), expiresAt: soon });
  const order = { orderRef: 'x', qrStartToken: 'x', qrStartSecret: 'x' };
  await db
    .insert(schema.eidSigning)
    .values({ memberId, sessionId, purpose: 'identify', provider: 'sandbox', order, status: 'complete' });
  const card = { brand: 'Visa', lastFour: '1111', expiryYear: 2039, expiryMonth: 12 };
  await db.insert(schema.savedCard).values({ memberId, tokenEncrypted: randomBytes(40), ...card });
  await db.insert(schema.newsletterSubscription).values({ email: EMAIL, tokenHash: 'x', confirmedAt: now });
  const mail = { text: `Hej ${MARK}!`, html: '<p>x</p>', sentAt: now };
  await db.insert(schema.outboxMail).values([
    { ...mail, to: EMAIL, subject: 'Till kontots adress' },
    { ...mail, to: OTHER_EMAIL, subject: `Beställning ${orderId}` },
    { ...mail, to: OTHER_EMAIL, subject: 'Svar på ditt ärende KS-PERSON1' },
    { ...mail, to: 'moa@exempel.example', subject: `${MARK} har gett dig ett presentkort`, giftCardId },
  ]);
  return { browser, orderId };
}

describe('tables with something of a person in them', () => {
  it('[O2.17-07] are all decided about: what leads to a member, a session or an order, and what is named like a person’s', async () => {
    const { rows } = await shop.pool.query<{ name: string }>(`
      with recursive key as (
        select conrelid as child, confrelid as parent from pg_constraint where contype = 'f'
      ), leads as (
        select oid as id from pg_class where relnamespace = 'public'::regnamespace and relname in ('member', 'session', 'order')
        union select key.child from key join leads on leads.id = key.parent
      )
      select relname as name from pg_class join leads on id = oid
      union
      select table_name from information_schema.columns where table_schema = 'public'
        and column_name ~ '(^|_)(member|user|session|asker|receiver|order)_id$|email|phone|^mobile$|ssn|street|(^|_)ip($|_)|username|first_name|last_name|^customer$|browser|^to$'
        and data_type not like 'timestamp%'
      order by 1`);
    const decided = Object.keys({ ...FATES, ...NOT_ABOUT_PEOPLE });
    expect(rows.map(({ name }) => name).filter((name) => !decided.includes(name))).toEqual([]);
    const there = await tables();
    expect(decided.filter((name) => !there.includes(name))).toEqual([]);
  });

  it('[O2.17-07] are all in the copy, each to the member alone, and the account’s end leaves nothing of the person', async () => {
    const { browser, orderId } = await user();
    const { member, records } = (await browser.request(getDataExport)).data;
    const copied = Object.entries(FATES).flatMap(([table, { copy }]) => (copy === 'yes' ? [table] : []));
    expect(['member', ...Object.keys(records)].toSorted()).toEqual([...copied, 'mail'].toSorted());
    expect(member['email']).toBe(EMAIL);
    // With the account, and as a guest with its address.
    for (const table of ['contact_case', 'contact_answer', 'contact_photo']) expect(records[table]).toHaveLength(2);
    expect(records['order_return']).toMatchObject([{ name: MARK, email: OTHER_EMAIL, reason: MARK }]);
    expect(records['discount_use']).toMatchObject([{ order_id: orderId, email: OTHER_EMAIL }]);
    expect(records['receipt']).toMatchObject([
      { order_id: orderId, data: { buyer: { name: expect.stringContaining(MARK) } } },
    ]);
    expect(records['gift_card']).toMatchObject([{ last_four: 'ABCD' }]);
    expect(Object.keys(records['gift_card']?.[0] ?? {})).not.toContain('code_hash');
    // Another member's vote on the review is not this member's.
    expect(records['review_vote']).toMatchObject([{ member_id: browser.memberId }]);

    const before = await countRows();
    expect((await browser.send('DELETE', '/api/user')).status).toBe(204);
    // The last mail, about the end of the account, goes to the account's own address.
    const goodbye = eq(schema.outboxMail.to, EMAIL);
    expect(await shop.services.db.delete(schema.outboxMail).where(goodbye).returning()).toHaveLength(1);
    expect(await tablesWith(MARK)).toEqual(['receipt']);
    expect(await tablesWith('0701740605')).toEqual([]);
    const { rows } = await shop.pool.query<{ refs: number }>(
      `select count(*)::int as refs from "order" where member_id = $1 or session_id is not null and id = $2`,
      [browser.memberId, orderId],
    );
    expect(rows[0]?.refs).toBe(0);
    // What bookkeeping needs is still there, row by row.
    for (const [table, count] of await countRows()) {
      const { end } = FATES[table] ?? { end: 'not a person’s' };
      if (end !== 'gone') expect([table, count]).toEqual([table, before.get(table)]);
      else expect([table, count < (before.get(table) ?? 0)]).toEqual([table, true]);
    }
    expect(
      await shop.services.db.select().from(schema.discountUse).where(eq(schema.discountUse.orderId, orderId)),
    ).toMatchObject([{ email: '', memberId: null, amountOre: 1 }]);
  });
});

describe('an account that cannot end yet', () => {
  it.each([
    ['a return is not settled', `update order_return set status = 'announced' where order_id = $1`],
    ['an invoice is not paid', `update claim_part set paid_at = null where claim_id = 'F-PERSON1'`],
  ])('[O2.17-07] responds 409 while %s, and erases nothing', async (_why, sql) => {
    await shop.close();
    shop = await createTestApp();
    const { browser, orderId } = await user();
    await shop.pool.query(sql, sql.includes('$1') ? [orderId] : []);
    expect((await browser.send('DELETE', '/api/user')).status).toBe(409);
    expect(await tablesWith(MARK)).toContain('order_return');
  });
});
