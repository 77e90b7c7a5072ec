import { getExperience, getGame, postGameScore, startGame } from '@shop/contracts';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { friendship, quizQuestion } from '../db/schema/index.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

type Round = Awaited<ReturnType<typeof startRound>>;
const startRound = async (browser: LoggedIn) => (await browser.request(startGame)).data.round;
const game = async (browser: LoggedIn) => (await browser.request(getGame)).data.game;

/** Index of the right option of each question, as it was shown. */
async function rightAnswers({ questions }: Round): Promise<number[]> {
  const ids = questions.map(({ id }) => id);
  const rows = await shop.services.db.select().from(quizQuestion).where(inArray(quizQuestion.id, ids));
  return questions.map(({ id, options }) => {
    const row = rows.find((each) => each.id === id);
    return options.indexOf(row?.options[row.correctIndex] ?? '');
  });
}
const quizXp = async (browser: LoggedIn) =>
  (await browser.request(getExperience)).data.entries
    .filter(({ reason }) => reason.startsWith('Dagens quiz'))
    .map(({ amount }) => amount);

describe('the daily quiz', () => {
  it('[O6-13] [O7-10] is issued by the server, the same all day, and holds no answers', async () => {
    const browser = await shop.loginAs();
    expect(await game(browser)).toMatchObject({ round: null, canPlay: true, roundsPlayed: 0, bestScore: null });
    const first = await startRound(browser);
    expect(await startRound(browser)).toEqual(first);
    expect((await game(browser)).round).toEqual(first);
    expect(new Set(first.questions.map(({ id }) => id)).size).toBe(first.questions.length);
    const text = JSON.stringify(first);
    for (const word of ['correct', 'order', 'answer', 'right', 'explanation'])
      expect(text.toLowerCase()).not.toContain(`"${word}`);
  });

  it('[O6-13] is scored by the server, once a day, with at most 100 XP', async () => {
    const browser = await shop.loginAs();
    const round = await startRound(browser);
    const body = { day: round.day, answers: await rightAnswers(round) };
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => browser.send('POST', '/api/game/score', { body })),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await quizXp(browser)).toEqual([100]);
    expect(await game(browser)).toMatchObject({ canPlay: false, round: null, result: { xp: 100 }, bestScore: 100 });
    expect((await browser.send('POST', '/api/game/round')).status).toBe(409);
  });

  it('[O6-13] gives nothing for wrong answers, and nothing for a round of another day', async () => {
    const browser = await shop.loginAs();
    const round = await startRound(browser);
    const right = await rightAnswers(round);
    shop.clock.advance({ days: 1 });
    const late = await browser.send('POST', '/api/game/score', { body: { day: round.day, answers: right } });
    expect(late.status).toBe(409);
    const today = await startRound(browser);
    expect(today.day > round.day).toBe(true);
    const wrong = (await rightAnswers(today)).map((place) => (place === 0 ? 1 : 0));
    const { result } = (await browser.request(postGameScore, { body: { day: today.day, answers: wrong } })).data;
    expect(result).toMatchObject({ correct: 0, score: 0, xp: 0 });
    expect(result.answers.every((isRight) => !isRight)).toBe(true);
    expect(await quizXp(browser)).toEqual([]);
  });

  it('[O6-13] tells what was right and why once the round is scored, and again on every later visit', async () => {
    const browser = await shop.loginAs();
    const round = await startRound(browser);
    const right = await rightAnswers(round);
    const answers = right.map((place, index) => (index === 0 ? null : index === 1 ? (place + 1) % 4 : place));
    const { result } = (await browser.request(postGameScore, { body: { day: round.day, answers } })).data;
    expect(result).toMatchObject({ correct: 3, xp: 60, answers: [false, false, true, true, true] });
    expect(result.review.map(({ text, options }) => [text, options])).toEqual(
      round.questions.map(({ text, options }) => [text, options]),
    );
    expect(result.review.map((each) => [each.chosen, each.right])).toEqual(
      right.map((place, index) => [answers[index], place]),
    );
    for (const { explanation } of result.review) expect(explanation).toMatch(/\p{L}.*[.!]$/u);
    expect((await game(browser)).result?.review).toEqual(result.review);
  });

  it('[O2.17-14] hurries nobody: a round begun late stays open over midnight, and counts as the new day’s only one', async () => {
    const browser = await shop.loginAs();
    const now = shop.clock.now();
    shop.clock.set('2026-11-25T23:58:00+01:00');
    const round = await startRound(browser);
    shop.clock.set('2026-11-26T20:57:00+01:00');
    expect((await game(browser)).round).toEqual(round);
    expect(await startRound(browser)).toEqual(round);
    const body = { day: round.day, answers: await rightAnswers(round) };
    const tries = await Promise.all(Array.from({ length: 5 }, () => browser.send('POST', '/api/game/score', { body })));
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await quizXp(browser)).toEqual([100]);
    expect(await game(browser)).toMatchObject({ canPlay: false, result: { xp: 100 }, roundsPlayed: 1 });
    expect((await browser.send('POST', '/api/game/round')).status).toBe(409);
    shop.clock.set('2026-11-27T00:00:00+01:00');
    expect((await game(browser)).canPlay).toBe(true);
    shop.clock.set(now.toISOString());
  });

  it('[O2.17-14][O6-09] shows friends’ points to friends who play, and neither those who hide nor the serious', async () => {
    const browser = await shop.loginAs();
    const friends = [
      await shop.loginAs(),
      await shop.loginAs('member', { visibility: 'nobody' }),
      await shop.loginAs('member', { settings: { serious_business_mode: true } }),
    ];
    for (const each of [browser, ...friends]) {
      const round = await startRound(each);
      await each.request(postGameScore, { body: { day: round.day, answers: await rightAnswers(round) } });
      if (each === browser) continue;
      const ids = { askerId: each.memberId, receiverId: browser.memberId };
      await shop.services.db.insert(friendship).values({ ...ids, status: 2, changedAt: shop.clock.now() });
    }
    const { highScores } = await game(browser);
    expect(highScores.map(({ user, score, isOwn }) => [user.id, score, isOwn]).toSorted()).toEqual(
      [
        [browser.memberId, 100, true],
        [friends[0]?.memberId, 100, false],
      ].toSorted(),
    );
  });
});
