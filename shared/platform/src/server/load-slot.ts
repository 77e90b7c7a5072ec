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

/** What a slot has loaded, and what it says of the page. */
export interface LoadedSlot {
  data: unknown;
  head: PageHead | null;
  /**
   * Its data as JSON, for another thread: nobody else's bytes, or shared by all; null when they are yet to be written.
   */
  json: Uint8Array | null;
}

/** One load of a slot, and what is found out of its responses meanwhile. */
export interface SlotLoad {
  module: AnySlotModule;
  request: RenderRequest;
  io: RenderIo;
  platform: Platform;
  /** The page as the slot reads it. */
  page: PageContext;
  /** What it reads, where its data may be used again. */
  tracked: Tracked<PageContext> | null;
  /**
   * Until when, in milliseconds since 1970, others may be given what it has read of the api; set for a load that is
   * found in the cache.
   */
  freshUntil: number;
  /** Where the api says that the page leads. */
  redirectTo: string | null;
  /**
   * Whether nothing in it is one member's own: neither a response of the api, nor anything that was read of the page.
   */
  isCommon: (reads: readonly PageRead[]) => boolean;
}

type LoadCache = RenderCache<{ data: unknown; head: PageHead | null; json: Uint8Array }>;

/**
 * What slots have loaded that is the same for many: checked, picked from and written as JSON. Apart for pages for
 * everybody and for those with a session, to whom the api may respond otherwise.
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

/** Bytes that threads hold together: handing them over copies nothing. */
function shareable(bytes: Uint8Array): Uint8Array {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}

/** What the slot says of the page; a page that leads elsewhere says nothing. */
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
  // Writing them reads what they hold of the page: from then on all is known that they depend on.
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

/**
 * Loads what a slot renders from, or finds it in the cache. Rejects as `load` does, or when the render's signal aborts.
 */
export const loadSlot = (load: SlotLoad): Promise<LoadedSlot> => abortable(loadOrFind(load), load.io.signal);
