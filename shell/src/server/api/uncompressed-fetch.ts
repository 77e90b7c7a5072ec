type Fetch = typeof globalThis.fetch;

const HEADER = 'accept-encoding';
const AS_IT_IS = 'identity';

/**
 * The shell's own reads of the api travel a few metres: compressing and decompressing them would cost more than the
 * bytes do. Node's `fetch` asks for compression unless it is told not to. What browsers fetch through the proxy does
 * not pass here.
 */
export const fetchUncompressed =
  (fetch: Fetch): Fetch =>
  (input, init) => {
    if (input instanceof Request && init === undefined) {
      input.headers.set(HEADER, AS_IT_IS);
      return fetch(input);
    }
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set(HEADER, AS_IT_IS);
    return fetch(input, { ...init, headers });
  };
