import { type FactRow, type Part, readPart } from '@shop/domain/part-facts';
import { useIsHydrated } from '@shop/platform';
import { useSyncExternalStore } from 'react';

const KEY = 'my-computer';
const MAX_PARTS = 20;

/** A product that stands in the shopper's own computer, with the facts that it had when it was put there. */
export interface OwnPart {
  readonly productId: number;
  readonly name: string;
  readonly facts: readonly FactRow[];
}

const isRow = (value: unknown): value is FactRow =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as FactRow).label === 'string' &&
  typeof (value as FactRow).value === 'string';

const isOwnPart = (value: unknown): value is OwnPart => {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, name, facts } = value as Partial<OwnPart>;
  return Number.isInteger(productId) && typeof name === 'string' && Array.isArray(facts) && facts.every(isRow);
};

const NOTHING: readonly OwnPart[] = [];

function parse(text: string | null): readonly OwnPart[] {
  if (text === null) return NOTHING;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isOwnPart).slice(0, MAX_PARTS) : NOTHING;
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

let last: { readonly text: string | null; readonly parts: readonly OwnPart[] } = { text: null, parts: NOTHING };
const listeners = new Set<() => void>();

/** The same list while the storage has the same text. */
function current(): readonly OwnPart[] {
  const text = readText();
  if (text !== last.text) last = { text, parts: parse(text) };
  return last.parts;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** False where the browser stores nothing. */
function write(parts: readonly OwnPart[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(parts.slice(-MAX_PARTS)));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

export const partOf = ({ name, facts }: Pick<OwnPart, 'name' | 'facts'>): Part | null => readPart(name, facts);

/** Puts a part in; one of a kind that can stand there once replaces the one there, drives stand side by side. */
export function putIn(part: OwnPart): boolean {
  const kind = partOf(part)?.kind;
  const others = current().filter(
    (each) => each.productId !== part.productId && (kind === 'storage' || partOf(each)?.kind !== kind),
  );
  return write([...others, part]);
}

export const takeOut = (productId: number): boolean => write(current().filter((part) => part.productId !== productId));

const none = (): readonly OwnPart[] => NOTHING;

/** "Min dator": the parts in this browser; none on the server and while the page hydrates. */
export function useMyComputer(): readonly OwnPart[] {
  const parts = useSyncExternalStore(subscribe, current, none);
  return useIsHydrated() ? parts : NOTHING;
}
