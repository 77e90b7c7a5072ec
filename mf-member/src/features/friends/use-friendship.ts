import { acceptFriend, deleteFriend, denyFriend, postFriend, type Relation } from '@shop/contracts/api/friend';
import type { Platform } from '@shop/contracts/platform';
import { FRIEND_STATUS, type FriendAction } from '@shop/domain/friends';
import { isApiError, usePlatform } from '@shop/platform';
import { useState } from 'react';

const FAILED = 'Det gick inte just nu. Försök igen.';

/** What the two are to each other after the action, as the reader sees it [O4-36]. */
const afterAction = async (
  { api }: Pick<Platform, 'api'>,
  action: FriendAction,
  userId: number,
  relation: Relation,
): Promise<Relation> => {
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

/** The reader's relation to another member, and what can be done about it. */
export const useFriendship = (userId: number, initial: Relation, onChange?: (relation: Relation) => void) => {
  const platform = usePlatform();
  const { bus, toasts } = platform;
  const [relation, setRelation] = useState(initial);
  const [pending, setPending] = useState<FriendAction | null>(null);

  /** Whether it was done; a failure is shown, and everything stays as it was. */
  const act = async (action: FriendAction): Promise<boolean> => {
    setPending(action);
    try {
      const next = await afterAction(platform, action, userId, relation);
      setRelation(next);
      onChange?.(next);
      // A friend may be what an achievement was waiting for.
      if (next?.status === FRIEND_STATUS.ACCEPTED) bus.emit('user.refresh', {});
      return true;
    } catch (error) {
      toasts.show(isApiError(error) ? error.userMessage : FAILED, 'error');
      return false;
    } finally {
      setPending(null);
    }
  };
  return { relation, pending, act };
};
