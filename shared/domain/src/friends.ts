import { DAY_MS } from './dates.ts';

/** [4-101] Status values of the api, seen from the reader's side. */
export const FRIEND_STATUS = { SENT: 0, RECEIVED: 1, ACCEPTED: 2, DENIED: 3, REMOVED: 4 } as const;

/** Status of a friendship, seen from the reader's side. */
export type FriendStatus = (typeof FRIEND_STATUS)[keyof typeof FRIEND_STATUS];

/** Days after a denial until the same member may send another request [O4-36]. */
export const REQUEST_AGAIN_DAYS = 30;

/** The one row of a pair. RECEIVED is not stored: it is SENT seen from the other side. */
export interface Friendship {
  readonly askerId: number;
  readonly receiverId: number;
  readonly status: Exclude<FriendStatus, typeof FRIEND_STATUS.RECEIVED>;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** `remove` withdraws a request of one's own or ends a friendship. */
export type FriendAction = 'request' | 'accept' | 'deny' | 'remove';

/** Why an action on a friendship is rejected. */
export type FriendError = 'self' | 'already-sent' | 'already-friends' | 'not-allowed';

/** The changed friendship, or the error. */
export type FriendResult =
  { readonly ok: true; readonly friendship: Friendship } | { readonly ok: false; readonly error: FriendError };

/** What one of the two sees. The sender does not see a denial: it looks like SENT [O4-36]. */
export function friendStatusFor(friendship: Friendship, userId: number): FriendStatus {
  const { askerId, status } = friendship;
  if (userId === askerId) return status === FRIEND_STATUS.DENIED ? FRIEND_STATUS.SENT : status;
  return status === FRIEND_STATUS.SENT ? FRIEND_STATUS.RECEIVED : status;
}

function request(friendship: Friendship | null, actorId: number, otherId: number, now: number): FriendResult {
  if (actorId === otherId) return { ok: false, error: 'self' };
  const fresh: FriendResult = {
    ok: true,
    friendship: { askerId: actorId, receiverId: otherId, status: FRIEND_STATUS.SENT, changedAt: now },
  };
  if (!friendship || friendship.status === FRIEND_STATUS.REMOVED) return fresh;
  if (friendship.status === FRIEND_STATUS.ACCEPTED) return { ok: false, error: 'already-friends' };
  const isAsker = friendship.askerId === actorId;
  if (friendship.status === FRIEND_STATUS.DENIED) {
    // The waiting time protects the one who denied; they may send a request at any time.
    return !isAsker || now - friendship.changedAt >= REQUEST_AGAIN_DAYS * DAY_MS
      ? fresh
      : { ok: false, error: 'already-sent' };
  }
  if (isAsker) return { ok: false, error: 'already-sent' };
  return { ok: true, friendship: { ...friendship, status: FRIEND_STATUS.ACCEPTED, changedAt: now } };
}

/**
 * [O4-36] Applies an action of one of the two to their row (null when there is none yet). Only the receiver may accept
 * or deny; crossing requests make friends; either may end a friendship. Every other action is an error.
 */
export function applyFriendAction(
  friendship: Friendship | null,
  action: FriendAction,
  actorId: number,
  otherId: number,
  now: number,
): FriendResult {
  if (action === 'request') return request(friendship, actorId, otherId, now);
  const refused: FriendResult = { ok: false, error: 'not-allowed' };
  if (!friendship) return refused;
  const isPair =
    [actorId, otherId].includes(friendship.askerId) &&
    [actorId, otherId].includes(friendship.receiverId) &&
    actorId !== otherId;
  if (!isPair) return refused;
  const isAsker = friendship.askerId === actorId;
  const isPending = friendship.status === FRIEND_STATUS.SENT;
  const become = (status: Friendship['status']): FriendResult => ({
    ok: true,
    friendship: { ...friendship, status, changedAt: now },
  });
  if (action === 'remove') {
    return friendship.status === FRIEND_STATUS.ACCEPTED || (isPending && isAsker)
      ? become(FRIEND_STATUS.REMOVED)
      : refused;
  }
  if (!isPending || isAsker) return refused;
  return become(action === 'accept' ? FRIEND_STATUS.ACCEPTED : FRIEND_STATUS.DENIED);
}
