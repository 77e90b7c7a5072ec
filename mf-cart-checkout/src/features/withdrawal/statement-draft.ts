import type { KeyStore } from '../checkout/order-key.ts';

/** What the buyer types beside the rows. */
export interface StatementDraft {
  readonly name: string;
  readonly email: string;
  readonly reason: string;
}

const keyOf = (orderId: string): string => `withdrawal-draft-${orderId}`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was typed for an order in this visit, so that a step back or a reload loses nothing; null for nothing. */
export function readDraft(store: KeyStore, orderId: string): StatementDraft | null {
  try {
    const stored: unknown = JSON.parse(store.getItem(keyOf(orderId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { name, email, reason } = stored as Partial<Record<keyof StatementDraft, unknown>>;
    return { name: textOf(name), email: textOf(email), reason: textOf(reason) };
  } catch {
    return null;
  }
}

export const storeDraft = (store: KeyStore, orderId: string, draft: StatementDraft): void =>
  store.setItem(keyOf(orderId), JSON.stringify(draft));

export const dropDraft = (store: KeyStore, orderId: string): void => store.removeItem(keyOf(orderId));
