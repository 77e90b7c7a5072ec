import { isApiError, usePlatform, useShared } from '@shop/platform';
import { useCallback, useEffect, useRef, useState } from 'react';

/** [9-42] As many as the api takes [5-10]. */
export const MAX_STARS = 3;

const FAILED = 'Det gick inte att spara butiken. Försök igen.';

interface Star {
  readonly isStarred: boolean;
  readonly isBusy: boolean;
  readonly toggle: () => void;
}

/**
 * [6-13] One store's star. It is there at once, and taken back when the api refuses it [8-08], as it does for a fourth.
 * A visitor is asked to log in, and the star is set when that is done.
 */
export function useStar({ id, name }: { readonly id: number; readonly name: string }): Star {
  const { api, bus, toasts, store, atoms } = usePlatform();
  const isLoggedIn = Boolean(useShared('user'));
  const starred = useShared('starredStores');
  const [isBusy, setIsBusy] = useState(false);
  const isAwaitingLogin = useRef(false);
  const isStarred = starred.includes(id);

  const save = useCallback(
    async (isWanted: boolean): Promise<void> => {
      const without = (ids: readonly number[]): number[] => ids.filter((each) => each !== id);
      const set = (isOn: boolean): void =>
        store.set(atoms.starredStores, (ids) => (isOn ? [...without(ids), id] : without(ids)));
      setIsBusy(true);
      set(isWanted);
      try {
        const { deleteStarredStore, postStarredStore } = await import('@shop/contracts/api/profile');
        await (isWanted
          ? api.call(postStarredStore, { body: { storeId: id } })
          : api.call(deleteStarredStore, { params: { storeId: id } }));
      } catch (error) {
        set(!isWanted);
        toasts.show(isApiError(error) ? error.userMessage : FAILED, 'error');
      } finally {
        setIsBusy(false);
      }
    },
    [api, atoms, id, store, toasts],
  );

  useEffect(() => {
    if (!isLoggedIn || !isAwaitingLogin.current) return;
    isAwaitingLogin.current = false;
    if (!store.get(atoms.starredStores).includes(id)) void save(true);
  }, [atoms, id, isLoggedIn, save, store]);

  const toggle = (): void => {
    if (isBusy) return;
    if (isLoggedIn) return void save(!isStarred);
    isAwaitingLogin.current = true;
    bus.emit('login.open', { mode: 'login', message: `Logga in för att stjärnmärka ${name}.` });
  };
  return { isStarred, isBusy, toggle };
}
