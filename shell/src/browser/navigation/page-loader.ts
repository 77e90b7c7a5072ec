import type { PageHead } from '@shop/contracts/head';
import type { Platform } from '@shop/contracts/platform';
import { routeDefinition, type RouteSnapshot } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import {
  isApiError,
  pageRedirectTarget,
  toLoadInput,
  type AnySlotModule,
  type HeadInput,
  type LoadInput,
} from '@shop/platform';
import { createApiClient, type ApiClientOptions } from '@shop/platform/api-client';
import { inTime } from '../slots/in-time.ts';
import type { SlotContent } from '../slots/slot-place.ts';

/** Everything a page needs before it can take the place of the old one. */
export interface LoadedPage {
  kind: 'page';
  route: RouteSnapshot;
  status: number;
  head: PageHead | null;
  contents: readonly SlotContent[];
  /** The page's own code cannot be had, as after its release has gone: a whole new document brings another one. */
  lostCode?: Pick<SlotContent, 'slot' | 'error'> | null;
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
  /**
   * Loads code and data of the given slots side by side; each identical read is asked once. Once the page's own slot is there the
   * others have some seconds left, then they may come when they come (`isPatient` waits for all of them). Rejects only when aborted.
   */
  load(
    route: RouteSnapshot,
    slots: readonly SlotName[],
    signal: AbortSignal,
    options?: { isPatient?: boolean },
  ): Promise<LoadOutcome>;
}

const PAGE_LOST = 'Sidan kunde inte visas';

const named = (error: unknown, name: string) => error instanceof Error && error.name === name;
const isNotFound = (error: unknown) => named(error, 'NotFoundSignal') || (isApiError(error) && error.status === 404);
const redirectOf = (error: unknown): string | null =>
  named(error, 'RedirectSignal') && error instanceof Error && 'to' in error ? String(error.to) : null;

export function createPageLoader({ platform, loadModule, clientOptions }: PageLoaderOptions): PageLoader {
  const loadSlot = async (slot: SlotName, input: LoadInput): Promise<SlotContent> => {
    // The code is on its way while it is decided what it may ask; data need the code first, since only it knows what to ask.
    let module: AnySlotModule | null = null;
    try {
      module = await loadModule(slot);
      const data = await (module as unknown as UntypedSlot).load?.(input);
      return { slot, module, data: data ?? null, error: null };
    } catch (error) {
      return { slot, module: null, data: null, error, isCodeLost: module === null };
    }
  };

  return {
    async load(route, slots, signal, { isPatient = false } = {}) {
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
      const pageSlot = routeDefinition(route.name).page;
      const loading = slots.map((slot) => ({ slot, content: loadSlot(slot, input) }));
      await loading.find(({ slot }) => slot === pageSlot)?.content;
      const contents = await Promise.all(
        loading.map(({ slot, content }) => (isPatient || slot === pageSlot ? content : inTime(slot, content))),
      );
      signal.throwIfAborted();

      const main = contents.find(({ slot }) => slot === pageSlot);
      const to = wanted ?? redirectOf(main?.error);
      if (to !== null) return { kind: 'redirect', to };
      const others = contents.filter((content) => content !== main);
      if (!main || isNotFound(main.error)) return { kind: 'page', route, status: 404, head: null, contents: others };

      const { module, data, error, isCodeLost = false } = main;
      const lostCode = isCodeLost ? { slot: main.slot, error } : null;
      // The page's place shows the fallback with its retry; the address is right and stays.
      if (module === null)
        return { kind: 'page', route, status: 200, head: { title: PAGE_LOST, noindex: true }, contents, lostCode };
      const slot = module as unknown as UntypedSlot;
      const head = slot.head?.({ data, route, href: platform.href, now: platform.now() }) ?? null;
      return { kind: 'page', route, status: head?.status ?? 200, head, contents };
    },
  };
}
