import { deleteStarredStore, postStarredStore } from '@shop/contracts/api/profile';
import { isApiError, usePlatform, useSharedState } from '@shop/platform';
import { useState } from 'react';

/** [5-09] What the api allows; said beforehand, and decided by the api [O5-29]. */
export const MAX_STARS = 3;

export interface Stars {
  readonly starred: readonly number[];
  /** The store whose star is on its way. */
  readonly pendingId: number | null;
  toggle(storeId: number): Promise<void>;
}

/** The member's starred stores. A star is there at once, and is taken back when the api refuses it [8-08]. */
export function useStars(): Stars {
  const { api, toasts } = usePlatform();
  const [starred, setStarred] = useSharedState('starredStores');
  const [pendingId, setPendingId] = useState<number | null>(null);

  const put = (storeId: number, isStarred: boolean) =>
    setStarred((before) => {
      const others = before.filter((id) => id !== storeId);
      return isStarred ? [...others, storeId] : others;
    });

  const toggle = async (storeId: number): Promise<void> => {
    if (pendingId !== null) return;
    const isStarred = !starred.includes(storeId);
    setPendingId(storeId);
    put(storeId, isStarred);
    try {
      if (isStarred) await api.call(postStarredStore, { body: { storeId } });
      else await api.call(deleteStarredStore, { params: { storeId } });
    } catch (error) {
      put(storeId, !isStarred);
      toasts.show(isApiError(error) ? error.userMessage : 'Misslyckades med sparning!', 'error');
    } finally {
      setPendingId(null);
    }
  };

  return { starred, pendingId, toggle };
}
