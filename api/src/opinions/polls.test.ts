import {
  getAchievements,
  getCustomerSurvey,
  getPoll,
  getPollQuestion,
  postCustomerSurvey,
  postLogin,
  postPollVote,
} from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poll, pollOption, pollVote, surveyAnswer } from '../db/schema/index.ts';
import { fillCart, placeTestOrder } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type TestApp, TEST_PASSWORD, type TestBrowser } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const read = async (browser: TestBrowser) => (await browser.request(getPoll)).data.poll;
const tryVote = (browser: TestBrowser, id: number, optionId: number) =>
  browser.send('POST', `/api/poll/${id}/vote`, { body: { optionId } });

/** A poll that began before the seeded one that runs now has ended, and its options. */
async function newPoll({ from = -1, to = 1 } = {}): Promise<{ id: number; options: [number, number] }> {
  const { db, clock } = shop.services;
  const at = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
  const [last] = (await db.select({ id: poll.id }).from(poll)).toSorted((a, b) => b.id - a.id);
  const id = (last?.id ?? 0) + 1;
  await db.insert(poll).values({ id, question: 'Hund eller katt?', startsAt: at(from), endsAt: at(to) });
  const options: [number, number] = [id * 100 + 1, id * 100 + 2];
  await db
    .insert(pollOption)
    .values(options.map((option, sort) => ({ id: option, pollId: id, text: `Svar ${sort}`, sort })));
  return { id, options };
}

describe('the poll', () => {
  it('[O2.3-03] that runs now is one question with two to six options, and no result before one’s vote', async () => {
    const running = await read(shop.browser());
    expect(running).toMatchObject({ hasVoted: false, votedOptionId: null, totalVotes: null });
    expect(running?.options.length).toBeGreaterThanOrEqual(2);
    expect(running?.options.length).toBeLessThanOrEqual(6);
    expect(running?.options.every(({ votes, share }) => votes === null && share === null)).toBe(true);
  });

  it('[O2.3-03] is a public question, without results and alike for everybody', async () => {
    const { id } = await newPoll();
    const voter = shop.browser();
    const { poll: question } = (await voter.request(getPollQuestion)).data;
    expect(question).toEqual({
      id,
      question: 'Hund eller katt?',
      endsAt: expect.any(Number),
      options: [expect.objectContaining({ text: 'Svar 0' }), expect.objectContaining({ text: 'Svar 1' })],
    });
    const optionId = question?.options[0]?.id;
    await voter.send('POST', `/api/poll/${id}/vote`, { body: { optionId } });
    expect((await voter.request(getPollQuestion)).data.poll).toEqual(question);
  });

  it('[O2.3-03] takes one vote per browser and then tells the result', async () => {
    const { id, options } = await newPoll();
    const browser = shop.browser();
    expect((await read(browser))?.id).toBe(id);
    const { data } = await browser.request(postPollVote, { params: { id }, body: { optionId: options[0] } });
    expect(data.poll).toMatchObject({ hasVoted: true, votedOptionId: options[0], totalVotes: 1 });
    expect(data.poll.options.map(({ votes, share }) => [votes, share])).toEqual([
      [1, 1],
      [0, 0],
    ]);
    expect((await tryVote(browser, id, options[1])).status).toBe(409);
    await shop.browser().request(postPollVote, { params: { id }, body: { optionId: options[1] } });
    expect(await read(browser)).toMatchObject({ hasVoted: true, totalVotes: 2 });
  });

  it('[O2.3-03] takes one vote per member, also of twenty at once, and the game hears of it', async () => {
    const { id, options } = await newPoll();
    const member = await shop.loginAs();
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryVote(member, id, options[0])));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await read(member)).toMatchObject({ totalVotes: 1 });
    const { achievements } = (await member.request(getAchievements)).data;
    expect(achievements.filter(({ earnedAt }) => earnedAt !== null).length).toBeGreaterThan(0);
  });

  it('[O2.3-03] follows a visitor who logs in: nobody votes twice by it', async () => {
    const { id, options } = await newPoll();
    const { username, id: memberId } = await shop.createMember();
    const browser = shop.browser();
    await browser.request(postPollVote, { params: { id }, body: { optionId: options[1] } });
    await browser.request(postLogin, { body: { username, password: TEST_PASSWORD } });
    expect(await read(browser)).toMatchObject({ hasVoted: true, votedOptionId: options[1] });
    expect((await tryVote(browser, id, options[0])).status).toBe(409);
    expect(await shop.services.db.select().from(pollVote).where(eq(pollVote.memberId, memberId))).toHaveLength(1);
  });

  it('[O2.3-03] refuses what is over, what has not begun and what is no answer; nothing is shown when none runs', async () => {
    const [over, coming, now] = [
      await newPoll({ from: -3, to: -2 }),
      await newPoll({ from: 2, to: 3 }),
      await newPoll(),
    ];
    const browser = shop.browser();
    expect((await tryVote(browser, over.id, over.options[0])).status).toBe(410);
    expect((await tryVote(browser, coming.id, coming.options[0])).status).toBe(404);
    expect((await tryVote(browser, now.id, over.options[0])).status).toBe(422);
    await shop.services.db.update(poll).set({ startsAt: new Date(0), endsAt: new Date(1) });
    expect(await read(shop.browser())).toBeNull();
  });
});

describe('customer-survey', () => {
  const place = async (browser: TestBrowser) => {
    const { id } = await createProduct(shop.services.db, { possibleDeliveryMethods: [11] });
    await fillCart(browser, id);
    const { id: orderId, secret } = (await placeTestOrder(browser)).data.order;
    return { orderId, secret };
  };
  const read = async (browser: TestBrowser, id: string, secret?: string) =>
    (await browser.request(getCustomerSurvey, { params: { id }, query: { secret } })).data.survey;

  it('[9-161] [O9-31] keeps one answer of a buyer, from 0 to 10; 404 for somebody else’s order', async () => {
    const browser = shop.browser();
    const { orderId } = await place(browser);
    const body = { type: 1 as const, score: 9, text: ' Snabbt! ', orderId };
    expect((await shop.browser().send('POST', '/api/customer-survey', { body })).status).toBe(404);
    expect((await shop.browser().send('GET', `/api/customer-survey/${orderId}`)).status).toBe(404);
    expect((await browser.send('POST', '/api/customer-survey', { body: { ...body, score: 11 } })).status).toBe(422);
    expect((await browser.send('POST', '/api/customer-survey', { body: { ...body, type: 2 } })).status).toBe(422);
    expect(await read(browser, orderId)).toBeNull();
    await browser.request(postCustomerSurvey, { body });
    expect(await read(browser, orderId)).toEqual({ score: 9, text: 'Snabbt!' });
    // Thought better of: one answer all the same.
    await browser.request(postCustomerSurvey, { body: { ...body, score: 3, text: '' } });
    const stored = await shop.services.db.select().from(surveyAnswer).where(eq(surveyAnswer.orderId, orderId));
    expect(stored).toMatchObject([{ type: 1, score: 3, text: '' }]);
  });

  it('[O9-31] is answered with the secret of the mailed link, and with no other', async () => {
    const { orderId, secret } = await place(shop.browser());
    const [bearer, other] = [shop.browser(), await place(shop.browser())];
    const body = { type: 1 as const, score: 10, orderId };
    for (const wrong of [other.secret, 'x'.repeat(32)]) {
      const sent = { body: { ...body, secret: wrong } };
      expect((await bearer.send('POST', '/api/customer-survey', sent)).status).toBe(404);
      expect((await bearer.send('GET', `/api/customer-survey/${orderId}?secret=${wrong}`)).status).toBe(404);
    }
    await bearer.request(postCustomerSurvey, { body: { ...body, secret } });
    expect(await read(bearer, orderId, secret)).toEqual({ score: 10, text: '' });
  });
});
