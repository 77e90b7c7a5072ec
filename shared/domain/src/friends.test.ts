import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { DAY_MS } from './dates.ts';
import { applyFriendAction, FRIEND_STATUS, type FriendAction, type Friendship, friendStatusFor } from './friends.ts';

const { SENT, RECEIVED, ACCEPTED, DENIED, REMOVED } = FRIEND_STATUS;
const row = (status: Friendship['status'], changedAt = 0): Friendship => ({
  askerId: 1,
  receiverId: 2,
  status,
  changedAt,
});
const act = (friendship: Friendship | null, action: FriendAction, actor: number, now = 0) => {
  const result = applyFriendAction(friendship, action, actor, actor === 1 ? 2 : 1, now);
  return result.ok ? result.friendship.status : result.error;
};

describe('friends', () => {
  it('[4-101] have the five status values', () => {
    expect(FRIEND_STATUS).toEqual({ SENT: 0, RECEIVED: 1, ACCEPTED: 2, DENIED: 3, REMOVED: 4 });
  });

  it('[4-101][O4-36] show a request as SENT to the asker and RECEIVED to the other', () => {
    expect([friendStatusFor(row(SENT), 1), friendStatusFor(row(SENT), 2)]).toEqual([SENT, RECEIVED]);
  });

  it('[O4-36] do not show a denial to the sender', () => {
    expect([friendStatusFor(row(DENIED), 1), friendStatusFor(row(DENIED), 2)]).toEqual([SENT, DENIED]);
  });

  it('[O4-36] let only the receiver accept or deny', () => {
    expect([act(row(SENT), 'accept', 2), act(row(SENT), 'deny', 2)]).toEqual([ACCEPTED, DENIED]);
    expect([act(row(SENT), 'accept', 1), act(row(SENT), 'deny', 1)]).toEqual(['not-allowed', 'not-allowed']);
  });

  it('[O4-36] let the asker withdraw and either end it', () => {
    expect([act(row(SENT), 'remove', 1), act(row(SENT), 'remove', 2)]).toEqual([REMOVED, 'not-allowed']);
    expect([act(row(ACCEPTED), 'remove', 1), act(row(ACCEPTED), 'remove', 2)]).toEqual([REMOVED, REMOVED]);
  });

  it('[O4-36] come of crossing requests', () => expect(act(row(SENT), 'request', 2)).toBe(ACCEPTED));

  it('[O4-36] may be requested again at once after the end, after 30 days once denied', () => {
    expect([act(row(REMOVED), 'request', 1), act(row(REMOVED), 'request', 2)]).toEqual([SENT, SENT]);
    expect([act(row(DENIED), 'request', 1, 30 * DAY_MS - 1), act(row(DENIED), 'request', 1, 30 * DAY_MS)]).toEqual([
      'already-sent',
      SENT,
    ]);
  });

  it('[O4-36] are never made with oneself or twice', () => {
    expect(applyFriendAction(null, 'request', 1, 1, 0)).toEqual({ ok: false, error: 'self' });
    expect([act(row(ACCEPTED), 'request', 2), act(row(SENT), 'request', 1), act(null, 'accept', 2)]).toEqual([
      'already-friends',
      'already-sent',
      'not-allowed',
    ]);
  });

  it('[O4-36] never come about without an act of both', () => {
    const step = fc.record({
      action: fc.constantFrom<FriendAction[]>('request', 'accept', 'deny', 'remove'),
      actor: fc.constantFrom(1, 2),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let friendship: Friendship | null = null;
        const actors = new Set<number>();
        for (const [index, { action, actor }] of steps.entries()) {
          const result = applyFriendAction(friendship, action, actor, 3 - actor, index * DAY_MS);
          if (result.ok) {
            actors.add(actor);
            friendship = result.friendship;
          }
          if (friendship?.status === ACCEPTED) expect(actors.size).toBe(2);
        }
      }),
    );
  });
});
