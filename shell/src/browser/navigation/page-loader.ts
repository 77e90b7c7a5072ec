import type { PageHead } from '@shop/shared/contracts/head';
import type { Platform } from '@shop/shared/contracts/platform';
import { routeDefinition, type RouteSnapshot } from '@shop/shared/contracts/routes';
import type { SlotName } from '@shop/shared/contracts/slots';
import {
  isApiError,
  pageRedirectTarget,
  toLoadInput,
  type AnySlotModule,
  type HeadInput,
  type LoadInput,
} from '@shop/shared/remote';
import { createApiClient, type ApiClientOptions } from '@shop/shared/remote/api-client';
import type { SlotContent } from '../slots/slot-place.ts';

/** Everything a page needs before it can take the place of the old one. */
export interface LoadedPage {
  kind: 'page';
  route: RouteSnapshot;
  status: number;
  head: PageHead | null;
  contents: readonly SlotContent[];
}

export type LoadOutcome = LoadedPage | { kind: 'redirect'; to: string };

/** A slot as its author wrote it, without the tie between its data's type and its parts. */
interface UntypedSlot {
  load?: (input: LoadInput) => unknown;
  head?: (input: HeadInput<unknown>) => PageHead;
}

export interface PageLoaderOptions {
  platform: Platform;
  loadModule: (slot: SlotName) => Promise<AnySlotModule>;
  clientOptions: Omit<ApiClientOptions, 'sharesReads' | 'onPageRedirect' | 'signal'>;
}

export interface PageLoader {
  /** Loads code and data of the given slots side by side; each identical read is asked once. Rejects only when aborted. */
  load(route: RouteSnapshot, slots: readonly SlotName[], signal: AbortSignal): Promise<LoadOutcome>;
}

const PAGE_LOST = 'Sidan kunde inte visas';

const named = (error: unknown, name: string) => error instanceof Error && error.name === name;
const isNotFound = (error: unknown) => named(error, 'NotFoundSignal') || (isApiError(error) && error.status === 404);
const redirectOf = (error: unknown): string | null =>
  named(error, 'RedirectSignal') && error instanceof Error && 'to' in error ? String(error.to) : null;

export function createPageLoader({ platform, loadModule, clientOptions }: PageLoaderOptions): PageLoader {
  const loadSlot = async (slot: SlotName, input: LoadInput): Promise<SlotContent> => {
    // The code is on its way while it is decided what it may ask; data need the code first, since only it knows what to ask.
    try {
      const module = await loadModule(slot);
      const data = await (module as unknown as UntypedSlot).load?.(input);
      return { slot, module, data: data ?? null, error: null };
    } catch (error) {
      return { slot, module: null, data: null, error };
    }
  };

  return {
    async load(route, slots, signal) {
      let wanted: string | null = null;
      const api = createApiClient({
        ...clientOptions,
        signal,
        sharesReads: true,
        onPageRedirect: (header) => {
          wanted ??= pageRedirectTarget(header, platform.href);
        },
      });
      const input = { ...toLoadInput(platform, route, signal), api };
      const contents = await Promise.all(slots.map((slot) => loadSlot(slot, input)));
      signal.throwIfAborted();

      const pageSlot = routeDefinition(route.name).page;
      const main = contents.find(({ slot }) => slot === pageSlot);
      const to = wanted ?? redirectOf(main?.error);
      if (to !== null) return { kind: 'redirect', to };
      const others = contents.filter((content) => content !== main);
      if (!main || isNotFound(main.error)) return { kind: 'page', route, status: 404, head: null, contents: others };

      const { module, data } = main;
      // The page's place shows the fallback with its retry; the address is right and stays.
      if (module === null)
        return { kind: 'page', route, status: 200, head: { title: PAGE_LOST, noindex: true }, contents };
      const slot = module as unknown as UntypedSlot;
      const head = slot.head?.({ data, route, href: platform.href, now: platform.now() }) ?? null;
      return { kind: 'page', route, status: head?.status ?? 200, head, contents };
    },
  };
}
