/** Path of the service worker; at the root, so that its scope is the whole shop. */
export const SERVICE_WORKER_PATH = '/sw.js';

/** Attribute of `<html>` in documents of a shop whose stored pages are switched on. */
export const STORES_PAGES = 'data-stores-pages';
/** Attribute of `<html>` in a document that the worker has served from its store: what it is, and of when. */
export const STORED = 'data-stored';

/** What a page tells the worker. */
export type WorkerMessage =
  /**
   * A page has been shown. `url` is its path and query, `files` are paths of scripts, styles, fonts and images that it
   * uses. For a visitor without a session the page is stored as that visitor gets it, for all others as anybody would.
   */
  | { readonly type: 'shown'; readonly url: string; readonly isAnonymous: boolean; readonly files: readonly string[] }
  /** Removes everything that is stored: after a logout the next person must not see where the last one has been. */
  | { readonly type: 'clear' };
