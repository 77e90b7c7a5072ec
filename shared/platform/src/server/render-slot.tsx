import type { PageHead } from '@shop/contracts/head';
import type { PageRead, RenderIo, RenderRequest, RenderResult } from '@shop/contracts/rendering';
import { toLoadInput } from '../common/load-input.ts';
import { pageRedirectTarget } from '../common/page-redirect.ts';
import { SlotTree } from '../common/slot-tree.tsx';
import type { AnySlotModule, HeadInput, LoadInput } from '../common/types.ts';
import { outcomeOf, redirectOutcome } from './outcome.ts';
import { deepFreeze } from './kept-answers.ts';
import { orAborted } from './or-aborted.ts';
import { createServerPlatform } from './server-platform.ts';
import { scriptJson } from './script-json.ts';
import { isSomebodysOwn, sharesWork } from './shares-work.ts';
import { styleAttributes } from './style-attributes.ts';
import { toHtml } from './to-html.ts';
import { trackReads } from './tracked.ts';
import { createVariants, type Variants } from './variants.ts';

interface UntypedSlot {
  load?: (input: LoadInput) => unknown;
  head?: (input: HeadInput<unknown>) => PageHead;
}

interface Loaded {
  data: unknown;
  head: PageHead | null;
  /** Handed over to another thread: nobody else's, or shared by all. */
  json: Uint8Array | null;
}

const encoder = new TextEncoder();

/** Bytes that threads hold together: handing them over copies nothing. */
function shareable(bytes: Uint8Array): Uint8Array {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}

type Variety = Variants<{ data: unknown; head: PageHead | null; json: Uint8Array }>;

/**
 * What slots have loaded that is the same for many, checked, picked from and written as JSON, and what it says of the page. Apart for pages
 * for everybody and for those with a session, for whom the api may answer otherwise.
 */
const loadedBefore = {
  everybody: new WeakMap<AnySlotModule, Variety>(),
  session: new WeakMap<AnySlotModule, Variety>(),
};

/** What has been loaded, without HTML. */
const dataResult = ({ data, head, json }: Loaded, io: RenderIo): RenderResult => ({
  html: '',
  data: io.mayEncode === true ? null : (data ?? null),
  head,
  status: head?.status ?? null,
  redirect: null,
  error: null,
  ...(io.mayEncode === true && {
    encoded: { html: new Uint8Array(0), json: json ?? encoder.encode(scriptJson(data)), styles: [] },
  }),
});

const draw = async (module: AnySlotModule, request: RenderRequest, io: RenderIo): Promise<RenderResult> => {
  let wanted: string | null = null;
  let until = Number.POSITIVE_INFINITY;
  const told = {
    onPageRedirect: (header: string) => void (wanted ??= pageRedirectTarget(header, platform.href)),
    onAnswer: (freshUntil: number) => void (until = Math.min(until, freshUntil)),
  };
  const tracked = sharesWork(request) && io.mayEncode === true ? trackReads(request.page) : null;
  /** Whether nothing in it is somebody's own: neither an answer of the api, nor anything that was read of the page. */
  const isCommon = (reads: readonly PageRead[]): boolean => until > 0 && !isSomebodysOwn(reads);
  const page = tracked?.value ?? request.page;
  const platform = createServerPlatform(request, io, told, page);
  const { route, now } = page;
  // The author's file ties `load`, `head` and `Component` to one data type; here it is only passed between them.
  const slot = module as unknown as UntypedSlot;

  // A page that leads elsewhere says nothing of itself.
  const headOf = (data: unknown): PageHead | null =>
    (wanted === null ? slot.head?.({ data, route, href: platform.href, now: platform.now() }) : null) ?? null;

  const load = async (): Promise<Loaded> => {
    if (!slot.load) return { data: undefined, head: headOf(undefined), json: null };
    const before = request.cookie === null ? loadedBefore.everybody : loadedBefore.session;
    const variants = before.get(module) ?? createVariants();
    before.set(module, variants);
    const known = tracked === null ? undefined : variants.find(request.page);
    if (tracked && known) {
      until = known.until;
      tracked.note(known.reads);
      const { json } = known.value;
      return { ...known.value, json: io.mayShare === true ? json : json.slice() };
    }
    const data = await slot.load(toLoadInput(platform, route, io.signal));
    const head = headOf(data);
    if (!tracked) return { data, head, json: null };
    // Writing them reads what they hold of the page: from then on all is known that they depend on.
    const text = scriptJson(data);
    const headText = JSON.stringify(head);
    const json = encoder.encode(text);
    const reads = tracked.reads();
    if (isCommon(reads) && wanted === null)
      variants.keep(
        request.page,
        { reads, until },
        { data: deepFreeze(JSON.parse(text)), head: deepFreeze(JSON.parse(headText)), json: shareable(json) },
      );
    return { data, head, json };
  };
  const loaded = await orAborted(load(), io.signal).then(
    (it) => ({ it }),
    (error: unknown) => ({ error }),
  );
  if (wanted !== null) return redirectOutcome(wanted, false);
  if ('error' in loaded) throw loaded.error;
  const { data, head, json } = loaded.it;
  if (request.isDataOnly === true) return dataResult(loaded.it, io);
  const { Component } = module;
  const tree = <SlotTree {...{ Component, slot: request.slot, platform, route, data, renderedAt: now }} />;
  const html = await toHtml(tree, request.slot, io.signal);
  const reads = tracked !== null && request.wantsReuse === true ? tracked.reads() : null;
  const rest = {
    head,
    status: head?.status ?? null,
    redirect: null,
    error: null,
    ...(reads !== null && isCommon(reads) && { reuse: { reads, until } }),
  };
  // With places of child slots in it, it is still to be worked on.
  if (io.mayEncode !== true || html.includes('<!--slot:')) return { html, data: data ?? null, ...rest };
  const encoded = {
    html: encoder.encode(html),
    json: json ?? encoder.encode(scriptJson(data)),
    styles: styleAttributes(html),
  };
  return { html: '', data: null, ...rest, encoded };
};

/** Loads and draws one slot. Never rejects: whatever is thrown becomes a status, a redirect or an error of the result. */
export const renderSlot = async (
  module: AnySlotModule,
  request: RenderRequest,
  io: RenderIo,
): Promise<RenderResult> => {
  try {
    return await draw(module, request, io);
  } catch (thrown) {
    return outcomeOf(thrown);
  }
};
