type Fetch = typeof globalThis.fetch;

const keyOf = (request: Request) => `${request.url}\n${request.headers.get('cookie') ?? ''}`;

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * The fetch of one page: identical GETs of all its fragments are asked once. The shared request does not carry
 * anybody's signal, since a late fragment must not take the answer from the others; `pageSignal` ends what nobody waits
 * for any more.
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
