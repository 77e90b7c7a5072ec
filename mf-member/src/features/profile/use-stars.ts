import { deleteStarredStore, postStarredStore } from '@shop/contracts/api/profile';
import { isApiError, usePlatform, useSharedState } from '@shop/platform';
import { useState } from 'react';

/** [5-09] What the api allows; said beforehand, and decided by the api [O5-29]. */
export const MAX_STARS = 3;

export interface Stars {
  /** Ids of stores, first to last. */
  readonly starred: readonly number[];
  /** The store whose star is on its way. */
  readonly pendingId: number | null;
  /** Resolve to whether it was saved; never reject. */
  add(storeId: number): Promise<boolean>;
  remove(storeId: number): Promise<boolean>;
}

/** The member's starred stores. A star is there at once, and is taken back when the api refuses it [8-08]. */
export function useStars(): Stars {
  const { api, toasts } = usePlatform();
  const [starred, setStarred] = useSharedState('starredStores');
  const [pendingId, setPendingId] = useState<number | null>(null);

  const change = async (storeId: number, after: readonly number[], save: () => Promise<unknown>): Promise<boolean> => {
    if (pendingId !== null) return false;
    const before = starred;
    setPendingId(storeId);
    setStarred([...after]);
    try {
      await save();
      return true;
    } catch (error) {
      setStarred(before);
      toasts.show(isApiError(error) ? error.userMessage : 'Misslyckades med sparning!', 'error');
      return false;
    } finally {
      setPendingId(null);
    }
  };

  return {
    starred,
    pendingId,
    add: (storeId) => change(storeId, [...starred, storeId], () => api.call(postStarredStore, { body: { storeId } })),
    remove: (storeId) =>
      change(
        storeId,
        starred.filter((id) => id !== storeId),
        () => api.call(deleteStarredStore, { params: { storeId } }),
      ),
  };
}
