import { putSetting } from '@shop/contracts';
import { usePlatform, useRoute, useShared, useSharedState } from '@shop/platform';
import { LIST_MODES, listUrl, type ListMode, readListState } from '../../features/product-list/list-state.ts';

const MODE_NAMES = Object.keys(LIST_MODES) as ListMode[];

/**
 * [3-29][O2.13-01] Layout of products: the URL's, else the shopper's setting. A choice is saved: for members by the
 * api, for visitors by the shell, which owns the settings atom.
 */
export function useListMode(): [ListMode, (mode: ListMode) => void] {
  const { api, navigate } = usePlatform();
  const route = useRoute();
  const user = useShared('user');
  const [settings, setSettings] = useSharedState('settings');
  const { mode: requested, page } = readListState(route);
  const preferred = MODE_NAMES.find((name) => LIST_MODES[name] === settings.product_list_mode) ?? 'grid';

  const choose = (mode: ListMode): void => {
    const value = LIST_MODES[mode];
    setSettings((before) => ({ ...before, product_list_mode: value }));
    // A layout that could not be saved still applies to this page.
    if (user) api.call(putSetting, { params: { key: 'product_list_mode' }, body: { value } }).catch(() => undefined);
    if (requested !== null) void navigate(listUrl(route, { page, mode: null }), { replace: true, keepScroll: true });
  };
  return [requested ?? preferred, choose];
}
