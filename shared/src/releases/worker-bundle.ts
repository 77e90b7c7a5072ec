import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PageContext, RenderRequest, RenderResult, ServerBundle } from '../contracts/rendering.ts';

interface Asked {
  url: string;
  method: string;
  headers: [string, string][];
  body: string | null;
}

type FromWorker =
  | { kind: 'ready'; slots: ServerBundle['slots'] }
  | { kind: 'broken'; message: string }
  | { kind: 'result'; id: number; result: RenderResult }
  | { kind: 'aborted'; id: number }
  | { kind: 'fetch'; id: number; call: number; asked: Asked };

/**
 * What runs beside the server. It asks the api through the server, which shares reads and keeps connections; a signal of its own
 * stands for the one that cannot cross.
 */
const SOURCE = `
const { parentPort, workerData } = require('node:worker_threads');
// Linux knows a priority per thread; elsewhere it would be the whole process's.
if (process.platform === 'linux' && workerData.niceness > 0) {
  const { getPriority, setPriority } = require('node:os');
  setPriority(Math.max(getPriority(), workerData.niceness));
}
const renders = new Map();
const calls = new Map();
let lastCall = 0;
let languagePack = null;
const messageOf = (error) => (error instanceof Error ? error.message : String(error));
const fetchFor = (id) => async (input, init) => {
  const request = new Request(input, init);
  const body = request.body === null ? null : await request.text();
  const asked = { url: request.url, method: request.method, headers: [...request.headers], body };
  const call = ++lastCall;
  const answer = await new Promise((resolve, reject) => {
    calls.set(call, { resolve, reject });
    request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
    parentPort.postMessage({ kind: 'fetch', id, call, asked });
  }).finally(() => calls.delete(call));
  const hasBody = ![204, 205, 304].includes(answer.status);
  return new Response(hasBody ? answer.body : null, { status: answer.status, headers: answer.headers });
};
import(workerData.file).then((bundle) => {
  const render = (id, request) => {
    const controller = new AbortController();
    renders.set(id, controller);
    Promise.resolve()
      .then(() => bundle.render(request, { signal: controller.signal, fetch: fetchFor(id), mayEncode: true, mayShare: true }))
      .catch((error) => ({ html: '', data: null, head: null, status: null, redirect: null, error: { message: messageOf(error), stack: error?.stack ?? '' } }))
      .then((result) => {
        const buffers = result.encoded ? [result.encoded.html.buffer, result.encoded.json.buffer] : [];
        parentPort.postMessage({ kind: 'result', id, result }, buffers.filter((buffer) => buffer instanceof ArrayBuffer));
      })
      .finally(() => renders.delete(id));
  };
  parentPort.on('message', (message) => {
    if (message.kind === 'fetched') {
      const call = calls.get(message.call);
      if (message.answer) call?.resolve(message.answer);
      else call?.reject(new TypeError(message.error));
    } else if (message.kind === 'abort') {
      renders.get(message.id)?.abort(new Error(message.reason));
      parentPort.postMessage({ kind: 'aborted', id: message.id });
    } else {
      languagePack = message.languagePack ?? languagePack;
      for (const [id, request] of message.asked) {
        request.page.languagePack ??= languagePack;
        render(id, request);
      }
    }
  });
  parentPort.postMessage({ kind: 'ready', slots: bundle.slots });
}).catch((error) => parentPort.postMessage({ kind: 'broken', message: messageOf(error) }));
`;

/** How long a bundle may take to load, and to notice that nobody waits for its answer any more. */
const LOAD_MS = 10_000;
const ABORT_MS = 2000;
const MEMORY_MB = 256;
/** A page's worth of markup is to be gone before anything is kept of it. */
const YOUNG_MB = 32;

/** A server bundle that can be put to rest. */
export interface OpenBundle extends ServerBundle {
  close(): Promise<void>;
}

export interface WorkerBundle extends OpenBundle {
  /** True once its thread has been lost: everything rejects from then on. */
  isGone(): boolean;
}

type LanguagePack = PageContext['languagePack'];
type Asking = readonly [id: number, request: RenderRequest];

/** Pages without the texts that the other side has; each page stays one object. */
function withoutPack(asked: readonly Asking[], pack: LanguagePack): [number, object][] {
  const slim = new Map<PageContext, object>();
  const slimOf = (page: PageContext): object => {
    if (page.languagePack !== pack) return page;
    const known = slim.get(page) ?? { ...page, languagePack: undefined };
    slim.set(page, known);
    return known;
  };
  return asked.map(([id, request]) => [id, { ...request, page: slimOf(request.page) }]);
}

interface Waiting {
  resolve: (result: RenderResult) => void;
  reject: (error: unknown) => void;
  fetch: typeof globalThis.fetch;
}

/**
 * Loads a server bundle into a thread of its own, with its own memory. A bundle that does not load in time, uses up its memory or does not
 * come back from a render loses its thread: what it owed rejects, and the server goes on. `onLost` tells of a thread that had been drawing.
 *
 * @param niceness 1 to 19: who draws waits for who takes requests (Linux only)
 */
export function openInWorker(
  file: string,
  onLost: (reason: Error) => void = () => undefined,
  niceness = 0,
): Promise<WorkerBundle> {
  const worker = new Worker(SOURCE, {
    eval: true,
    execArgv: [],
    workerData: { file: pathToFileURL(file).href, niceness },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  worker.unref();
  const waiting = new Map<number, Waiting>();
  const stops = new Map<number, NodeJS.Timeout>();
  let last = 0;
  let gone: Error | null = null;
  let isReady = false;
  let isClosing = false;
  let unsent: Asking[] = [];

  /** The texts of the shop that the thread has: the largest part of a page, and the same for hours. */
  let knownPack: LanguagePack | null = null;

  /** The slots of one page go together: what they share crosses once, and is the same object over there. */
  const send = (id: number, request: RenderRequest) => {
    unsent.push([id, request]);
    if (unsent.length > 1) return;
    queueMicrotask(() => {
      const { languagePack } = request.page;
      const isNew = languagePack !== knownPack;
      knownPack = languagePack;
      const asked = withoutPack(unsent, languagePack);
      worker.postMessage({ kind: 'render', asked, ...(isNew && { languagePack }) });
      unsent = [];
    });
  };

  const lose = (error: Error) => {
    if (gone === null && isReady && !isClosing) onLost(error);
    gone ??= error;
    for (const { reject } of waiting.values()) reject(gone);
    waiting.clear();
    for (const timer of stops.values()) clearTimeout(timer);
    void worker.terminate();
  };

  const answer = async (id: number, call: number, { url, method, headers, body }: Asked) => {
    try {
      const fetch = waiting.get(id)?.fetch;
      if (!fetch) throw new Error('Nobody waits for this render any more');
      const response = await fetch(url, { method, headers, ...(body !== null && { body }) });
      const text = await response.text();
      worker.postMessage({
        kind: 'fetched',
        call,
        answer: { status: response.status, headers: [...response.headers], body: text },
      });
    } catch (error) {
      worker.postMessage({ kind: 'fetched', call, error: error instanceof Error ? error.message : String(error) });
    }
  };

  const render: ServerBundle['render'] = (request: RenderRequest, { signal, fetch }) =>
    new Promise<RenderResult>((resolve, reject) => {
      if (gone) throw gone;
      const id = ++last;
      waiting.set(id, { resolve, reject, fetch });
      signal.addEventListener(
        'abort',
        () => {
          if (!waiting.delete(id)) return;
          reject(signal.reason);
          const reason = signal.reason instanceof Error ? signal.reason.message : String(signal.reason);
          worker.postMessage({ kind: 'abort', id, reason });
          stops.set(
            id,
            setTimeout(() => lose(new Error('It did not come back from a render')), ABORT_MS),
          );
        },
        { once: true },
      );
      send(id, request);
    });

  return new Promise((resolve, reject) => {
    const refuse = (error: Error) => {
      clearTimeout(timer);
      lose(error);
      reject(error);
    };
    const timer = setTimeout(() => refuse(new Error(`It was not loaded after ${LOAD_MS} ms`)), LOAD_MS);
    worker.once('error', (error) => refuse(error instanceof Error ? error : new Error(String(error))));
    worker.once('exit', () => refuse(new Error('Its thread has ended')));
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'broken') refuse(new Error(message.message));
      else if (message.kind === 'ready') {
        clearTimeout(timer);
        isReady = true;
        resolve({
          slots: message.slots,
          render,
          isGone: () => gone !== null,
          async close() {
            isClosing = true;
            await worker.terminate();
          },
        });
      } else if (message.kind === 'fetch') void answer(message.id, message.call, message.asked);
      else if (message.kind === 'aborted') {
        clearTimeout(stops.get(message.id));
        stops.delete(message.id);
      } else {
        waiting.get(message.id)?.resolve(message.result);
        waiting.delete(message.id);
      }
    });
  });
}
