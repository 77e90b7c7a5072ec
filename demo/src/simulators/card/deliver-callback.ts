import { SIGNATURE_HEADER, signCallback } from '@shop/api/payments/signature';

/** Sends one callback to the shop; returns the HTTP status, throws when the shop is unreachable. */
export type Deliver = (body: string, signature: string) => Promise<number>;

/** Waits between the tries. */
const DELAYS_MS = [0, 1000, 5000, 30_000, 120_000] as const;

/**
 * Retries a callback until the shop has accepted it: at least once. A shop that refuses it (4xx) will not change its
 * mind. Returns whether it was accepted.
 */
export async function deliverCallback(
  callback: object,
  parts: { key: string; deliver: Deliver; wait: (ms: number) => Promise<void> },
): Promise<boolean> {
  const body = JSON.stringify(callback);
  const signature = signCallback(parts.key, body);
  for (const delay of DELAYS_MS) {
    if (delay > 0) await parts.wait(delay);
    const status = await parts.deliver(body, signature).catch(() => 503);
    if (status < 300) return true;
    if (status < 500) return false;
  }
  return false;
}

export const deliverTo =
  (url: string): Deliver =>
  async (body, signature) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    return response.status;
  };
