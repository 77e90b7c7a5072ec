/** Placeholder for the shopper's Cookie header. A bundle sends it with the calls that are to be made as the shopper. */
export const COOKIE_STAND_IN = 'withheld';

/** Headers that a bundle may set; the server sets all others itself. */
const PASSED_HEADERS: readonly string[] = ['accept', 'region'];
const METHODS: readonly string[] = ['GET', 'HEAD'];

/** What the server's fetch for one render depends on. */
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

/**
 * A session token in a renewed cookie is as valuable as the cookie itself; the header's presence still marks the
 * response as private.
 */
function withoutCookies(response: Response): Response {
  if (!response.headers.has('set-cookie')) return response;
  const headers = new Headers(response.headers);
  headers.set('set-cookie', COOKIE_STAND_IN);
  const { body, status, statusText } = response;
  return new Response(body, { status, statusText, headers });
}

interface Requested {
  url: string;
  method: string;
  headers: Headers;
  signal: AbortSignal | null | undefined;
}

/**
 * A call's parts. Renders make many calls with plain URLs, and creating a Request costs more than the rest of a call.
 */
function read(input: Parameters<typeof globalThis.fetch>[0], init: RequestInit | undefined): Requested {
  if (typeof input !== 'string') return new Request(input, init);
  const { method = 'GET', headers, signal } = init ?? {};
  return { url: input, method: method.toUpperCase(), headers: new Headers(headers), signal };
}

/**
 * The fetch of a bundle, carried out by the server: GETs of the api only, without following redirects. The shopper's
 * cookie is added here, only where the bundle's call has the placeholder, and is never visible to the bundle. Rejects
 * with a TypeError for any other request.
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
    const requested = read(input, init);
    // What is fetched is what was judged: the URL as it has been parsed here.
    const { href, origin, pathname } = new URL(requested.url);
    if (origin !== base.origin || !pathname.startsWith(base.pathname))
      throw new TypeError(`A remote may not fetch ${origin}${pathname}`);
    if (!METHODS.includes(requested.method)) throw new TypeError(`A render may not ${requested.method}`);
    const headers: Record<string, string> = { 'X-Request-Id': requestId };
    for (const name of PASSED_HEADERS) {
      const value = requested.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    if (cookie && requested.headers.has('cookie')) headers['cookie'] = cookie;
    const path = pathname.slice(base.pathname.length);
    try {
      const response = await fetch(href, {
        method: requested.method,
        headers,
        redirect: 'manual',
        ...(requested.signal && { signal: requested.signal }),
      });
      onResponse?.(path, response);
      return withoutCookies(response);
    } catch (error) {
      onResponse?.(path, null);
      throw error;
    }
  };
};
