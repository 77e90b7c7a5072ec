import { deleteStarredStore, postStarredStore } from '@shop/contracts/api/profile';
import { isApiError, usePlatform, useShared } from '@shop/platform';
import { useRef, useState } from 'react';

/** [5-09] What the api allows; said beforehand, and decided by the api [O5-29]. */
export const MAX_STARS = 3;

/** A star that is there at once has been set, whatever page comes next. */
const OUTLIVES_PAGE = { keepalive: true } as const;

export interface Stars {
  /** Ids of stores, first to last. */
  readonly starred: readonly number[];
  /** The store whose star is on its way. */
  readonly pendingId: number | null;
  /** Resolve to whether it was saved; never reject. */
  add(storeId: number): Promise<boolean>;
  remove(storeId: number): Promise<boolean>;
}

/**
 * The member's starred stores. A star is there at once, and is taken back when the api refuses it [8-08]. Presses while
 * one is on its way take turns: none is lost.
 */
export function useStars(): Stars {
  const { api, toasts, store, atoms } = usePlatform();
  const starred = useShared('starredStores');
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [pendingId, setPendingId] = useState<number | null>(null);

  const save = async (storeId: number, after: readonly number[], call: () => Promise<unknown>): Promise<boolean> => {
    const before = store.get(atoms.starredStores);
    setPendingId(storeId);
    store.set(atoms.starredStores, [...after]);
    try {
      await call();
      return true;
    } catch (error) {
      store.set(atoms.starredStores, before);
      toasts.show(isApiError(error) ? error.userMessage : 'Misslyckades med sparning!', 'error');
      return false;
    } finally {
      setPendingId(null);
    }
  };
  const inTurn = (work: () => Promise<boolean>): Promise<boolean> => {
    const done = last.current.then(work);
    last.current = done;
    return done;
  };
  const current = () => store.get(atoms.starredStores);

  return {
    starred,
    pendingId,
    add: (storeId) =>
      inTurn(() =>
        save(storeId, [...current(), storeId], () => api.call(postStarredStore, { body: { storeId } }, OUTLIVES_PAGE)),
      ),
    remove: (storeId) =>
      inTurn(() =>
        save(
          storeId,
          current().filter((id) => id !== storeId),
          () => api.call(deleteStarredStore, { params: { storeId } }, OUTLIVES_PAGE),
        ),
      ),
  };
}
