import { setTimeout as wait } from 'node:timers/promises';

/** The response; null when it was lost. */
export type NetworkResponse = { readonly status: number; readonly text: string } | null;

/** A browser on a real connection, for tests of lost responses. Stores cookies between calls. */
export interface NetworkBrowser {
  /** With `hangUpAfterMs` the shopper disconnects before the response arrives. */
  post(path: string, body: unknown, options?: { key?: string; hangUpAfterMs?: number }): Promise<NetworkResponse>;
  /** The server has moved, as after a restart. */
  moveTo(origin: string): void;
}

let browserCount = 0;

export function createNetworkBrowser(origin: string): NetworkBrowser {
  const cookies = new Map<string, string>();
  let address = origin;
  browserCount += 1;
  const caller = `10.30.${browserCount >> 8}.${browserCount & 255}`;
  return {
    moveTo: (next) => {
      address = next;
    },
    post: async (path, body, { key, hangUpAfterMs } = {}) => {
      try {
        const response = await fetch(new URL(path, address), {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'sec-fetch-site': 'same-origin',
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            // An IP address of its own, as the shell forwards it.
            'x-forwarded-for': caller,
            ...(key !== undefined && { 'idempotency-key': key }),
          },
          body: JSON.stringify(body),
          ...(hangUpAfterMs !== undefined && { signal: AbortSignal.timeout(hangUpAfterMs) }),
        });
        for (const line of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
          cookies.set(name, value);
        }
        return { status: response.status, text: await response.text() };
      } catch {
        return null;
      }
    },
  };
}

/** Retries a call until the server has decided, after lost responses and failures of the server itself. */
export async function untilResponded(
  call: () => Promise<NetworkResponse>,
  tries = 60,
): Promise<{ readonly status: number; readonly text: string }> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const response = await call();
    if (response !== null && response.status < 500) return response;
    await wait(20);
  }
  throw new Error('The server never answered.');
}
