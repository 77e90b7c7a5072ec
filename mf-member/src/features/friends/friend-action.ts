import {
  acceptFriend,
  deleteFriend,
  denyFriend,
  getFriends,
  postFriend,
  type Relation,
} from '@shop/contracts/api/friend';
import type { ApiClient } from '@shop/contracts/platform';
import { FRIEND_STATUS, type FriendAction, type FriendStatus } from '@shop/domain/friends';
import { isApiError } from '@shop/platform';

/** What a member does about another, and what the two are to each other as far as the page knows. */
export interface FriendStep {
  readonly action: FriendAction;
  readonly userId: number;
  readonly relation: Relation;
}

export interface FriendOutcome {
  readonly relation: Relation;
  /** Why it was not done, in Swedish; null when it was. */
  readonly problem: string | null;
}

const FAILED = 'Det gick inte just nu. Försök igen.';

/** The statuses that each action aims at; null is no relation. */
const AIMS: Readonly<Record<FriendAction, readonly (FriendStatus | null)[]>> = {
  request: [FRIEND_STATUS.SENT, FRIEND_STATUS.ACCEPTED],
  accept: [FRIEND_STATUS.ACCEPTED],
  deny: [FRIEND_STATUS.DENIED],
  remove: [null],
};

/** The relation after the action, as the reader sees it [O4-36]. */
const act = async (api: ApiClient, { action, userId, relation }: FriendStep): Promise<Relation> => {
  if (action === 'request') return (await api.call(postFriend, { body: { userId } })).data.friendship;
  if (relation === null) return null;
  const { id } = relation;
  if (action === 'remove') {
    await api.call(deleteFriend, { params: { id } });
    return null;
  }
  await api.call(action === 'accept' ? acceptFriend : denyFriend, { params: { id } });
  return { id, status: action === 'accept' ? FRIEND_STATUS.ACCEPTED : FRIEND_STATUS.DENIED };
};

/** What the two are to each other now; what the page knows where that cannot be fetched. */
const presentRelation = async (api: ApiClient, { userId, relation }: FriendStep): Promise<Relation> => {
  try {
    const { data } = await api.call(getFriends, {}, { fresh: true });
    const found = data.friends.find(({ user }) => user.id === userId);
    return found === undefined ? null : { id: found.id, status: found.status };
  } catch {
    return relation;
  }
};

/**
 * Carries an action out. One that does not fit what there is may have been done already, in another tab or by a try
 * whose response was lost: then the relation is looked at, and is no failure when the aim is reached.
 */
export async function takeFriendStep(api: ApiClient, step: FriendStep): Promise<FriendOutcome> {
  try {
    return { relation: await act(api, step), problem: null };
  } catch (error) {
    const problem = isApiError(error) ? error.userMessage : FAILED;
    const isOutdated = isApiError(error, 'CONFLICT') || (step.relation !== null && isApiError(error, 'NOT_FOUND'));
    if (!isOutdated) return { relation: step.relation, problem };
    const relation = await presentRelation(api, step);
    return { relation, problem: AIMS[step.action].includes(relation?.status ?? null) ? null : problem };
  }
}
