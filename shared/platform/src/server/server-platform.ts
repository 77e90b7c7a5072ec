import type { Platform } from '@shop/contracts/platform';
import { PLATFORM_VERSION } from '@shop/contracts/platform';
import type { PageContext, RenderIo, RenderRequest } from '@shop/contracts/rendering';
import { href } from '@shop/contracts/routing/href';
import { fillText } from '../common/text.ts';
import { createServerApi, type ServerApiOptions } from './server-api.ts';
import { createServerStore, SERVER_ATOMS } from './server-store.ts';

const nothing = (): void => {};
const stop = (): (() => void) => nothing;
const never = (): Promise<never> => new Promise(nothing);

/**
 * Creates the Platform of one fragment on the server: real data, no effects. Promises that wait for user input never
 * resolve, and render code does not await them.
 *
 * @param page the page context, with its reads recorded when dependencies are tracked
 */
export const createServerPlatform = (
  request: RenderRequest,
  io: RenderIo,
  events: Pick<ServerApiOptions, 'onPageRedirect' | 'onResponse'>,
  page: PageContext = request.page,
): Platform => {
  return {
    version: PLATFORM_VERSION,
    bus: { emit: nothing, on: stop },
    store: createServerStore(page, request.cookie === null),
    atoms: SERVER_ATOMS,
    api: createServerApi({ request, page, io, ...events }),
    href,
    navigate: never,
    modals: { alert: never, confirm: never, html: never, iframe: never, content: never, close: nothing },
    toasts: { show: nothing },
    now: () => new Date(page.now),
    track: nothing,
    text: (key, values) => fillText(page.languagePack[key] ?? key, values),
    mountSlot: stop,
    get isCrawler() {
      return page.isCrawler;
    },
  };
};
