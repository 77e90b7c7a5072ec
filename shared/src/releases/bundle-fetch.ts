/** What a bundle gets in place of the shopper's Cookie header. It sends it with the calls that are to be made as the shopper. */
export const COOKIE_STAND_IN = 'withheld';

/** What a bundle may say about its call; everything else the server says itself. */
const PASSED_HEADERS: readonly string[] = ['accept', 'region'];
const METHODS: readonly string[] = ['GET', 'HEAD'];

export interface BundleFetchOptions {
  fetch: typeof globalThis.fetch;
  /** Where the api is, with a slash at its end: nothing else is fetched for a bundle. */
  apiBase: string;
  /** The shopper's Cookie header, or null. */
  cookie: string | null;
  requestId: string;
  /** Sees every outcome before the bundle does; null for a fetch that failed. */
  onResponse?: (path: string, response: Response | null) => void;
}

/** A session token in a renewed cookie is as good as the cookie itself; that there was one still says that the response is private. */
function withoutCookies(response: Response): Response {
  if (!response.headers.has('set-cookie')) return response;
  const headers = new Headers(response.headers);
  headers.set('set-cookie', COOKIE_STAND_IN);
  const { body, status, statusText } = response;
  return new Response(body, { status, statusText, headers });
}

/**
 * The fetch of a bundle, carried out by the server: reads of the api and nothing else, without following redirects. The shopper's cookie is added
 * here, only where the bundle's call carries the stand-in, and is never shown to the bundle. Rejects with a TypeError for anything else.
 */
export const createBundleFetch = ({
  fetch,
  apiBase,
  cookie,
  requestId,
  onResponse,
}: BundleFetchOptions): typeof globalThis.fetch => {
  const base = new URL(apiBase);
  return async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    if (origin !== base.origin || !pathname.startsWith(base.pathname))
      throw new TypeError(`A remote may not fetch ${origin}${pathname}`);
    if (!METHODS.includes(request.method)) throw new TypeError(`A render may not ${request.method}`);
    const headers = new Headers({ 'X-Request-Id': requestId });
    for (const name of PASSED_HEADERS) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    if (cookie && request.headers.has('cookie')) headers.set('Cookie', cookie);
    const { method, url, signal } = request;
    const path = pathname.slice(base.pathname.length);
    try {
      const response = await fetch(url, { method, headers, signal, redirect: 'manual' });
      onResponse?.(path, response);
      return withoutCookies(response);
    } catch (error) {
      onResponse?.(path, null);
      throw error;
    }
  };
};
