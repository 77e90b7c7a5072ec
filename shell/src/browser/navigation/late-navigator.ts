import type { NavigateOptions } from '@shop/contracts/platform';
import type { Navigator } from './create-navigator.ts';

/** Navigation before its code has come: loads it with the first who needs it, or when the page has come to rest. */
export interface DeferredNavigator extends Pick<Navigator, 'navigate' | 'refresh'> {
  /** Resolves when links are followed in this document; rejects when the code cannot be had. */
  start(): Promise<void>;
}

/**
 * @param load fetches the code and starts it
 * @param leave leaves for a whole new document, which is what navigation is without that code
 */
export function createDeferredNavigator(
  load: () => Promise<Navigator>,
  leave: (to: string) => void,
): DeferredNavigator {
  let loading: Promise<Navigator> | null = null;
  const get = (): Promise<Navigator> => {
    loading ??= load().catch((error: unknown) => {
      // The next who needs it tries again.
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
