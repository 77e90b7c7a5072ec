/** Session storage, or nothing where the browser refuses it. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const STORAGE_KEY = 'checkout-order-key';

/**
 * The Idempotency-Key of the order that is being placed. It is stored until the server has responded with a final
 * result, over retries and reloads: as long as the order may exist, every attempt must be the same order.
 */
export const orderKey = (store: KeyStore, makeKey: () => string) => ({
  current(): string {
    const known = store.getItem(STORAGE_KEY);
    if (known !== null) return known;
    const key = makeKey();
    store.setItem(STORAGE_KEY, key);
    return key;
  },
  /** An order may have been placed although its response was lost. */
  isOpen: (): boolean => store.getItem(STORAGE_KEY) !== null,
  settle: (): void => store.removeItem(STORAGE_KEY),
});

export type OrderKey = ReturnType<typeof orderKey>;
