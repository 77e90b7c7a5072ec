import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

// React puts preload links for the images it meets in front of the HTML. Which picture matters is the page's head to say.
const IMAGE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*\/>)+/;

class Collector extends Writable {
  chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }
}

/**
 * HTML of a tree with everything it suspends on awaited, without scripts: boundaries are never split off, whatever their size.
 * Rejects when the tree throws or the signal aborts.
 */
export const toHtml = (tree: ReactNode, identifierPrefix: string, signal: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    let failure: unknown = null;
    const target = new Collector();
    target.on('finish', () => {
      if (failure) reject(failure);
      else resolve(Buffer.concat(target.chunks).toString('utf8').replace(IMAGE_PRELOADS, ''));
    });
    const stream = renderToPipeableStream(tree, {
      identifierPrefix,
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        failure ??= error;
      },
      onShellError: reject,
      onAllReady: () => {
        stream.pipe(target);
      },
    });
    const abort = (): void => {
      stream.abort(signal.reason);
      reject(signal.reason);
    };
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
