import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testEntry, testUser } from '../../testing/fixtures.ts';
import { earnedSince, progressAfter } from './earned.ts';
import { readProgress, writeProgress } from './known-progress.ts';
import { momentLines } from './moment-text.ts';

const medal = (id: number, change = {}) =>
  testEntry(id, { path: { name: 'member.achievements', params: { aid: '5' } }, ...change });
const user = testUser();
const known = { userId: user.id, experiencePoints: 8830, rankLevel: 3, lastEntry: 10 };

describe('earnedSince', () => {
  it('is the risen XP, the new level, and unread achievements newer than the newest known entry', () => {
    const now = testUser({ experiencePoints: 12_100, rankLevel: 4 });
    const entries = [medal(13), medal(11), medal(9), medal(12, { dismissed: true }), testEntry(14)];
    const earned = earnedSince(known, now, entries);
    expect(earned).toMatchObject({ gainedXp: 3270, level: 4 });
    expect(earned?.achievements.map(({ id }) => id)).toEqual([11, 13]);
  });

  it.each([
    ['nothing has changed', user, []],
    ['XP and level have fallen with a return', testUser({ experiencePoints: 10, rankLevel: 1 }), []],
    ['only other news has come', user, [testEntry(99)]],
  ])('is nothing when %s', (_what, now, entries) => expect(earnedSince(known, now, entries)).toBeNull());

  it('takes no old achievement for a new one when the feed was never seen', () => {
    const now = testUser({ experiencePoints: 9000 });
    expect(earnedSince({ ...known, lastEntry: null }, now, [medal(11)])?.achievements).toEqual([]);
    expect(earnedSince(known, now, null)?.achievements).toEqual([]);
  });

  it('celebrates each XP that was ever gained once, whatever the path of the balance', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1 }), (balances) => {
        let state = progressAfter(null, testUser({ experiencePoints: 0 }), []);
        let celebrated = 0;
        let gained = 0;
        let before = 0;
        for (const experiencePoints of balances) {
          const now = testUser({ experiencePoints });
          gained += Math.max(0, experiencePoints - before);
          before = experiencePoints;
          celebrated += earnedSince(state, now, [])?.gainedXp ?? 0;
          state = progressAfter(state, now, []);
          expect(earnedSince(state, now, [])).toBeNull();
        }
        expect(celebrated).toBe(gained);
      }),
    );
  });
});

describe('what the browser knows', () => {
  const storageOf = (text: string | null) => ({ getItem: () => text });

  it('is read back for the same member only', () => {
    const stored = new Map<string, string>();
    writeProgress({ setItem: (key, text) => void stored.set(key, text) }, known);
    const [text = null] = stored.values();
    expect(readProgress(storageOf(text), user.id)).toEqual(known);
    expect(readProgress(storageOf(text), 99)).toBeNull();
  });

  it.each([null, 'skräp', 'null', '[]', '{"userId":7}', '{"userId":7,"experiencePoints":"8","rankLevel":1}'])(
    'is nothing when it is %s',
    (text) => expect(readProgress(storageOf(text), 7)).toBeNull(),
  );

  it('keeps the newest entry when the feed cannot be fetched', () => {
    expect(progressAfter(known, user, null).lastEntry).toBe(10);
    expect(progressAfter(null, user, null).lastEntry).toBeNull();
    expect(progressAfter(known, user, [testEntry(12), testEntry(11)]).lastEntry).toBe(12);
  });
});

describe('momentLines', () => {
  it('names level, three achievements and XP, and counts the rest', () => {
    const achievements = [1, 2, 3, 4, 5].map((entryId) => ({
      entryId,
      id: null,
      title: `Medalj ${entryId}`,
      image: null,
    }));
    expect(momentLines({ gainedXp: 1500, level: 4, achievements })).toEqual([
      'Du har nått nivå 4 (Bronze)!',
      'Medalj 1',
      'Medalj 2',
      'Medalj 3',
      'och 2 till',
      '+1\u00a0500 XP',
    ]);
    expect(momentLines({ gainedXp: 0, level: null, achievements: [] })).toEqual([]);
  });
});
