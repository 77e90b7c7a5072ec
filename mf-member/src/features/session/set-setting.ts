import { putSetting, type Settings } from '@shop/contracts/api/user';
import type { Platform } from '@shop/contracts/platform';

/** A setting and its new value. */
export interface SettingChange<Name extends keyof Settings = keyof Settings> {
  readonly name: Name;
  readonly value: Settings[Name];
}

/**
 * The user action setSetting [7.3-18], [O7-04]: the shop follows at once, and goes back when the member's choice could
 * not be saved. Resolves to whether it was; never rejects.
 */
export async function setSetting<Name extends keyof Settings>(
  { api, store, atoms, toasts }: Pick<Platform, 'api' | 'store' | 'atoms' | 'toasts'>,
  { name, value }: SettingChange<Name>,
): Promise<boolean> {
  const before = store.get(atoms.settings)[name];
  const put = (next: Settings[Name]) => store.set(atoms.settings, (known) => ({ ...known, [name]: next }));
  put(value);
  try {
    await api.call(putSetting, { params: { key: name }, body: { value } });
    return true;
  } catch {
    put(before);
    toasts.show('Misslyckades med sparning!', 'error');
    return false;
  }
}
