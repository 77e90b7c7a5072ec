/** A review while it is written. */
export interface ReviewDraft {
  /** 1–5; null until one is chosen. */
  readonly rating: number | null;
  readonly text: string;
  readonly isAnonymous: boolean;
}

const keyOf = (productId: number): string => `recension-${productId}`;

const isDraft = (value: unknown): value is ReviewDraft =>
  typeof value === 'object' &&
  value !== null &&
  'rating' in value &&
  (value.rating === null || typeof value.rating === 'number') &&
  'text' in value &&
  typeof value.text === 'string' &&
  'isAnonymous' in value &&
  typeof value.isAnonymous === 'boolean';

/** What was typed before a reload; null for nothing, or where the browser stores nothing. */
export function readDraft(storage: Storage, productId: number): ReviewDraft | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(productId)) ?? 'null');
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Stores what has been typed so far; null removes it. */
export function storeDraft(storage: Storage, productId: number, draft: ReviewDraft | null): void {
  try {
    if (draft === null) storage.removeItem(keyOf(productId));
    else storage.setItem(keyOf(productId), JSON.stringify(draft));
  } catch {
    // A full storage costs the draft alone.
  }
}
