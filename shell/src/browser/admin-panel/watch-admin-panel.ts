import type { Platform } from '@shop/contracts/platform';
import { atom, type Atom } from 'jotai';

/** Storage key of the switch, stored in this browser for employees only [O7-04]. */
const STORAGE_KEY = 'adminPanel';

/** Whether the panel is switched on; whether it is shown also depends on the user and the screen width. */
export const isPanelOnAtom = atom(false);

/** Toast after a toggle that has no visible effect [6-34]. */
const TOO_NARROW = 'Adminpanelen visas när fönstret är minst 992 pixlar brett.';

export interface AdminPanelHost {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Loads and renders the panel; called for employees only [4-17], and once [6-29]. */
  load(): void;
}

type PanelPlatform = Pick<Platform, 'store' | 'atoms'>;
type WatchedPlatform = PanelPlatform & Pick<Platform, 'bus' | 'toasts'>;

const isEmployee = ({ store, atoms }: PanelPlatform): boolean => store.get(atoms.user)?.isEmployee === true;

/**
 * Whether the panel is shown: for an employee [2.3-04] who has switched it on [6-34], on a screen wider than medium
 * [O2.3-01].
 */
export const isPanelShown = (platform: PanelPlatform): boolean =>
  isEmployee(platform) &&
  platform.store.get(isPanelOnAtom) &&
  platform.store.get(platform.atoms.viewport).size === 'lg';

/**
 * Toggles the panel for an employee: by keys [6-32], by 'Visa admin' [6-33], automatically at login [6-31], and when
 * the setting changes. Other users have none [6-30].
 */
export function watchAdminPanel(platform: WatchedPlatform, { storage, load }: AdminPanelHost): void {
  const { store, atoms, bus, toasts } = platform;
  let isLoaded = false;
  let wasAutomatic: boolean | null = null;

  const set = (isOn: boolean) => {
    store.set(isPanelOnAtom, isOn);
    storage.setItem(STORAGE_KEY, String(isOn));
  };
  const apply = () => {
    if (!isEmployee(platform)) {
      store.set(isPanelOnAtom, false);
      // On a shared computer the next user must not see that an employee has worked here.
      if (store.get(atoms.user) === null) storage.removeItem(STORAGE_KEY);
      wasAutomatic = null;
      return;
    }
    const isAutomatic = store.get(atoms.settings).auto_open_admin_panel;
    if (wasAutomatic === null) store.set(isPanelOnAtom, isAutomatic || storage.getItem(STORAGE_KEY) === 'true');
    else if (wasAutomatic !== isAutomatic) set(isAutomatic);
    wasAutomatic = isAutomatic;
    if (!isLoaded) load();
    isLoaded = true;
  };

  const toggle = () => {
    if (!isEmployee(platform)) return;
    set(!store.get(isPanelOnAtom));
    if (store.get(isPanelOnAtom) && !isPanelShown(platform)) toasts.show(TOO_NARROW, 'info');
  };

  // Slots see whether the panel is showing, and add what employees see to their products [6-39].
  const publish = () => store.set(atoms.adminPanelShown, isPanelShown(platform));
  for (const cause of [atoms.user, atoms.viewport, isPanelOnAtom]) store.sub(cause as Atom<unknown>, publish);

  store.sub(atoms.user, apply);
  store.sub(atoms.settings, apply);
  apply();
  publish();
  document.addEventListener('keydown', ({ key, shiftKey, altKey, repeat }) => {
    const isChord = (key === 'Alt' && shiftKey) || (key === 'Shift' && altKey);
    if (isChord && !repeat) toggle();
  });
  bus.on('admin-panel.toggle', toggle);
}
