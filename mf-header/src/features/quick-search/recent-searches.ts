const KEY = 'recentSearches';
/** How many searches the browser keeps. */
export const MAX_RECENT = 5;
const MAX_LENGTH = 100;

/** The shopper's own latest searches in this browser, the latest first; none where the storage is closed or broken. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((term): term is string => typeof term === 'string').slice(0, MAX_RECENT)
      : [];
  } catch {
    return [];
  }
}

/** Keeps a search as the latest. Only with consent to personalisation: the shopper has not asked for the list. */
export function keepSearch(term: string): void {
  const kept = term.trim().slice(0, MAX_LENGTH);
  if (kept === '') return;
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== kept.toLowerCase());
  try {
    localStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MAX_RECENT)));
  } catch {
    // A full or closed storage: the search works as ever.
  }
}

/** Removes all of them. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}
