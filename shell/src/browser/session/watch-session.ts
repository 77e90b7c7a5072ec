import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';
import { getMe } from '@shop/contracts';
import type { Platform } from '@shop/contracts/platform';
import { IS_LOGGED_IN_KEY } from '../../page/login-hint.ts';
import { settingsSchema } from '../platform/load-schemas.ts';
import { hasVisitorSettings, readVisitorSettings, writeVisitorSettings } from './visitor-settings.ts';

export interface SessionWatch {
  /**
   * Takes up the session of the page. `isShared`: the page does not know whose it is, so the user is fetched, but for a
   * new visitor, who is none. Otherwise what a visitor has chosen in this browser, which no server knows, is taken up.
   */
  begin(isShared: boolean): Promise<void>;
}

/**
 * Keeps user, starred stores and settings up to date: fetches `me` on command, stores the login hint and a visitor's
 * own choices in local storage.
 */
export function watchSession(platform: Platform, onFailure: (error: unknown) => void): SessionWatch {
  const { api, atoms, bus, store, isNewVisitor } = platform;
  /** A terminal stores nothing of a shopper beyond the visit [O4-09]. */
  const storage = () => (store.get(atoms.kiosk) ? sessionStorage : localStorage);
  const noteHint = () => {
    const user = store.get(atoms.user);
    if (user !== undefined) storage().setItem(IS_LOGGED_IN_KEY, String(user !== null));
  };
  const saveChoices = () => {
    if (store.get(atoms.user) === null) writeVisitorSettings(storage(), store.get(atoms.settings));
  };

  const readChoices = async () => {
    return readVisitorSettings(storage(), VISITOR_SETTINGS, await settingsSchema());
  };
  const restoreChoices = async () => {
    try {
      if (store.get(atoms.user) !== null || !hasVisitorSettings(storage())) return;
      store.set(atoms.settings, await readChoices());
    } catch (error) {
      onFailure(error);
    }
  };

  const refresh = async () => {
    try {
      const { data } = await api.call(getMe, {}, { fresh: true });
      const choices = await readChoices();
      // Before the settings, which else would be stored as a visitor's.
      store.set(atoms.user, data.user);
      const settings = data.user?.settings ?? choices;
      // The same in another object would render every slot that reads one of them again.
      if (JSON.stringify(settings) !== JSON.stringify(store.get(atoms.settings))) store.set(atoms.settings, settings);
      store.set(atoms.starredStores, data.starredStores);
      if (data.user) store.set(atoms.zipCode, data.user.zipCode || store.get(atoms.zipCode));
    } catch (error) {
      // A failure is no logout: the atoms stay as they are.
      onFailure(error);
    }
  };

  const begin = (isShared: boolean) => {
    if (isShared && isNewVisitor !== true) return refresh();
    if (isShared) store.set(atoms.user, null);
    return restoreChoices();
  };

  store.sub(atoms.user, noteHint);
  store.sub(atoms.settings, saveChoices);
  noteHint();
  bus.on('user.refresh', () => void refresh());
  return { begin };
}
