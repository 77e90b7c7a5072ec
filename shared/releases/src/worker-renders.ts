import type { PageContext, RenderRequest, RenderResult, ServerBundle } from '@shop/contracts/rendering';
import type { FromWorker, SentFetch, SentPage, SentRequest, ToWorker } from './worker-protocol.ts';

/** Milliseconds within which a render must notice that it was aborted. */
const ABORT_MS = 2000;

type LanguagePack = PageContext['languagePack'];
type Numbered<Request> = readonly [id: number, request: Request];

/** Messages about renders; the others are about the thread. */
export type RenderMessage = Exclude<FromWorker, { kind: 'ready' | 'broken' }>;

/** Renders of one thread. */
export interface WorkerRenders {
  render: ServerBundle['render'];
  onMessage(message: RenderMessage): void;
  /** Rejects every render that is pending, and every later one. */
  end(error: Error): void;
}

interface Pending {
  resolve: (result: RenderResult) => void;
  reject: (error: unknown) => void;
  fetch: typeof globalThis.fetch;
}

/** Pages without the texts that the other side has; each page stays one object. */
function withoutPack(requests: readonly Numbered<RenderRequest>[], pack: LanguagePack): Numbered<SentRequest>[] {
  const slim = new Map<PageContext, SentPage>();
  const slimOf = (page: PageContext): SentPage => {
    if (page.languagePack !== pack) return page;
    const known = slim.get(page) ?? { ...page, languagePack: undefined };
    slim.set(page, known);
    return known;
  };
  return requests.map(([id, request]) => [id, { ...request, page: slimOf(request.page) }]);
}

/** Sends the slots of one page together: what they share crosses once, and is the same object over there. */
function createBatch(post: (message: ToWorker) => void) {
  let unsent: Numbered<RenderRequest>[] = [];
  /** The texts of the shop that the thread has: the largest part of a page, and the same for hours. */
  let knownPack: LanguagePack | null = null;
  return (id: number, request: RenderRequest): void => {
    unsent.push([id, request]);
    if (unsent.length > 1) return;
    queueMicrotask(() => {
      const { languagePack } = request.page;
      const isNew = languagePack !== knownPack;
      knownPack = languagePack;
      post({ kind: 'render', requests: withoutPack(unsent, languagePack), ...(isNew && { languagePack }) });
      unsent = [];
    });
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** @param onStuck called when the thread does not return from an aborted render */
export function createWorkerRenders(post: (message: ToWorker) => void, onStuck: (error: Error) => void): WorkerRenders {
  const pending = new Map<number, Pending>();
  const stops = new Map<number, NodeJS.Timeout>();
  const send = createBatch(post);
  let lastId = 0;
  let ended: Error | null = null;

  const fetchFor = async (id: number, call: number, { url, method, headers, body }: SentFetch): Promise<void> => {
    try {
      const fetch = pending.get(id)?.fetch;
      if (!fetch) throw new Error('Nobody waits for this render any more');
      const response = await fetch(url, { method, headers, ...(body !== null && { body }) });
      const { status } = response;
      const text = await response.text();
      post({ kind: 'fetched', call, response: { status, headers: [...response.headers], body: text } });
    } catch (error) {
      post({ kind: 'not-fetched', call, error: messageOf(error) });
    }
  };

  const abort = (id: number, reason: unknown): void => {
    const render = pending.get(id);
    if (!pending.delete(id)) return;
    render?.reject(reason);
    post({ kind: 'abort', id, reason: messageOf(reason) });
    const stop = () => onStuck(new Error('It did not come back from a render'));
    stops.set(id, setTimeout(stop, ABORT_MS));
  };

  return {
    render: (request, { signal, fetch }) =>
      new Promise<RenderResult>((resolve, reject) => {
        if (ended) throw ended;
        const id = ++lastId;
        pending.set(id, { resolve, reject, fetch });
        signal.addEventListener('abort', () => abort(id, signal.reason), { once: true });
        send(id, request);
      }),
    onMessage(message) {
      if (message.kind === 'fetch') void fetchFor(message.id, message.call, message.request);
      else if (message.kind === 'aborted') {
        clearTimeout(stops.get(message.id));
        stops.delete(message.id);
      } else {
        pending.get(message.id)?.resolve(message.result);
        pending.delete(message.id);
      }
    },
    end(error) {
      ended ??= error;
      for (const { reject } of pending.values()) reject(ended);
      pending.clear();
      for (const timer of stops.values()) clearTimeout(timer);
      stops.clear();
    },
  };
}
