import type { KeyStore } from './order-key.ts';
import type { Destination } from './saved-address.ts';

const STORAGE_KEY = 'checkout-typed-address';

const hasTexts = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => typeof Reflect.get(value, name) === 'string');

const PLACE = ['firstName', 'lastName', 'mobile', 'street', 'zipCode', 'city'];

const isDestination = (value: unknown): value is Destination =>
  typeof value === 'object' &&
  value !== null &&
  hasTexts(Reflect.get(value, 'customer'), PLACE) &&
  hasTexts(Reflect.get(value, 'notes'), ['doorCode', 'courier']);

/**
 * The address that was typed before a saved one was chosen, for "Ny adress". Of this tab only; it outlives a reload,
 * and is forgotten when the member logs out.
 */
export const typedAddress = (store: KeyStore) => ({
  read(): Destination | null {
    try {
      const value: unknown = JSON.parse(store.getItem(STORAGE_KEY) ?? 'null');
      return isDestination(value) ? value : null;
    } catch {
      return null;
    }
  },
  keep: (typed: Destination): void => store.setItem(STORAGE_KEY, JSON.stringify(typed)),
  forget: (): void => store.removeItem(STORAGE_KEY),
});
