import { createStore } from 'jotai';
import type { Platform } from '../../contracts/platform.ts';
import { PLATFORM_VERSION } from '../../contracts/platform.ts';
import type { RenderRequest } from '../../contracts/rendering.ts';
import { createApiClient } from '../api-client/api-client.ts';
import { href } from '../../routing/href.ts';
import { fillText } from '../common/text.ts';
import { createSharedAtoms } from '../common/shared-atoms.ts';

export interface ServerIo {
  signal: AbortSignal;
  fetch: typeof globalThis.fetch;
}

const nothing = (): void => {};
const stop = (): (() => void) => nothing;
const never = (): Promise<never> => new Promise(nothing);

/**
 * The Platform of one fragment on the server: real data, no effects. What asks the shopper something never resolves, since
 * there is nobody to answer; render code does not wait for it.
 */
export const createServerPlatform = (
  request: RenderRequest,
  io: ServerIo,
  onPageRedirect: (target: string) => void,
): Platform => {
  const { page } = request;
  return {
    version: PLATFORM_VERSION,
    bus: { emit: nothing, on: stop },
    store: createStore(),
    atoms: createSharedAtoms(page, request.cookie === null).atoms,
    api: createApiClient({
      base: request.apiBase,
      fetch: io.fetch,
      signal: io.signal,
      region: () => page.route.params.region ?? 'se',
      headers: { 'X-Request-Id': request.requestId, ...(request.cookie !== null && { Cookie: request.cookie }) },
      sharesReads: true,
      onPageRedirect,
    }),
    href,
    navigate: never,
    modals: { alert: never, confirm: never, html: never, iframe: never, content: never, close: nothing },
    toasts: { show: nothing },
    now: () => new Date(page.now),
    track: nothing,
    text: (key, values) => fillText(page.languagePack[key] ?? key, values),
    mountSlot: stop,
    isCrawler: page.isCrawler,
  };
};
