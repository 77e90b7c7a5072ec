import type { Platform } from '@shop/contracts/platform';
import type { RouteSnapshot } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import { toLoadInput, type AnySlotModule, type LoadInput } from '@shop/platform';
import { createApiClient, type ApiClientOptions } from '@shop/platform/api-client';
import type { SlotContent } from './slot-container.ts';

export interface ContentLoaderOptions {
  platform: Platform;
  loadModule: (slot: SlotName) => Promise<AnySlotModule>;
  clientOptions: Omit<ApiClientOptions, 'sharesReads' | 'onPageRedirect' | 'signal'>;
}

/** Runs the `load` of slots in the browser. */
export interface ContentLoader {
  /** Input of `load` for one page; slots with the same input share their reads. */
  inputFor(route: RouteSnapshot, signal: AbortSignal, onPageRedirect?: (header: string) => void): LoadInput;
  /** Loads code and data of one slot. Never rejects: a failure is the content's `error`. */
  load(slot: SlotName, input: LoadInput): Promise<SlotContent>;
}

export function createContentLoader({ platform, loadModule, clientOptions }: ContentLoaderOptions): ContentLoader {
  return {
    inputFor(route, signal, onPageRedirect) {
      const api = createApiClient({
        ...clientOptions,
        signal,
        sharesReads: true,
        ...(onPageRedirect && { onPageRedirect }),
      });
      return { ...toLoadInput(platform, route, signal), api };
    },
    async load(slot, input) {
      let module: AnySlotModule | null = null;
      try {
        module = await loadModule(slot);
        // The slot's own file ties the types of data and component together; here data are only passed on.
        const data: unknown = await (module as { load?: (input: LoadInput) => unknown }).load?.(input);
        return { slot, module, data: data ?? null, error: null };
      } catch (error) {
        return { slot, module: null, data: null, error, isCodeLost: module === null };
      }
    },
  };
}
