import type { KeyStore } from '../features/checkout/order-key.ts';

/** Session storage of a test. */
export const memoryStore = (): KeyStore => {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
};
