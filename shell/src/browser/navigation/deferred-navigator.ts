import type { NavigateOptions } from '@shop/contracts/platform';
import type { Navigator } from './create-navigator.ts';

/** Navigator whose code is loaded on first use, or by `start()` once the page is idle. */
export interface DeferredNavigator extends Pick<Navigator, 'navigate' | 'refresh'> {
  /** Loads the code. Resolves when the shell handles links; rejects when the code cannot be loaded. */
  start(): Promise<void>;
}

/**
 * @param load fetches and starts the navigator
 * @param leave navigates with a full page load, the fallback when the code cannot be loaded
 */
export function createDeferredNavigator(
  load: () => Promise<Navigator>,
  leave: (to: string) => void,
): DeferredNavigator {
  let loading: Promise<Navigator> | null = null;
  const get = (): Promise<Navigator> => {
    loading ??= load().catch((error: unknown) => {
      // A failure is not cached: the next caller tries again.
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    async start() {
      await get();
    },
    async navigate(to: string, options?: NavigateOptions) {
      const navigator = await get().catch(() => null);
      if (navigator === null) leave(to);
      else await navigator.navigate(to, options);
    },
    async refresh() {
      const navigator = await get().catch(() => null);
      if (navigator === null) leave(location.href);
      else await navigator.refresh();
    },
  };
}
