import { realpathSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ServerBundle } from '@shop/contracts/rendering';
import type { FromWorker, WorkerData } from './worker-protocol.ts';
import { createWorkerRenders } from './worker-renders.ts';

/** Timeout for loading a bundle, in milliseconds. */
const LOAD_MS = 10_000;
const MEMORY_MB = 256;
/** Size of the young generation: a page's markup should be freed before it is moved to old memory. */
const YOUNG_MB = 32;

/**
 * Node's permission model for one thread: it reads its own folder, and has no other files, processes, threads, add-ons
 * or inspector. Omitted by Node versions that do not support it for threads.
 */
export const permissionFlags = (folder: string): string[] =>
  process.allowedNodeEnvironmentFlags.has('--permission') ? ['--permission', `--allow-fs-read=${folder}`] : [];

/** A server bundle that can be put to rest. */
export interface OpenBundle extends ServerBundle {
  close(): Promise<void>;
}

/** A bundle that runs in a thread of its own. */
export interface WorkerBundle extends OpenBundle {
  /** True once its thread has been lost: everything rejects from then on. */
  isGone(): boolean;
}

function startThread(file: string, niceness: number): Worker {
  const own = realpathSync(file);
  const folder = `${dirname(own)}${sep}`;
  const workerData: WorkerData = { file: pathToFileURL(own).href, folder: pathToFileURL(folder).href, niceness };
  const worker = new Worker(/* webpackChunkName: "worker-main" */ new URL('./worker-main.ts', import.meta.url), {
    // Nothing of what the server was started with: credentials of the store are there.
    env: { NODE_ENV: process.env.NODE_ENV },
    execArgv: permissionFlags(folder),
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  worker.unref();
  return worker;
}

/**
 * Loads a server bundle into a thread of its own, with its own memory and almost no access to the server's process
 * (decision 015). A bundle that exceeds its time to load, its memory or its time to render loses its thread: its
 * pending renders reject, and the server goes on. `onLost` is called for a thread that had been rendering.
 *
 * @param niceness 1 to 19: renders wait for the threads that take requests (Linux only)
 */
export function openInWorker(
  file: string,
  onLost: (reason: Error) => void = () => undefined,
  niceness = 0,
): Promise<WorkerBundle> {
  const worker = startThread(file, niceness);
  let gone: Error | null = null;
  let isReady = false;
  let isClosing = false;

  const lose = (error: Error): void => {
    if (gone === null && isReady && !isClosing) onLost(error);
    gone ??= error;
    renders.end(gone);
    void worker.terminate();
  };
  const renders = createWorkerRenders((message) => worker.postMessage(message), lose);
  const close = async (): Promise<void> => {
    isClosing = true;
    await worker.terminate();
  };

  return new Promise((resolve, reject) => {
    const refuse = (error: Error): void => {
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
        resolve({ slots: message.slots, render: renders.render, isGone: () => gone !== null, close });
      } else renders.onMessage(message);
    });
  });
}
