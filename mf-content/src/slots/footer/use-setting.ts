import type { Settings } from '@shop/contracts/api/user';
import { usePlatform, useShared, useSharedState } from '@shop/platform';

/** A setting and its setter: a member's choice is saved in the account, a visitor's in this browser (by the shell). */
export function useSetting<Key extends keyof Settings>(key: Key): [Settings[Key], (value: Settings[Key]) => void] {
  const { api, toasts } = usePlatform();
  const user = useShared('user');
  const [settings, setSettings] = useSharedState('settings');
  const before = settings[key];
  const put = (value: Settings[Key]) => setSettings((known) => ({ ...known, [key]: value }));

  const choose = async (value: Settings[Key]): Promise<void> => {
    put(value);
    if (!user) return;
    try {
      const { putSetting } = await import('@shop/contracts/api/user');
      await api.call(putSetting, { params: { key }, body: { value } });
    } catch {
      put(before);
      toasts.show('Misslyckades med sparning!', 'error');
    }
  };
  return [before, (value) => void choose(value)];
}
