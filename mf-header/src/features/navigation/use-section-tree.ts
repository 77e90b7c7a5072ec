import type { Platform } from '@shop/contracts/platform';
import { isApiError, usePlatform } from '@shop/platform';
import { useCallback, useEffect, useState } from 'react';
import type { SectionTree } from './header-data.ts';
import { fetchSectionTree } from './section-tree.ts';

/** [8-23] Message of a menu that could not be loaded. */
export const MENU_ERROR = 'Fel vid laddning av menyn.';
/** [O4-24] Milliseconds before each automatic retry. */
export const MENU_RETRY_MS = [2000, 10_000, 30_000] as const;

/** [4-52..54] 0 loading, 1 loaded, -1 failed with the shopper's message. */
export type MenuState = { status: 0 } | { status: 1; tree: SectionTree } | { status: -1; msg: string };

/** All menus of a page share one call; a failure is not memoized, so that the next one retries. */
const responses = new WeakMap<Platform, Promise<SectionTree>>();

const request = (platform: Platform): Promise<SectionTree> => {
  const known = responses.get(platform);
  if (known) return known;
  const requested = fetchSectionTree(platform.api);
  responses.set(platform, requested);
  requested.catch(() => responses.delete(platform));
  return requested;
};

/**
 * Fetches the tree before a menu is opened, e.g. while the pointer comes near. Failures are shown when the menu opens.
 */
export const warmSectionTree = (platform: Platform): void => void request(platform).catch(() => undefined);

/** The server's message when it sent one [8-23]. */
export const menuErrorOf = (error: unknown): string =>
  isApiError(error) && error.response ? error.userMessage : MENU_ERROR;

/** The navigation tree for an open menu. Retries after 2, 10 and 30 s and on reconnect [O4-24]. */
export const useSectionTree = (): MenuState & { retry: () => void } => {
  const platform = usePlatform();
  const [state, setState] = useState<MenuState>({ status: 0 });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setState({ status: 0 });
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopListening = platform.bus.on('connected', () => {
      if (timer !== undefined) retry();
    });
    request(platform).then(
      (tree) => isCurrent && setState({ status: 1, tree }),
      (error: unknown) => {
        if (!isCurrent) return;
        setState({ status: -1, msg: menuErrorOf(error) });
        const wait = MENU_RETRY_MS[attempt];
        if (wait !== undefined) timer = setTimeout(retry, wait);
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      stopListening();
    };
  }, [platform, attempt, retry]);

  return { ...state, retry };
};
