import {
  addPage,
  EMPTY_INDEX,
  filesOf,
  FRESH_MS,
  MAX_AGE_MS,
  MAX_FILE_BYTES,
  mayStoreResponse,
  mayStoreUrl,
  titleOf,
  type StoredPage,
  type StoreIndex,
} from './store-rules.ts';

/** The cache's name ends with the version of its format: a worker removes those of other versions. */
export const STORE_NAME = 'shop-pages-1';
/** Key of the list; no page or file of the shop has this path. */
const INDEX_KEY = '/stored-pages.json';

/** Headers that describe the transfer, not the page. */
const OF_TRANSFER = ['content-encoding', 'content-length', 'etag', 'set-cookie', 'vary'];

export interface PageStore {
  /** Fetches a page that has been shown, and its files, into the store; does nothing for one that may not be stored. */
  keep(page: { url: string; isAnonymous: boolean; files: readonly string[] }): Promise<void>;
  /** A stored page with its description; null for none. */
  page(url: string): Promise<{ page: StoredPage; response: Response } | null>;
  /** A stored file; undefined for none. */
  file(path: string): Promise<Response | undefined>;
  pages(): Promise<readonly StoredPage[]>;
  clear(): Promise<void>;
}

interface PageStoreOptions {
  caches: Pick<CacheStorage, 'open' | 'delete'>;
  fetch: typeof globalThis.fetch;
  now: () => number;
}

/** The worker's store of pages and their files. Changes run one after the other, so that none is lost from the list. */
export function createPageStore({ caches, fetch, now }: PageStoreOptions): PageStore {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
  const open = () => caches.open(STORE_NAME);

  const readIndex = async (): Promise<StoreIndex> => {
    const stored = await (await open()).match(INDEX_KEY);
    return stored ? ((await stored.json()) as StoreIndex) : EMPTY_INDEX;
  };

  /** Stores what is missing. Returns sizes in bytes; a file that cannot be fetched, or is too large, has none. */
  const storeFiles = async (cache: Cache, paths: readonly string[], known: StoreIndex['files']) => {
    const sizes: Record<string, number> = {};
    for (const path of paths) {
      if (known[path] !== undefined) continue;
      const response = await fetch(path).catch(() => null);
      if (response === null || response.status !== 200) continue;
      const body = await response.blob();
      if (body.size > MAX_FILE_BYTES) continue;
      const headers = new Headers(response.headers);
      for (const name of OF_TRANSFER) headers.delete(name);
      await cache.put(path, new Response(body, { headers }));
      sizes[path] = body.size;
    }
    return sizes;
  };

  /** The page as anybody gets it: fetched, or stored a short while ago. Null for one that may not be stored. */
  const readDocument = async (cache: Cache, index: StoreIndex, url: string, isAnonymous: boolean) => {
    const known = index.pages.find((page) => page.url === url);
    const stored = known && now() - known.at < FRESH_MS ? await cache.match(url) : undefined;
    if (known && stored) return { html: await stored.text(), at: known.at, fetched: null };
    const response = await fetch(url, {
      credentials: isAnonymous ? 'same-origin' : 'omit',
      redirect: 'manual',
      headers: { Accept: 'text/html' },
    });
    if (!mayStoreResponse(response)) return null;
    return { html: await response.text(), at: now(), fetched: response };
  };

  const keep: PageStore['keep'] = async ({ url, isAnonymous, files: used }) => {
    if (!mayStoreUrl(url)) return;
    const cache = await open();
    const index = await readIndex();
    const document = await readDocument(cache, index, url, isAnonymous);
    if (document === null) return;
    const { html, at, fetched } = document;
    if (fetched !== null) {
      const headers = new Headers(fetched.headers);
      for (const name of OF_TRANSFER) headers.delete(name);
      await cache.put(url, new Response(html, { headers }));
    }
    const wanted = filesOf(html, used);
    const sizes = await storeFiles(cache, wanted, index.files);
    const files = wanted.filter((path) => sizes[path] !== undefined || index.files[path] !== undefined);
    const result = addPage(index, { url, title: titleOf(html, url), at, bytes: html.length, files }, sizes);
    await cache.put(INDEX_KEY, Response.json(result.index));
    for (const path of result.removed) await cache.delete(path);
  };

  const pages = async () => (await readIndex()).pages.filter(({ at }) => now() - at < MAX_AGE_MS);

  return {
    keep: (page) => inTurn(() => keep(page)),
    async page(url) {
      const page = (await pages()).find((stored) => stored.url === url);
      const response = page && (await (await open()).match(url));
      return page && response ? { page, response } : null;
    },
    file: async (path) => (await open()).match(path),
    pages,
    clear: () => inTurn(async () => void (await caches.delete(STORE_NAME))),
  };
}
