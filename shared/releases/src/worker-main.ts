/** The program of a bundle's thread: removes what a render does not need, loads the bundle and serves it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ServerBundle } from '@shop/contracts/rendering';
import { isolateThread, lowerPriority } from './worker-isolation.ts';
import { serveBundle, type ServerPort } from './worker-program.ts';
import type { WorkerData } from './worker-protocol.ts';

const server = parentPort;
if (server === null) throw new Error('Only for threads');
const { file, folder, niceness } = workerData as WorkerData;
const port: ServerPort = {
  post: (message, transfer) => server.postMessage(message, transfer),
  onMessage: (listener) => void server.on('message', listener),
};

lowerPriority(niceness);
isolateThread(folder);
import(/* webpackIgnore: true */ file)
  .then((bundle: ServerBundle) => serveBundle(bundle, port))
  .catch((error: unknown) =>
    port.post({ kind: 'broken', message: error instanceof Error ? error.message : String(error) }),
  );
