/**
 * Rules of the worker's store: what goes in, what goes out. Pure, since a mistake here shows up on no developer's
 * screen.
 */

/** A page in the store. */
export interface StoredPage {
  /** Path and query. */
  readonly url: string;
  /** Content of the `<title>`, as HTML. */
  readonly title: string;
  /** When the server rendered it, in unix milliseconds. */
  readonly at: number;
  /** Length of its HTML. */
  readonly bytes: number;
  /** Paths of the files that it uses. */
  readonly files: readonly string[];
}

/** List of what is stored. */
export interface StoreIndex {
  /** The oldest first. */
  readonly pages: readonly StoredPage[];
  /** Size in bytes by path, of the files of these pages. */
  readonly files: Readonly<Record<string, number>>;
}

export interface StoreLimits {
  readonly pages: number;
  readonly bytes: number;
}

export const EMPTY_INDEX: StoreIndex = { pages: [], files: {} };
export const STORE_LIMITS: StoreLimits = { pages: 60, bytes: 50_000_000 };
/** Milliseconds in which a page that is shown again is not fetched again. */
export const FRESH_MS = 600_000;
/** Milliseconds after which a page is too old to be shown, and leaves the store with the next one that comes. */
export const MAX_AGE_MS = 7 * 86_400_000;
/** Maximum length of a URL, and number of files of one page. */
const MAX_URL = 500;
const MAX_FILES = 250;
/** Maximum size of a file in bytes; a larger one is missing offline. */
export const MAX_FILE_BYTES = 2_000_000;

const FILE = /^\/(?:assets|images|img|files|api\/dynimg)\/|^\/[\w-]+\.(?:svg|png|ico|webmanifest)$/;
const NO_PAGE = /^\/(?:admin|api|images|img|files|assets|page-data|mf-override|sitemap)(?:\/|$)|^\/[\w.-]+\.\w+$/;
/** What a mailed link carries: nobody else may ever read it in the store. */
const SECRET = /[?&](?:secret|token|code|key)=/i;

/** What a request is for: a page, a file of one, or nothing that is stored. */
export function kindOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): 'page' | 'file' | 'other' {
  const target = new URL(url);
  if (method !== 'GET' || target.origin !== origin) return 'other';
  if (mode === 'navigate') return NO_PAGE.test(target.pathname) ? 'other' : 'page';
  return FILE.test(target.pathname) ? 'file' : 'other';
}

/** Whether a page with this path and query may be fetched for the store. */
export const mayStoreUrl = (url: string): boolean =>
  url.startsWith('/') && !url.startsWith('//') && url.length <= MAX_URL && !SECRET.test(url) && !NO_PAGE.test(url);

/**
 * Whether a response to a page's URL may be stored: a page that is the same for every visitor. Personal ones, such as
 * checkout, orders and all pages of a session, are sent with `no-store`.
 */
export const mayStoreResponse = ({
  status,
  type,
  redirected,
  headers,
}: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  headers.has('cache-control') &&
  !/no-store/i.test(headers.get('cache-control') ?? '');

/** The scripts, styles and fonts that a document names. */
const assetsIn = (html: string): string[] =>
  [...html.matchAll(/"(\/assets\/[^"\\]+\.(?:js|css|woff2))"/g)].flatMap(([, path]) => path ?? []);

/** Files of a page: those that it has used, and those that its document names. */
export const filesOf = (html: string, used: readonly string[]): string[] =>
  [...new Set([...assetsIn(html), ...used.filter((path) => FILE.test(path))])].slice(0, MAX_FILES);

/** Content of the document's title, as HTML; the URL's path when it has none. */
export const titleOf = (html: string, url: string): string =>
  /<title>([^<]*)<\/title>/.exec(html)?.[1] || encodeURI(url);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const bytesOf = ({ pages, files }: StoreIndex): number =>
  sum([...pages.map(({ bytes }) => bytes), ...Object.values(files)]);

/** Only files of pages in the list: those of a former release go with its last page. */
const withFilesOf = (pages: readonly StoredPage[], sizes: StoreIndex['files']): StoreIndex => {
  const used = new Set(pages.flatMap(({ files }) => files));
  return { pages, files: Object.fromEntries(Object.entries(sizes).filter(([path]) => used.has(path))) };
};

/**
 * The store with one more page, and without the oldest ones beyond the limits.
 *
 * @param sizes size in bytes of the files that were stored with it
 * @returns the new list, and the paths that leave the store
 */
export function addPage(
  index: StoreIndex,
  page: StoredPage,
  sizes: Readonly<Record<string, number>>,
  limits: StoreLimits = STORE_LIMITS,
): { index: StoreIndex; removed: string[] } {
  const all = { ...index.files, ...sizes };
  let next = withFilesOf(
    [...index.pages.filter(({ url, at }) => url !== page.url && page.at - at < MAX_AGE_MS), page],
    all,
  );
  while (next.pages.length > limits.pages || (bytesOf(next) > limits.bytes && next.pages.length > 0))
    next = withFilesOf(next.pages.slice(1), all);
  const before = [...index.pages.map(({ url }) => url), page.url, ...Object.keys(all)];
  const after = new Set([...next.pages.map(({ url }) => url), ...Object.keys(next.files)]);
  return { index: next, removed: [...new Set(before)].filter((path) => !after.has(path)) };
}
