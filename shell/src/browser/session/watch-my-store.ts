import { getStore, putSetting } from '@shop/contracts';
import type { Platform } from '@shop/contracts/platform';
import { isApiError } from '@shop/platform';

const FAILED = 'Det gick inte att spara butiken. Försök igen.';

/**
 * 'Min butik': the first of the chosen stores in the settings, which this browser stores for a visitor and the account
 * for a member [O3-08]. Fetches that store for all slots, and handles `store.choose`. What a visitor has chosen becomes
 * the store of the member who logs in and has none.
 */
export function watchMyStore({ api, atoms, bus, store, toasts }: Platform, onFailure: (error: unknown) => void): void {
  let shown: number | null | undefined;
  let carried: number | null = null;
  const chosen = (): number | null => store.get(atoms.settings).myStores[0] ?? null;

  const follow = async (): Promise<void> => {
    const id = chosen();
    // On a shared page the choice follows with the session.
    if (id === shown || (id === null && store.get(atoms.user) === undefined)) return;
    shown = id;
    if (id === null) return store.set(atoms.myStore, null);
    try {
      const { data } = await api.call(getStore, { params: { id } });
      if (shown === id) store.set(atoms.myStore, data.store);
    } catch (error) {
      if (shown !== id) return;
      // The next page tries again; a store that has closed for good is none.
      shown = undefined;
      if (isApiError(error) && error.status === 404) store.set(atoms.myStore, null);
      else onFailure(error);
    }
  };

  const setChosen = (myStores: number[]): void => store.set(atoms.settings, (before) => ({ ...before, myStores }));

  const choose = async (id: number | null): Promise<void> => {
    const before = store.get(atoms.settings).myStores;
    const myStores = id === null ? [] : [id];
    setChosen(myStores);
    if (!store.get(atoms.user)) return;
    try {
      await api.call(putSetting, { params: { key: 'myStores' }, body: { value: myStores } });
    } catch (error) {
      setChosen(before);
      toasts.show(isApiError(error) ? error.userMessage : FAILED, 'error');
    }
  };

  let wasVisitor = store.get(atoms.user) === null;
  store.sub(atoms.user, () => {
    const user = store.get(atoms.user);
    if (user && wasVisitor) carried = chosen();
    if (user !== undefined) wasVisitor = user === null;
  });
  store.sub(atoms.settings, () => {
    const id = carried;
    carried = null;
    if (id !== null && store.get(atoms.user) && chosen() === null) void choose(id);
    else void follow();
  });
  bus.on('store.choose', ({ id }) => void choose(id));
  void follow();
}
