type Fetch = typeof globalThis.fetch;

const keyOf = (request: Request) => `${request.url}\n${request.headers.get('cookie') ?? ''}`;

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * The fetch of one page: all its fragments share identical GETs. A shared request has no fragment's signal, since a
 * timed-out fragment must not abort it for others; `pageSignal` aborts it when the page is done.
 */
export function createRequestFetch(fetch: Fetch, pageSignal: AbortSignal): Fetch {
  const requested = new Map<string, Promise<Response>>();
  return async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET') return fetch(request);
    const key = keyOf(request);
    const result =
      requested.get(key) ??
      fetch(new Request(request.url, { headers: request.headers, signal: pageSignal, redirect: request.redirect }));
    requested.set(key, result);
    const response = await Promise.race([result, aborted(request.signal)]);
    return response.clone();
  };
}
