import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

// React puts preload links for images in front of the HTML. The page's head decides which image is preloaded.
const IMAGE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*\/>)+/;
/** React's marker of an unfinished boundary: its content suspended or threw. */
const UNFINISHED = /<!--\$[!?]/;

class Collector extends Writable {
  chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }
}

/** HTML of a tree with everything awaited that it suspends on. Rejects when it throws, or when the signal aborts. */
const awaited = (tree: ReactNode, identifierPrefix: string, signal: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    let failure: unknown = null;
    const target = new Collector();
    target.on('finish', () => {
      if (failure) reject(failure);
      else resolve(Buffer.concat(target.chunks).toString('utf8'));
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

/** The same markup from React's synchronous renderer; null for a tree that suspends or throws. */
const renderSync = (tree: ReactNode, identifierPrefix: string): string | null => {
  try {
    const html = renderToString(tree, { identifierPrefix });
    return UNFINISHED.test(html) ? null : html;
  } catch {
    return null;
  }
};

/**
 * HTML of a tree without scripts: boundaries are never split off, whatever their size. Nearly every tree renders
 * synchronously, which costs half of a stream; one that suspends is rendered again as a stream.
 */
export const toHtml = async (tree: ReactNode, identifierPrefix: string, signal: AbortSignal): Promise<string> => {
  signal.throwIfAborted();
  const html = renderSync(tree, identifierPrefix) ?? (await awaited(tree, identifierPrefix, signal));
  return html.replace(IMAGE_PRELOADS, '');
};
