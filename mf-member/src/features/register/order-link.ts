import { REGISTER_PREFILL_KEY } from '@shop/domain/storage-keys';

/** An order that its buyer takes along into an account: the values of the mailed link [2.10-07]. */
export interface OrderLink {
  /** Empty when the link has none. */
  readonly email: string;
  readonly orderId: string;
  readonly secret: string;
}

const KEYS = ['email', 'orderId', 'secret'] as const;

/** The link in a query or in storage; null unless order and secret are both there [5-06], [5-07]. */
export function orderLinkOf(valueOf: (key: (typeof KEYS)[number]) => unknown): OrderLink | null {
  const [email, orderId, secret] = KEYS.map((key) => {
    const value = valueOf(key);
    return typeof value === 'string' ? value.trim() : '';
  });
  return orderId && secret ? { email: email ?? '', orderId, secret } : null;
}

/** Held in memory, so that neither the address bar nor storage keeps the secret [O4-15]. */
let held: OrderLink | null = null;

export const heldOrderLink = (): OrderLink | null => held;
export const forgetOrderLink = (): void => {
  held = null;
};

function takeFromAddress(): OrderLink | null {
  const url = new URL(location.href);
  const link = orderLinkOf((key) => url.searchParams.get(key));
  if (link === null) return null;
  for (const key of KEYS) url.searchParams.delete(key);
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  return link;
}

function takeFromStorage(): OrderLink | null {
  const stored = sessionStorage.getItem(REGISTER_PREFILL_KEY);
  if (stored === null) return null;
  sessionStorage.removeItem(REGISTER_PREFILL_KEY);
  try {
    const parsed: unknown = JSON.parse(stored);
    if (typeof parsed !== 'object' || parsed === null) return null;
    const values = new Map<string, unknown>(Object.entries(parsed));
    return orderLinkOf((key) => values.get(key));
  } catch {
    return null;
  }
}

/**
 * Reads the link of the address, or the one that the shop has stored itself, once: it is removed from where it was
 * [O2.10-03]. Null when there is no new one; the one before is held until it is used.
 */
export function takeOrderLink(): OrderLink | null {
  const link = takeFromAddress() ?? takeFromStorage();
  if (link !== null) held = link;
  return link;
}
