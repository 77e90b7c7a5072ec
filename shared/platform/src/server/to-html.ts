import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

// React puts preload links for the images it meets in front of the HTML. Which picture matters is the page's head to
// say.
const IMAGE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*\/>)+/;
/** How React marks a boundary that was not finished: what is in it suspended, or threw. */
const UNFINISHED = /<!--\$[!?]/;

class Collector extends Writable {
  chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }
}

/** HTML of a tree with everything it suspends on awaited. Rejects when anything in it throws, or the signal aborts. */
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

/** The same markup at once, from React's string renderer; null for a tree that suspends or throws anywhere. */
const atOnce = (tree: ReactNode, identifierPrefix: string): string | null => {
  try {
    const html = renderToString(tree, { identifierPrefix });
    return UNFINISHED.test(html) ? null : html;
  } catch {
    return null;
  }
};

/**
 * HTML of a tree without scripts: boundaries are never split off, whatever their size. Nearly every tree is drawn in
 * one go, which costs half of what a stream does; one that is not is drawn again, and waited for.
 */
export const toHtml = async (tree: ReactNode, identifierPrefix: string, signal: AbortSignal): Promise<string> => {
  signal.throwIfAborted();
  const html = atOnce(tree, identifierPrefix) ?? (await awaited(tree, identifierPrefix, signal));
  return html.replace(IMAGE_PRELOADS, '');
};
