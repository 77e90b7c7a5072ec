import type { PageHead } from '../../contracts/head.ts';
import type { RenderIo, RenderRequest, RenderResult, Reuse } from '../../contracts/rendering.ts';
import { toLoadInput } from '../common/load-input.ts';
import { pageRedirectTarget } from '../common/page-redirect.ts';
import { SlotTree } from '../common/slot-tree.tsx';
import type { AnySlotModule, HeadInput, LoadInput } from '../common/types.ts';
import { outcomeOf, redirectOutcome } from './outcome.ts';
import { orAborted } from './or-aborted.ts';
import { createServerPlatform } from './server-platform.ts';
import { scriptJson } from './script-json.ts';
import { styleAttributes } from './style-attributes.ts';
import { toHtml } from './to-html.ts';
import { trackReads } from './tracked.ts';

interface UntypedSlot {
  load?: (input: LoadInput) => unknown;
  head?: (input: HeadInput<unknown>) => PageHead;
}

const encoder = new TextEncoder();
const encoded = ({ html, data, ...rest }: RenderResult): RenderResult => ({
  ...rest,
  html: '',
  data: null,
  encoded: {
    html: encoder.encode(html),
    json: encoder.encode(scriptJson(data)),
    styles: styleAttributes(html),
  },
});

const draw = async (module: AnySlotModule, request: RenderRequest, io: RenderIo): Promise<RenderResult> => {
  let wanted: string | null = null;
  let until = Number.POSITIVE_INFINITY;
  const told = {
    onPageRedirect: (header: string) => void (wanted ??= pageRedirectTarget(header, platform.href)),
    onAnswer: (freshUntil: number) => void (until = Math.min(until, freshUntil)),
  };
  // What is drawn for somebody in particular stands on their page alone.
  const tracked = request.wantsReuse === true && request.cookie === null ? trackReads(request.page) : null;
  const page = tracked?.value ?? request.page;
  const platform = createServerPlatform(request, io, told, page);
  const { route, now } = page;
  // The author's file ties `load`, `head` and `Component` to one data type; here it is only passed between them.
  const slot = module as unknown as UntypedSlot;
  const load = async (): Promise<unknown> => slot.load?.(toLoadInput(platform, route, io.signal));
  const loaded = await orAborted(load(), io.signal).then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  );
  if (wanted !== null) return redirectOutcome(wanted, false);
  if ('error' in loaded) throw loaded.error;
  const { data } = loaded;
  const head = slot.head?.({ data, route, href: platform.href, now: platform.now() }) ?? null;
  const { Component } = module;
  const tree = <SlotTree {...{ Component, slot: request.slot, platform, route, data, renderedAt: now }} />;
  const html = await toHtml(tree, request.slot, io.signal);
  const reuse: Reuse | null =
    tracked && until > 0 ? { reads: tracked.reads().filter(([[name]]) => name !== 'now'), until } : null;
  const status = head?.status ?? null;
  const result = { html, data: data ?? null, head, status, redirect: null, error: null, ...(reuse && { reuse }) };
  // With places of child slots in it, it is still to be worked on.
  return io.mayEncode === true && !html.includes('<!--slot:') ? encoded(result) : result;
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
