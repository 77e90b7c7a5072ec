import type { EarlyScript } from '../../early/early-scripts.ts';

/**
 * Fetches the scripts that a new visitor's first page has done without, at once and before others: a press that is the
 * first sign of use waits for them, and their loaders would ask for one after the other.
 */
export function fetchWaiting(document: Document, scripts: readonly EarlyScript[]): void {
  for (const [href, integrity, , use] of scripts) {
    if (use !== 2) continue;
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as: 'script', href, integrity, fetchPriority: 'high' }));
  }
}
