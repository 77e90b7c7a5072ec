import { deleteReview, getExperience, getOwnReview, postReview, putReview, putReviewVote } from '@shop/contracts';
import {
  deleteAdminReview,
  getAdminReview,
  getAdminReviews,
  putAdminReviewAnswer,
  putAdminReviewStatus,
} from '@shop/contracts/api/admin';
import { getProduct, getProductReviews } from '@shop/contracts/api/product';
import { REVIEW_XP } from '@shop/domain/experience';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { member, order, outboxMail, review } from '../db/schema/index.ts';
import { fillCart, placeTestOrder } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const newProduct = async (values: Parameters<typeof createProduct>[1] = {}) =>
  (await createProduct(shop.services.db, { possibleDeliveryMethods: [11], ...values })).id;

/** A member who has bought the product and has it. */
async function buyer(productId: number): Promise<LoggedIn> {
  const browser = await shop.loginAs('member', { visibility: 'everyone' });
  await fillCart(browser, productId);
  const { id } = (await placeTestOrder(browser)).data.order;
  await shop.services.db.update(order).set({ status: 'delivered' }).where(eq(order.id, id));
  return browser;
}

const write = (browser: LoggedIn, id: number, rating = 5, text = 'Den håller vad den lovar.') =>
  browser.request(postReview, { params: { id }, body: { rating, text } });
const tryWrite = (browser: LoggedIn, id: number, body: object = { rating: 4, text: 'Bra.' }) =>
  browser.send('POST', `/api/product/${id}/review`, { body });
const shownOf = async (id: number) =>
  (await shop.browser().request(getProductReviews, { params: { id }, query: {} })).data;
const reviewXp = async (browser: LoggedIn) =>
  (await browser.request(getExperience)).data.entries
    .filter(({ reason }) => reason.includes('ecension') && !reason.startsWith('Utmärkelsen'))
    .map(({ amount }) => amount);

describe('one’s own review', () => {
  it('[3-67] [O2.17-01] is written by a buyer, shown at once with its author, and gives XP [O4-38]', async () => {
    const id = await newProduct();
    const browser = await buyer(id);
    expect((await browser.request(getOwnReview, { params: { id } })).data).toEqual({
      review: null,
      hasPurchased: true,
      votes: [],
    });
    const { review: mine } = (await write(browser, id)).data;
    expect(mine).toMatchObject({ rating: 5, status: 'published', verifiedPurchase: true, isAnonymous: false });
    const shown = await shownOf(id);
    expect(shown.reviews).toMatchObject([
      { id: mine.id, rating: 5, text: mine.text, user: { id: browser.memberId, username: browser.username } },
    ]);
    expect([shown.total, shown.histogram]).toEqual([1, [0, 0, 0, 0, 1]]);
    expect((await shop.browser().request(getProduct, { params: { id } })).data.product.reviewCount).toBe(1);
    expect(await reviewXp(browser)).toEqual([REVIEW_XP]);
  });

  it('[3-67] is one per product: a second one, also of ten at once, is refused', async () => {
    const id = await newProduct();
    const browser = await buyer(id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => tryWrite(browser, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await reviewXp(browser)).toEqual([REVIEW_XP]);
  });

  it('[O2.17-01] is not written without a delivered purchase, before the release, or of what is not there', async () => {
    const id = await newProduct();
    const stranger = await shop.loginAs();
    expect((await tryWrite(stranger, id)).status).toBe(409);
    const waiting = await shop.loginAs();
    await fillCart(waiting, id);
    await placeTestOrder(waiting);
    expect((await tryWrite(waiting, id)).status).toBe(409);
    const soon = await newProduct({ releaseAt: new Date(shop.clock.now().getTime() + 86_400_000) });
    expect((await tryWrite(await buyer(soon), soon)).status).toBe(409);
    expect((await tryWrite(stranger, 987_654_321)).status).toBe(404);
    expect((await shownOf(id)).total).toBe(0);
  });

  it.each([
    ['a rating of 6', { rating: 6, text: '' }],
    ['no rating', { text: 'Bra.' }],
    ['a link', { rating: 1, text: 'Köp hellre på https://annan.example' }],
    ['an address', { rating: 1, text: 'Skriv till kim@annan.example' }],
  ])('[3-67] is refused with %s', async (_name, body) => {
    const id = await newProduct();
    expect((await tryWrite(await buyer(id), id, body)).status).toBe(422);
  });

  it('[3-67] [O3-17] is changed with its votes kept, and hides its author when that is asked for', async () => {
    const id = await newProduct();
    const [browser, reader] = [await buyer(id), await shop.loginAs()];
    const { review: mine } = (await write(browser, id)).data;
    await reader.request(putReviewVote, { params: { id: mine.id }, body: { isHelpful: true } });
    const body = { rating: 2, text: 'Den gick sönder.', isAnonymous: true };
    const changed = (await browser.request(putReview, { params: { id }, body })).data.review;
    expect(changed).toMatchObject({ ...body, id: mine.id, upvotes: 1, editedAt: expect.any(Number) });
    const shown = await shownOf(id);
    expect([shown.histogram, shown.reviews[0]?.user]).toEqual([[0, 1, 0, 0, 0], null]);
    expect(JSON.stringify(shown)).not.toContain(browser.username);
  });

  it.each(['rejected', 'pending'] as const)(
    '[F24] is not published by removing it while it is %s and writing it again: somebody reads it first',
    async (status) => {
      const id = await newProduct();
      const browser = await buyer(id);
      const { review: mine } = (await write(browser, id)).data;
      await shop.services.db.update(review).set({ status }).where(eq(review.id, mine.id));
      await browser.request(deleteReview, { params: { id } });
      expect((await browser.request(getOwnReview, { params: { id } })).data.review).toBeNull();
      const [left] = await shop.services.db.select().from(review).where(eq(review.id, mine.id));
      expect(left?.text).toBe('');
      expect((await write(browser, id)).data.review.status).toBe('pending');
      expect((await shownOf(id)).reviews).toEqual([]);
      expect((await tryWrite(browser, id)).status).toBe(409);
    },
  );

  it('[F24] is not published again after staff removed it', async () => {
    const id = await newProduct();
    const [author, employee] = [await buyer(id), await shop.loginAs('employee')];
    const { review: mine } = (await write(author, id)).data;
    const path = `/api/${deleteAdminReview.path.replace(':id', String(mine.id))}?reason=Reklam`;
    expect((await employee.send('DELETE', path)).status).toBe(200);
    expect((await shownOf(id)).reviews).toEqual([]);
    expect((await employee.send('DELETE', path)).status).toBe(404);
    expect((await write(author, id)).data.review.status).toBe('pending');
  });

  it('[F24] is not judged by its author, whatever rights the author has', async () => {
    const id = await newProduct();
    const author = await buyer(id);
    const { review: mine } = (await write(author, id)).data;
    await shop.services.db.update(member).set({ isEmployee: true }).where(eq(member.id, author.memberId));
    const body = { status: 'published', version: 'x' };
    const path = `/api/${putAdminReviewStatus.path.replace(':id', String(mine.id))}`;
    expect((await author.send('PUT', path, { body })).status).toBe(403);
  });

  it('[O4-38] is removed with its XP, once, and may be written again', async () => {
    const id = await newProduct();
    const browser = await buyer(id);
    await write(browser, id);
    await browser.request(deleteReview, { params: { id } });
    expect((await browser.send('DELETE', `/api/product/${id}/review/own`)).status).toBe(404);
    expect((await shownOf(id)).total).toBe(0);
    expect(await reviewXp(browser)).toEqual([-REVIEW_XP, REVIEW_XP]);
    await write(browser, id);
    expect((await reviewXp(browser)).reduce((sum, amount) => sum + amount, 0)).toBe(REVIEW_XP);
  });
});

describe('votes on reviews', () => {
  it('[3-70] count once per member, can be turned and taken back, and never fall below what they were', async () => {
    const id = await newProduct();
    const [author, reader] = [await buyer(id), await shop.loginAs()];
    const { review: written } = (await write(author, id)).data;
    const vote = async (isHelpful: boolean | null) =>
      (await reader.request(putReviewVote, { params: { id: written.id }, body: { isHelpful } })).data;
    await Promise.all(Array.from({ length: 10 }, () => vote(true)));
    expect(await vote(true)).toEqual({ upvotes: 1, downvotes: 0, isHelpful: true });
    expect((await reader.request(getOwnReview, { params: { id } })).data.votes).toEqual([
      { reviewId: written.id, isHelpful: true },
    ]);
    expect(await vote(false)).toEqual({ upvotes: 0, downvotes: 1, isHelpful: false });
    expect(await vote(null)).toEqual({ upvotes: 0, downvotes: 0, isHelpful: null });
    expect(await vote(null)).toEqual({ upvotes: 0, downvotes: 0, isHelpful: null });
  });

  it('[3-70] are not cast on one’s own review, nor on what is not published', async () => {
    const id = await newProduct();
    const [author, reader] = [await buyer(id), await shop.loginAs()];
    const { review: written } = (await write(author, id)).data;
    const path = `/api/review/${written.id}/vote`;
    expect((await author.send('PUT', path, { body: { isHelpful: true } })).status).toBe(409);
    await shop.services.db.update(review).set({ status: 'rejected' }).where(eq(review.id, written.id));
    expect((await reader.send('PUT', path, { body: { isHelpful: true } })).status).toBe(404);
    expect((await shownOf(id)).total).toBe(0);
    expect((await author.request(getOwnReview, { params: { id } })).data.review?.status).toBe('rejected');
  });
});

const emailOf = async ({ memberId }: LoggedIn): Promise<string> => {
  const [row] = await shop.services.db.select({ email: member.email }).from(member).where(eq(member.id, memberId));
  return row?.email ?? '';
};

describe('reports of reviews', () => {
  it('wait for staff, from members and others, and end with their decision', async () => {
    const id = await newProduct();
    const author = await buyer(id);
    const { review: written } = (await write(author, id)).data;
    const employee = await shop.loginAs('employee');
    const report = (browser: { send: LoggedIn['send'] }, body: object) =>
      browser.send('POST', `/api/review/${written.id}/report`, { body });
    const reader = await shop.loginAs();
    expect((await report(reader, { reason: 'offensive' })).status).toBe(204);
    expect((await report(reader, { reason: 'personal', text: 'Mitt namn står där.' })).status).toBe(204);
    expect((await report(shop.browser(), { reason: 'illegal', email: 'lasare@exempel.example' })).status).toBe(204);
    expect((await report(reader, { reason: 'ful' })).status).toBe(422);
    const read = async () => (await employee.request(getAdminReview, { params: { id: written.id } })).data.review;
    const found = await read();
    expect(found.reports.map(({ reason, email }) => [reason, email])).toEqual([
      ['personal', null],
      ['illegal', 'lasare@exempel.example'],
    ]);
    const { rows } = (await employee.request(getAdminReviews, { query: { status: 'reported' } })).data;
    expect(rows.find((row) => row.id === written.id)?.reports).toBe(2);
    const body = { status: 'published' as const, version: found.version };
    await employee.request(putAdminReviewStatus, { params: { id: written.id }, body });
    expect((await read()).reports).toEqual([]);
    expect((await shownOf(id)).total).toBe(1);
    const mails = await shop.services.db
      .select()
      .from(outboxMail)
      .where(eq(outboxMail.subject, 'Vi har granskat recensionen som du anmälde'));
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['lasare@exempel.example', await emailOf(reader)].toSorted());
    expect(mails[0]?.text).toContain('får stå kvar');
  });
});

describe('the shop’s answer to a review', () => {
  it('is shown below it, and taken away by an empty one', async () => {
    const id = await newProduct();
    const { review: written } = (await write(await buyer(id), id)).data;
    const employee = await shop.loginAs('employee');
    const answer = (text: string) =>
      employee.request(putAdminReviewAnswer, { params: { id: written.id }, body: { answer: text } });
    expect((await shownOf(id)).reviews[0]?.answer).toBeNull();
    await answer('Tack! Den nya versionen är tystare.');
    expect((await shownOf(id)).reviews[0]?.answer).toEqual({
      text: 'Tack! Den nya versionen är tystare.',
      at: expect.any(Number),
    });
    await answer('');
    expect((await shownOf(id)).reviews[0]?.answer).toBeNull();
  });
});
