import { href, usePlatform, useRoute } from '@shop/platform';
import { useCallback, useEffect, useState } from 'react';
import { MENU_RETRY_MS } from '../../features/navigation/menu-error.ts';
import { menuLoader } from '../../features/navigation/menu-loader.ts';
import { manufacturerNode } from '../../features/navigation/manufacturer-node.ts';
import { loadSideMenu, type SideMenuData } from './load-side-menu.ts';

type Shown = SideMenuData | { status: 0 };

/**
 * The result of `load`, and after a failure those of retries: by hand, after 2, 10 and 30 s, and on reconnect [O4-24].
 */
export const useSideMenu = (initial: SideMenuData): { data: Shown; retry: () => void } => {
  const platform = usePlatform();
  const { api, bus, now } = platform;
  const route = useRoute();
  // A new page brings new data; what a retry found belongs to the data it was for.
  const [later, setLater] = useState<{ for: SideMenuData; data: Shown; attempt: number } | null>(null);
  const current = later?.for === initial ? later : { for: initial, data: initial as Shown, attempt: 0 };
  const { data, attempt } = current;

  const retry = useCallback(() => {
    setLater({ for: initial, data: { status: 0 }, attempt: attempt + 1 });
    void loadSideMenu({ route, api, now: now(), href }).then((found) =>
      setLater((before) => (before?.for === initial ? { ...before, data: found } : before)),
    );
  }, [initial, attempt, route, api, now]);

  useEffect(() => {
    if (data.status !== -1) return undefined;
    const wait = MENU_RETRY_MS[attempt];
    const timer = wait === undefined ? undefined : setTimeout(retry, wait);
    const stopListening = bus.on('connected', retry);
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [data, attempt, retry, bus]);

  // [2.6-08] The menus of the header read the manufacturer's tree, too.
  const isManufacturer = route.name === 'manufacturer' || route.name === 'manufacturer-page';
  useEffect(() => {
    const view = isManufacturer && data.status === 1 ? data.view : null;
    menuLoader(platform).change({ manufacturerTree: view && manufacturerNode(view) });
  }, [platform, data, isManufacturer]);

  return { data, retry };
};
