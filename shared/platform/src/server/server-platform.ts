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
 * The Platform of one fragment on the server: real data, no effects. What asks the shopper something never resolves, since
 * there is nobody to answer; render code does not wait for it.
 *
 * @param page what the fragment is drawn from, when reading it is to be noted
 */
export const createServerPlatform = (
  request: RenderRequest,
  io: RenderIo,
  told: Pick<ServerApiOptions, 'onPageRedirect' | 'onAnswer'>,
  page: PageContext = request.page,
): Platform => {
  return {
    version: PLATFORM_VERSION,
    bus: { emit: nothing, on: stop },
    store: createServerStore(page, request.cookie === null),
    atoms: SERVER_ATOMS,
    api: createServerApi({ request, page, io, ...told }),
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
