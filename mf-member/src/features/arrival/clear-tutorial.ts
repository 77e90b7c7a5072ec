import { putSetting } from '@shop/contracts/api/user';
import type { Platform } from '@shop/contracts/platform';

/**
 * [4-22] The tutorial has been shown: the setting is cleared, here at once. A failure is quiet; the tutorial comes back
 * with the next page load.
 */
export async function clearTutorial({ api, store, atoms }: Pick<Platform, 'api' | 'store' | 'atoms'>): Promise<void> {
  store.set(atoms.settings, (before) => ({ ...before, show_member_tutorial: false }));
  const request = { params: { key: 'show_member_tutorial' }, body: { value: false } };
  await api.call(putSetting, request, { keepalive: true }).catch(() => undefined);
}
