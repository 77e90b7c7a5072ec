import { EMPTY_RESULT } from '@shop/contracts/render-result';
import type { RenderIo, RenderRequest, RenderResult } from '@shop/contracts/rendering';
import { pageRedirectTarget } from '../common/page-redirect.ts';
import { SlotTree } from '../common/slot-tree.tsx';
import type { AnySlotModule } from '../common/types.ts';
import { trackReads } from './dependency-tracking.ts';
import { loadSlot, type LoadedSlot, type SlotLoad } from './load-slot.ts';
import { outcomeOf, redirectOutcome } from './outcome.ts';
import { scriptJson } from './script-json.ts';
import { createServerPlatform } from './server-platform.ts';
import { isPersonal, sharesWork } from './shares-work.ts';
import { styleAttributes } from './style-attributes.ts';
import { toHtml } from './to-html.ts';

const encoder = new TextEncoder();

const startLoad = (module: AnySlotModule, request: RenderRequest, io: RenderIo): SlotLoad => {
  const tracked = sharesWork(request) && io.mayEncode === true ? trackReads(request.page) : null;
  const page = tracked?.value ?? request.page;
  const platform = createServerPlatform(
    request,
    io,
    {
      onPageRedirect: (header) => void (load.redirectTo ??= pageRedirectTarget(header, platform.href)),
      onResponse: (freshUntil) => void (load.freshUntil = Math.min(load.freshUntil, freshUntil)),
    },
    page,
  );
  const load: SlotLoad = {
    module,
    request,
    io,
    platform,
    page,
    tracked,
    freshUntil: Number.POSITIVE_INFINITY,
    redirectTo: null,
    isCommon: (reads) => load.freshUntil > 0 && !isPersonal(reads),
  };
  return load;
};

/** Result with the loaded data, without HTML. */
const dataResult = ({ data, head, json }: LoadedSlot, io: RenderIo): RenderResult => ({
  ...EMPTY_RESULT,
  head,
  status: head?.status ?? null,
  ...(io.mayEncode === true
    ? { encoded: { html: new Uint8Array(0), json: json ?? encoder.encode(scriptJson(data)), styles: [] } }
    : { data: data ?? null }),
});

const renderLoaded = async (load: SlotLoad, { data, head, json }: LoadedSlot): Promise<RenderResult> => {
  const { module, request, io, platform, page, tracked } = load;
  const { Component } = module;
  const { route, now } = page;
  const tree = <SlotTree {...{ Component, slot: request.slot, platform, route, data, renderedAt: now }} />;
  const html = await toHtml(tree, request.slot, io.signal);
  const reads = tracked !== null && request.allowsReuse === true ? tracked.reads() : null;
  const rest = {
    head,
    status: head?.status ?? null,
    redirect: null,
    error: null,
    ...(reads !== null && load.isCommon(reads) && { reuse: { reads, until: load.freshUntil } }),
  };
  // HTML with containers of child slots stays a string, since the shell inserts their HTML.
  if (io.mayEncode !== true || html.includes('<!--slot:')) return { html, data: data ?? null, ...rest };
  const encoded = {
    html: encoder.encode(html),
    json: json ?? encoder.encode(scriptJson(data)),
    styles: styleAttributes(html),
  };
  return { html: '', data: null, ...rest, encoded };
};

const loadAndRender = async (module: AnySlotModule, request: RenderRequest, io: RenderIo): Promise<RenderResult> => {
  const load = startLoad(module, request, io);
  const loaded = await loadSlot(load).then(
    (slot) => ({ slot }),
    (error: unknown) => ({ error }),
  );
  if (load.redirectTo !== null) return redirectOutcome(load.redirectTo, false);
  if ('error' in loaded) throw loaded.error;
  return request.isDataOnly === true ? dataResult(loaded.slot, io) : renderLoaded(load, loaded.slot);
};

/** Loads and renders one slot. Never rejects: a thrown value becomes a status, a redirect or an error of the result. */
export const renderSlot = async (
  module: AnySlotModule,
  request: RenderRequest,
  io: RenderIo,
): Promise<RenderResult> => {
  try {
    return await loadAndRender(module, request, io);
  } catch (thrown) {
    return outcomeOf(thrown);
  }
};
