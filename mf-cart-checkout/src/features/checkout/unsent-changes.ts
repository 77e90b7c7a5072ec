import type { Change } from './draft-saver.ts';
import type { KeyStore } from './order-key.ts';

const STORAGE_KEY = 'checkout-unsent';

/** A number of a company may be a personal number, which is stored nowhere [O3-06]. */
const withoutCorpNumber = ({ customer, ...change }: Change): Change => {
  if (customer === undefined) return change;
  const { corpNumber: _, ...others } = customer;
  return { ...change, customer: others };
};

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
    else store.setItem(STORAGE_KEY, JSON.stringify(withoutCorpNumber(change)));
  },
});

export type UnsentChanges = ReturnType<typeof unsentChanges>;
