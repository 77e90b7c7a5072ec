/** What an entry of the browser's history carries: names the page that was shown there and where it was scrolled to. */
export interface HistoryEntry {
  shopKey: string;
}

let made = 0;
const start = Date.now().toString(36);

/** A key that no other entry of this tab has, also after a reload. */
export function newKey(): string {
  made += 1;
  return `${start}.${made}`;
}

export const keyOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'shopKey' in state && typeof state.shopKey === 'string'
    ? state.shopKey
    : null;
