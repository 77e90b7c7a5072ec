import { abortable } from '@shop/cache';
import type { PageHead } from '@shop/contracts/head';
import type { Platform } from '@shop/contracts/platform';
import type { PageContext, PageRead, RenderIo, RenderRequest } from '@shop/contracts/rendering';
import { toLoadInput } from '../common/load-input.ts';
import type { AnySlotModule } from '../common/types.ts';
import { untypedSlot } from '../common/untyped-slot.ts';
import { deepFreeze } from './deep-freeze.ts';
import type { Tracked } from './dependency-tracking.ts';
import { createRenderCache, type RenderCache } from './render-cache.ts';
import { scriptJson } from './script-json.ts';

/** Data and head of a loaded slot. */
export interface LoadedSlot {
  data: unknown;
  head: PageHead | null;
  /** The data as JSON in a buffer that no other render changes; null when they are not serialized yet. */
  json: Uint8Array | null;
}

/** One load of a slot, and what its responses have set so far. */
export interface SlotLoad {
  module: AnySlotModule;
  request: RenderRequest;
  io: RenderIo;
  platform: Platform;
  /** The page context as the slot reads it. */
  page: PageContext;
  /** The recorded reads, for data that may be cached. */
  tracked: Tracked<PageContext> | null;
  /**
   * Unix milliseconds until which the data may be shared, by the api responses that it has read; set for a load found
   * in the cache.
   */
  freshUntil: number;
  /** URL that the api redirects the page to. */
  redirectTo: string | null;
  /** Whether the result contains nothing of one member: neither an api response nor a read of the page. */
  isCommon: (reads: readonly PageRead[]) => boolean;
}

type LoadCache = RenderCache<{ data: unknown; head: PageHead | null; json: Uint8Array }>;

/**
 * Cache of loaded data: checked, picked from and serialized. Separate for pages of visitors and of sessions, to whom
 * the api may respond differently.
 */
const loads = {
  everybody: new WeakMap<AnySlotModule, LoadCache>(),
  session: new WeakMap<AnySlotModule, LoadCache>(),
};

const cacheFor = (module: AnySlotModule, { cookie }: RenderRequest): LoadCache => {
  const caches = cookie === null ? loads.everybody : loads.session;
  const cache = caches.get(module) ?? createRenderCache();
  caches.set(module, cache);
  return cache;
};

const encoder = new TextEncoder();

/** The bytes in shared memory, so that passing them to another thread copies nothing. */
function shareable(bytes: Uint8Array): Uint8Array {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}

/** The slot's page head; none for a page that redirects. */
const headOf = ({ module, platform, page, redirectTo }: SlotLoad, data: unknown): PageHead | null => {
  if (redirectTo !== null) return null;
  const { route } = page;
  return untypedSlot(module).head?.({ data, route, href: platform.href, now: platform.now() }) ?? null;
};

async function loadOrFind(load: SlotLoad): Promise<LoadedSlot> {
  const { module, request, io, platform, page, tracked } = load;
  const slot = untypedSlot(module);
  if (!slot.load) return { data: undefined, head: headOf(load, undefined), json: null };
  const cache = cacheFor(module, request);
  const cached = tracked === null ? undefined : cache.find(request.page);
  if (tracked && cached) {
    load.freshUntil = cached.until;
    tracked.note(cached.reads);
    const { json } = cached.value;
    return { ...cached.value, json: io.mayShare === true ? json : json.slice() };
  }
  const data = await slot.load(toLoadInput(platform, page.route, io.signal));
  const head = headOf(load, data);
  if (!tracked) return { data, head, json: null };
  // Serializing reads all that the data contain of the page: afterwards all dependencies are recorded.
  const text = scriptJson(data);
  const headText = JSON.stringify(head);
  const json = encoder.encode(text);
  const reads = tracked.reads();
  if (load.isCommon(reads) && load.redirectTo === null)
    cache.store(
      request.page,
      { reads, until: load.freshUntil },
      { data: deepFreeze(JSON.parse(text)), head: deepFreeze(JSON.parse(headText)), json: shareable(json) },
    );
  return { data, head, json };
}

/** Loads a slot's data, or returns them from the cache. Rejects as `load` does, or when the render's signal aborts. */
export const loadSlot = (load: SlotLoad): Promise<LoadedSlot> => abortable(loadOrFind(load), load.io.signal);
