import { realpathSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PageContext, RenderRequest, RenderResult, ServerBundle } from '@shop/contracts/rendering';
import { WORKER_SOURCE, workerDataOf } from './worker-source.ts';

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

/** How long a bundle may take to load, and to notice that nobody waits for its answer any more. */
const LOAD_MS = 10_000;
const ABORT_MS = 2000;
const MEMORY_MB = 256;
/** A page's worth of markup is to be gone before anything is kept of it. */
const YOUNG_MB = 32;

/**
 * Node's permission model for one thread: it reads its own folder, and has no other files, processes, threads, add-ons or inspector. Node
 * versions that cannot do that for threads leave it out.
 */
export const permissionFlags = (folder: string): string[] =>
  process.allowedNodeEnvironmentFlags.has('--permission') ? ['--permission', `--allow-fs-read=${folder}`] : [];

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
 * Loads a server bundle into a thread of its own, with its own memory and next to nothing of the server's process (decision 015). A bundle that does not load in time, uses up its memory or does not
 * come back from a render loses its thread: what it owed rejects, and the server goes on. `onLost` tells of a thread that had been drawing.
 *
 * @param niceness 1 to 19: who draws waits for who takes requests (Linux only)
 */
export function openInWorker(
  file: string,
  onLost: (reason: Error) => void = () => undefined,
  niceness = 0,
): Promise<WorkerBundle> {
  const own = realpathSync(file);
  const folder = `${dirname(own)}${sep}`;
  const worker = new Worker(WORKER_SOURCE, {
    eval: true,
    // Nothing of what the server was started with: credentials of the store stand there.
    env: { NODE_ENV: process.env.NODE_ENV },
    execArgv: permissionFlags(folder),
    workerData: workerDataOf(pathToFileURL(own).href, pathToFileURL(folder).href, niceness),
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
