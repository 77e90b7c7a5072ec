import { once, type EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Compresses a body as well as Brotli can. */
export type CompressThoroughly = (body: Uint8Array) => Promise<Uint8Array>;

type Thread = EventEmitter & Pick<Worker, 'postMessage'>;

/** Does not keep the process alive, and has nothing of what the server was started with. */
function startThread(): Thread {
  const thread = new Worker(/* webpackChunkName: "brotli-thread" */ new URL('./brotli-thread.ts', import.meta.url), {
    env: {},
  });
  thread.unref();
  return thread;
}

/**
 * Creates the function that compresses one body after another in a thread of the lowest priority (Linux; elsewhere of
 * the process's). The thread starts with the first body. If it is lost, the body's promise rejects, and the next body
 * starts another.
 */
export function createThoroughCompression(start = startThread): CompressThoroughly {
  let thread: Thread | null = null;
  return async (body) => {
    const busy = (thread ??= start());
    const settled = new AbortController();
    try {
      const answer = once(busy, 'message', settled);
      const end = once(busy, 'exit', settled);
      busy.postMessage(body);
      const [compressed] = (await Promise.race([
        answer,
        end.then(([code]) => Promise.reject(new Error(`The thread ended with ${code}`))),
      ])) as [Uint8Array];
      return compressed;
    } catch (error) {
      thread = null;
      throw error;
    } finally {
      settled.abort();
    }
  };
}
