import { failedResult } from '@shop/contracts/render-result';
import type { PageContext, RenderRequest, RenderResult, ServerBundle } from '@shop/contracts/rendering';
import type { FromWorker, SentFetch, SentResponse, ToWorker } from './worker-protocol.ts';

/** The thread's end of the line to the server. */
export interface ServerPort {
  /** @param transfer is given away, not copied */
  post(message: FromWorker, transfer?: readonly ArrayBuffer[]): void;
  onMessage(listener: (message: ToWorker) => void): void;
}

type Fetch = typeof globalThis.fetch;

/** Statuses whose responses have no body. */
const BODILESS = [204, 205, 304];

/** Fetches of renders, made by the server: it adds the shopper's cookie, shares reads and reuses connections. */
function createServerFetch(port: ServerPort) {
  const calls = new Map<number, PromiseWithResolvers<SentResponse>>();
  let lastCall = 0;
  const settle = (call: number): PromiseWithResolvers<SentResponse> | undefined => {
    const waiting = calls.get(call);
    calls.delete(call);
    return waiting;
  };
  return {
    fetchFor:
      (id: number): Fetch =>
      async (input, init) => {
        const request = new Request(input, init);
        const body = request.body === null ? null : await request.text();
        const sent: SentFetch = { url: request.url, method: request.method, headers: [...request.headers], body };
        const call = ++lastCall;
        const waiting = Promise.withResolvers<SentResponse>();
        calls.set(call, waiting);
        // The signal itself cannot cross.
        request.signal.addEventListener('abort', () => settle(call)?.reject(request.signal.reason), { once: true });
        port.post({ kind: 'fetch', id, call, request: sent });
        const response = await waiting.promise;
        const { status, headers } = response;
        return new Response(BODILESS.includes(status) ? null : response.body, { status, headers });
      },
    onFetched: (call: number, response: SentResponse) => settle(call)?.resolve(response),
    onNotFetched: (call: number, error: string) => settle(call)?.reject(new TypeError(error)),
  };
}

/** Exclusively owned bytes are transferred; shared memory is not. */
const transferOf = ({ encoded }: RenderResult): ArrayBuffer[] =>
  encoded ? [encoded.html.buffer, encoded.json.buffer].filter((buffer) => buffer instanceof ArrayBuffer) : [];

/** Renders on the server's request, until the thread ends. */
export function serveBundle(bundle: ServerBundle, port: ServerPort): void {
  const renders = new Map<number, AbortController>();
  const server = createServerFetch(port);
  let languagePack: PageContext['languagePack'] = {};

  const render = async (id: number, request: RenderRequest): Promise<void> => {
    const controller = new AbortController();
    renders.set(id, controller);
    const io = { signal: controller.signal, fetch: server.fetchFor(id), mayEncode: true, mayShare: true };
    try {
      const result = await bundle.render(request, io);
      port.post({ kind: 'result', id, result }, transferOf(result));
    } catch (error) {
      port.post({ kind: 'result', id, result: failedResult(error) });
    }
    renders.delete(id);
  };

  port.onMessage((message) => {
    if (message.kind === 'fetched') server.onFetched(message.call, message.response);
    else if (message.kind === 'not-fetched') server.onNotFetched(message.call, message.error);
    else if (message.kind === 'abort') {
      renders.get(message.id)?.abort(new Error(message.reason));
      port.post({ kind: 'aborted', id: message.id });
    } else {
      languagePack = message.languagePack ?? languagePack;
      for (const [id, request] of message.requests) {
        // One object for all slots of a page: it is the key of what they share.
        request.page.languagePack ??= languagePack;
        void render(id, { ...request, page: request.page as PageContext });
      }
    }
  });
  port.post({ kind: 'ready', slots: bundle.slots });
}
