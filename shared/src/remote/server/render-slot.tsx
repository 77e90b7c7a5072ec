import type { PageHead } from '../../contracts/head.ts';
import type { RenderRequest, RenderResult } from '../../contracts/rendering.ts';
import { toLoadInput } from '../common/load-input.ts';
import { pageRedirectTarget } from '../common/page-redirect.ts';
import { SlotTree } from '../common/slot-tree.tsx';
import type { AnySlotModule, HeadInput, LoadInput } from '../common/types.ts';
import { outcomeOf, redirectOutcome } from './outcome.ts';
import { createServerPlatform, type ServerIo } from './server-platform.ts';
import { toHtml } from './to-html.ts';

interface UntypedSlot {
  load?: (input: LoadInput) => unknown;
  head?: (input: HeadInput<unknown>) => PageHead;
}

/** Rejects when the signal aborts, whatever the promise does. */
const orAborted = <T,>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });

const draw = async (module: AnySlotModule, request: RenderRequest, io: ServerIo): Promise<RenderResult> => {
  let wanted: string | null = null;
  const platform = createServerPlatform(request, io, (header) => {
    wanted ??= pageRedirectTarget(header, platform.href);
  });
  const { route, now } = request.page;
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
  return { html, data: data ?? null, head, status: head?.status ?? null, redirect: null, error: null };
};

/** Loads and draws one slot. Never rejects: whatever is thrown becomes a status, a redirect or an error of the result. */
export const renderSlot = async (
  module: AnySlotModule,
  request: RenderRequest,
  io: ServerIo,
): Promise<RenderResult> => {
  try {
    return await draw(module, request, io);
  } catch (thrown) {
    return outcomeOf(thrown);
  }
};
