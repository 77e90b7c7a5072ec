type Fetch = typeof globalThis.fetch;

const HEADER = 'accept-encoding';
const AS_IT_IS = 'identity';

/**
 * `fetch` without compression, for the shell's own api reads: on a local network compression costs more than it saves.
 * Node's `fetch` requests it by default. Proxied requests do not use this.
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
