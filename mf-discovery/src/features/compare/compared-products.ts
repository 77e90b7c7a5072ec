import { useSyncExternalStore } from 'react';
import { MAX_COMPARED } from './max-compared.ts';

const KEY = 'compared-products';
const MAX_NAME_LENGTH = 200;

/** A product that the shopper wants to compare, with what the tray shows of it. */
export interface ComparedProduct {
  readonly id: number;
  readonly name: string;
  /** Path of its picture. */
  readonly image: string;
}

/** `full`: there are four already; `refused`: the browser stores nothing. */
export type AddOutcome = 'added' | 'full' | 'refused';

const isOwnPath = (value: unknown): boolean => typeof value === 'string' && /^\/[^/\\]/.test(value);

const isCompared = (value: unknown): value is ComparedProduct => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, image } = value as Partial<ComparedProduct>;
  return Number.isInteger(id) && Number(id) > 0 && typeof name === 'string' && isOwnPath(image);
};

const NOTHING: readonly ComparedProduct[] = [];

function parse(text: string | null): readonly ComparedProduct[] {
  if (text === null) return NOTHING;
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return NOTHING;
    const products = value.filter(isCompared);
    return products
      .filter(({ id }, index) => products.findIndex((other) => other.id === id) === index)
      .slice(0, MAX_COMPARED);
  } catch {
    return NOTHING;
  }
}

function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

let last: { readonly text: string | null; readonly products: readonly ComparedProduct[] } = {
  text: null,
  products: NOTHING,
};
const listeners = new Set<() => void>();

/** The same list while the storage has the same text. */
function current(): readonly ComparedProduct[] {
  const text = readText();
  if (text !== last.text) last = { text, products: parse(text) };
  return last.products;
}

const notify = (): void => {
  for (const listener of listeners) listener();
};

/** One listener for the other tabs' changes, however many buttons a list has. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', notify);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', notify);
  };
}

/** False where the browser stores nothing. */
function write(products: readonly ComparedProduct[]): boolean {
  try {
    if (products.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(products));
  } catch {
    return false;
  }
  notify();
  return true;
}

/** Puts a product last; a fifth is not put in. */
export function addCompared({ id, name, image }: ComparedProduct): AddOutcome {
  const products = current();
  if (products.some((product) => product.id === id)) return 'added';
  if (products.length >= MAX_COMPARED) return 'full';
  return write([...products, { id, name: name.slice(0, MAX_NAME_LENGTH), image }]) ? 'added' : 'refused';
}

export const removeCompared = (id: number): boolean => write(current().filter((product) => product.id !== id));

export const clearCompared = (): boolean => write(NOTHING);

const none = (): readonly ComparedProduct[] => NOTHING;

/** What the shopper compares, of all pages and tabs of this browser; nothing on the server and while hydrating. */
export const useCompared = (): readonly ComparedProduct[] => useSyncExternalStore(subscribe, current, none);

/** Whether a product is among them. */
export const useIsCompared = (id: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => current().some((product) => product.id === id),
    () => false,
  );
