import type { Change } from './draft-saver.ts';
import type { KeyStore } from './order-key.ts';

const STORAGE_KEY = 'checkout-unsent';

/** A number of a company may be a personal number, which is stored nowhere [O3-06]. */
const withoutCorpNumber = (key: string, value: unknown): unknown => (key === 'corpNumber' ? undefined : value);

const isChange = (value: unknown): value is Change => typeof value === 'object' && value !== null;

/**
 * What has been typed but has not reached the server, for a reload while the api is away. Of this tab only, and empty
 * as soon as everything is stored.
 */
export const unsentChanges = (store: KeyStore) => ({
  read(): Change {
    try {
      const value: unknown = JSON.parse(store.getItem(STORAGE_KEY) ?? '{}');
      return isChange(value) ? value : {};
    } catch {
      return {};
    }
  },
  keep(change: Change): void {
    if (Object.keys(change).length === 0) store.removeItem(STORAGE_KEY);
    else store.setItem(STORAGE_KEY, JSON.stringify(change, withoutCorpNumber));
  },
});

export type UnsentChanges = ReturnType<typeof unsentChanges>;
