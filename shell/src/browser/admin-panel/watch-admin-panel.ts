import type { Platform } from '@shop/contracts/platform';
import { atom } from 'jotai';

/** [O7-04] Remembered in this browser, for employees only. */
const STORAGE_KEY = 'adminPanel';

/** Whether the panel is switched on; whether it is shown also depends on who looks and on how wide the screen is. */
export const isPanelOnAtom = atom(false);

/** What a press that cannot be seen is answered with [6-34]. */
const TOO_NARROW = 'Adminpanelen visas när fönstret är minst 992 pixlar brett.';

export interface AdminPanelHost {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Fetches and draws the panel; called for employees only, and once [4-17], [6-29]. */
  load(): void;
}

type PanelPlatform = Pick<Platform, 'store' | 'atoms'>;
type WatchedPlatform = PanelPlatform & Pick<Platform, 'bus' | 'toasts'>;

const isEmployee = ({ store, atoms }: PanelPlatform): boolean => store.get(atoms.user)?.isEmployee === true;

/** [2.3-04], [6-34], [O2.3-01] All three: an employee, a panel that is on, a screen wider than medium. */
export const isPanelShown = (platform: PanelPlatform): boolean =>
  isEmployee(platform) &&
  platform.store.get(isPanelOnAtom) &&
  platform.store.get(platform.atoms.viewport).size === 'lg';

/**
 * Switches the panel for an employee: by keys [6-32], by 'Visa admin' [6-33], by itself [6-31], by the setting as it is
 * changed. Nobody else has one [6-30].
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
      // A terminal or a family computer must not tell the next who has worked here.
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

  store.sub(atoms.user, apply);
  store.sub(atoms.settings, apply);
  apply();
  document.addEventListener('keydown', ({ key, shiftKey, altKey, repeat }) => {
    const isChord = (key === 'Alt' && shiftKey) || (key === 'Shift' && altKey);
    if (isChord && !repeat) toggle();
  });
  bus.on('admin-panel.toggle', toggle);
}
