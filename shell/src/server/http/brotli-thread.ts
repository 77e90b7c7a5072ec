/** The program of the thread that compresses popular pages as well as Brotli can, while the processor is idle. */
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants } from 'node:zlib';
import { lowerPriority } from '@shop/releases/worker-isolation';

const LOWEST_PRIORITY = 19;

lowerPriority(LOWEST_PRIORITY);
parentPort?.on('message', (body: Uint8Array) => {
  const compressed = brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  parentPort?.postMessage(compressed);
});
