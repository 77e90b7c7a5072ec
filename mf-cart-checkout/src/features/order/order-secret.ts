import type { KeyStore } from '../checkout/order-key.ts';

const STORAGE_KEY = 'checkout-order-secret';

/**
 * Stores the newest order's secret for this visit, so that a guest can take the order along when becoming a member
 * [O2.17-18].
 */
export const storeOrderSecret = (store: KeyStore, orderId: string, secret: string): void =>
  store.setItem(STORAGE_KEY, JSON.stringify([orderId, secret]));

/** The secret of that order; null without one, or for another order. */
export function orderSecretOf(store: KeyStore, orderId: string): string | null {
  try {
    const stored: unknown = JSON.parse(store.getItem(STORAGE_KEY) ?? 'null');
    if (!Array.isArray(stored) || stored[0] !== orderId) return null;
    const secret: unknown = stored[1];
    return typeof secret === 'string' ? secret : null;
  } catch {
    return null;
  }
}
