import type { PageHead } from '@shop/contracts/head';
import type { Platform } from '@shop/contracts/platform';
import { definitionOf, type RouteSnapshot } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import {
  isMissingPage,
  isRedirect,
  notFound,
  pageRedirectTarget,
  redirect,
  untypedSlot,
  type AnySlotModule,
  type LoadInput,
} from '@shop/platform';
import type { ContentLoader } from '../slots/load-content.ts';
import type { SlotContent } from '../slots/slot-container.ts';
import { withTimeout } from '../slots/with-timeout.ts';
import type { PageData, PageDataSource } from './page-data-source.ts';

/** A page with the code and data of its slots, ready to be prepared. */
export interface LoadedPage {
  kind: 'page';
  route: RouteSnapshot;
  status: number;
  head: PageHead | null;
  contents: readonly SlotContent[];
  /**
   * Set when the page's own code cannot be loaded, as when its release has been removed: a full page load brings the
   * newer one.
   */
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
   * Loads code and data of the given slots in parallel: data from the shell server in one round trip, the rest by the
   * slot's own `load`, where identical reads share one request. Slots beside the page's own have `SLOT_TIMEOUT_MS`;
   * after it their content is deferred. Rejects only when aborted.
   */
  load(route: RouteSnapshot, slots: readonly SlotName[], signal: AbortSignal): Promise<LoadOutcome>;
}

/** Content, with its head when the server has computed it. */
type LoadedContent = SlotContent & { head?: PageHead | null };

const PAGE_LOST = 'Sidan kunde inte visas';

export function createPageLoader({ platform, contents, loadModule, source }: PageLoaderOptions): PageLoader {
  const loadSlot = async (slot: SlotName, input: LoadInput, data: PageData | null): Promise<LoadedContent> => {
    // Fetched in parallel with the data.
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
    if (module === null) return null;
    return untypedSlot(module).head?.({ data, route, href: platform.href, now: platform.now() }) ?? null;
  };

  return {
    async load(route, slots, signal) {
      let headerTarget: string | null = null;
      const input = contents.inputFor(route, signal, (header) => {
        headerTarget ??= pageRedirectTarget(header, platform.href);
      });
      const pageSlot = definitionOf(route).page;
      const data = source.fetch(route, slots, signal);
      const loading = slots.map((slot) => ({ slot, content: loadSlot(slot, input, data) }));
      const main = await loading.find(({ slot }) => slot === pageSlot)?.content;
      const all = await Promise.all(
        loading.map(({ slot, content }) => (slot === pageSlot ? content : withTimeout(slot, content))),
      );
      signal.throwIfAborted();

      const to = headerTarget ?? (isRedirect(main?.error) ? main.error.to : null);
      if (to !== null) return { kind: 'redirect', to };
      const others = all.filter((content) => content !== main);
      if (!main || isMissingPage(main.error)) return { kind: 'page', route, status: 404, head: null, contents: others };

      const { module, error, isCodeLost = false } = main;
      const lostCode = isCodeLost ? { slot: main.slot, error } : null;
      // The page area shows the fallback with a retry button; the URL is correct and stays.
      if (module === null)
        return { kind: 'page', route, status: 200, head: { title: PAGE_LOST, noindex: true }, contents: all, lostCode };
      const head = headOf(main, route);
      return { kind: 'page', route, status: head?.status ?? 200, head, contents: all };
    },
  };
}
