import type { PageHead } from '@shop/contracts/head';
import type { Platform } from '@shop/contracts/platform';
import { definitionOf, type RouteSnapshot } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import {
  isApiError,
  notFound,
  pageRedirectTarget,
  redirect,
  type AnySlotModule,
  type HeadInput,
  type LoadInput,
} from '@shop/platform';
import { inTime } from '../slots/in-time.ts';
import type { ContentLoader } from '../slots/load-content.ts';
import type { SlotContent } from '../slots/slot-place.ts';
import type { PageData, PageDataSource } from './page-data-source.ts';

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

export interface PageLoaderOptions {
  platform: Pick<Platform, 'href' | 'now'>;
  contents: ContentLoader;
  loadModule: (slot: SlotName) => Promise<AnySlotModule>;
  source: PageDataSource;
}

export interface PageLoader {
  /**
   * Loads code and data of the given slots side by side: data from the shell server in one round trip, what does not come from there by the
   * slot's own `load`, for which each identical read is requested once. Once the page's own slot is there the others have some seconds
   * left, then they may come when they come. Rejects only when aborted.
   */
  load(route: RouteSnapshot, slots: readonly SlotName[], signal: AbortSignal): Promise<LoadOutcome>;
}

/** Content whose head the server has made. */
type LoadedContent = SlotContent & { head?: PageHead | null };

const PAGE_LOST = 'Sidan kunde inte visas';

const named = (error: unknown, name: string) => error instanceof Error && error.name === name;
const isNotFound = (error: unknown) => named(error, 'NotFoundSignal') || (isApiError(error) && error.status === 404);
const redirectOf = (error: unknown): string | null =>
  named(error, 'RedirectSignal') && error instanceof Error && 'to' in error ? String(error.to) : null;

export function createPageLoader({ platform, contents, loadModule, source }: PageLoaderOptions): PageLoader {
  const loadSlot = async (slot: SlotName, input: LoadInput, data: PageData | null): Promise<LoadedContent> => {
    // On its way while the server loads the data.
    const code = loadModule(slot);
    code.catch(() => undefined);
    const received = (await data?.of(slot)) ?? null;
    if (received === null) return contents.load(slot, input);
    try {
      if (received.kind === 'redirect') return redirect(received.to);
      if (received.kind === 'not-found') return notFound();
    } catch (error) {
      return { slot, module: null, data: null, error };
    }
    return code.then(
      (module) => ({ slot, module, data: received.data, error: null, head: received.head }),
      (error: unknown) => ({ slot, module: null, data: null, error, isCodeLost: true }),
    );
  };

  const headOf = ({ head, module, data }: LoadedContent, route: RouteSnapshot): PageHead | null => {
    if (head !== undefined) return head;
    const slot = module as { head?: (input: HeadInput<unknown>) => PageHead } | null;
    return slot?.head?.({ data, route, href: platform.href, now: platform.now() }) ?? null;
  };

  return {
    async load(route, slots, signal) {
      let wanted: string | null = null;
      const input = contents.inputFor(route, signal, (header) => {
        wanted ??= pageRedirectTarget(header, platform.href);
      });
      const pageSlot = definitionOf(route).page;
      const data = source.fetch(route, slots, signal);
      const loading = slots.map((slot) => ({ slot, content: loadSlot(slot, input, data) }));
      const main = await loading.find(({ slot }) => slot === pageSlot)?.content;
      const all = await Promise.all(
        loading.map(({ slot, content }) => (slot === pageSlot ? content : inTime(slot, content))),
      );
      signal.throwIfAborted();

      const to = wanted ?? redirectOf(main?.error);
      if (to !== null) return { kind: 'redirect', to };
      const others = all.filter((content) => content !== main);
      if (!main || isNotFound(main.error)) return { kind: 'page', route, status: 404, head: null, contents: others };

      const { module, error, isCodeLost = false } = main;
      const lostCode = isCodeLost ? { slot: main.slot, error } : null;
      // The page's place shows the fallback with its retry; the URL is right and stays.
      if (module === null)
        return { kind: 'page', route, status: 200, head: { title: PAGE_LOST, noindex: true }, contents: all, lostCode };
      const head = headOf(main, route);
      return { kind: 'page', route, status: head?.status ?? 200, head, contents: all };
    },
  };
}
