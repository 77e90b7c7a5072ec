import { usePlatform, useShared } from '@shop/platform';
import { useEffect } from 'react';
import type { SectionTree } from './header-data.ts';
import { menuLoader } from './menu-loader.ts';

/** [4-52..54] 0 loading, 1 loaded, -1 failed with the shopper's message. */
export type MenuState = { status: 0 } | { status: 1; tree: SectionTree } | { status: -1; msg: string };

/**
 * The navigation tree for an open menu, by the page's nav state: all menus share one call and its fate. A menu that
 * opens after a failure tries again.
 */
export const useSectionTree = (): MenuState & { retry: () => void } => {
  const platform = usePlatform();
  const loader = menuLoader(platform);
  const { status, msg } = useShared('nav').menu;

  useEffect(() => loader.load(), [loader]);

  const { tree, load: retry } = loader;
  if (status === 1 && tree() !== null) return { status, tree: tree() as SectionTree, retry };
  return status === -1 ? { status, msg, retry } : { status: 0, retry };
};
