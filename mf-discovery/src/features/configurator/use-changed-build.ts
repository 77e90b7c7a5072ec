import type { CartRow } from '@shop/contracts';
import { CHANGED_BUILD_KEY } from '@shop/contracts/build-link';
import { formatQuery } from '@shop/contracts/routing';
import { keyOfRow } from '@shop/domain/cart-row-identity';
import { usePlatform, useRoute, useShared } from '@shop/platform';
import { readChangedBuild } from './build-url.ts';

export interface ChangedBuild {
  /** The cart's row that is being changed; null when the URL names none, or the cart has it no longer. */
  readonly row: CartRow | null;
  /** Makes it the build with this `ctoConfigurationId`, which from then on is the one being changed. */
  readonly replaceBy: (configurationId: string) => void;
}

/** The build in the cart that the page is to change, by its URL. */
export function useChangedBuild(): ChangedBuild {
  const { bus, navigate } = usePlatform();
  const { cart } = useShared('cart');
  const route = useRoute();
  const id = readChangedBuild(route);
  const row = cart?.rows.find(({ extraData }) => id !== undefined && extraData.ctoConfigurationId === id) ?? null;

  const replaceBy = (configurationId: string): void => {
    if (row === null) return;
    const { pass = null, ...key } = keyOfRow(row);
    const name = { ...key, pass, extraData: row.extraData };
    bus.emit('cart.event', { method: 'updateRow', ...name, key: 'ctoConfigurationId', value: configurationId });
    const url = `${route.path}${formatQuery({ ...route.query, [CHANGED_BUILD_KEY]: configurationId })}`;
    void navigate(url, { replace: true, keepScroll: true });
  };
  return { row, replaceBy };
}
