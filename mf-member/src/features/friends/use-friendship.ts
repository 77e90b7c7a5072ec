import type { Relation } from '@shop/contracts/api/friend';
import { FRIEND_STATUS, type FriendAction } from '@shop/domain/friends';
import { usePlatform } from '@shop/platform';
import { useState } from 'react';
import { takeFriendStep } from './friend-action.ts';

/** The reader's relation to another member, and what can be done about it. */
export const useFriendship = (userId: number, initial: Relation, onChange?: (relation: Relation) => void) => {
  const { api, bus, toasts } = usePlatform();
  const [relation, setRelation] = useState(initial);
  const [pending, setPending] = useState<FriendAction | null>(null);

  /** Whether it was done; a failure is shown. */
  const act = async (action: FriendAction): Promise<boolean> => {
    setPending(action);
    const { relation: next, problem } = await takeFriendStep(api, { action, userId, relation });
    setPending(null);
    setRelation(next);
    if (problem !== null) {
      toasts.show(problem, 'error');
      return false;
    }
    onChange?.(next);
    // A friend may be what an achievement was waiting for.
    if (next?.status === FRIEND_STATUS.ACCEPTED) bus.emit('user.refresh', {});
    return true;
  };
  return { relation, pending, act };
};
