/** What the server has changed in the cart, or refused, and the shopper has not read yet; newest last. */
export interface CartNotices {
  current(): readonly string[];
  add(texts: readonly string[]): void;
  /** The shopper has read them: none is shown again. */
  markRead(): void;
  /** For as long as it is subscribed, the list counts as on screen. Returns the function that ends that. */
  subscribe(onChange: () => void): () => void;
  isOnScreen(): boolean;
}

const NONE: readonly string[] = [];

/** The notices of one page's cart. The same text is never listed twice. */
export function createNotices(): CartNotices {
  let texts = NONE;
  const listeners = new Set<() => void>();
  const set = (next: readonly string[]): void => {
    texts = next;
    listeners.forEach((listener) => listener());
  };
  return {
    current: () => texts,
    add: (added) => {
      const fresh = added.filter((text) => !texts.includes(text));
      if (fresh.length > 0) set([...texts, ...new Set(fresh)]);
    },
    markRead: () => {
      if (texts.length > 0) set(NONE);
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    isOnScreen: () => listeners.size > 0,
  };
}
