import { useSyncExternalStore } from 'react';

/** What is known about products of the shown list beside what came with them, by product id. */
export interface ProductNotes<Note> {
  /** Replaces all notes; written by the one part that has fetched them. */
  publish(next: ReadonlyMap<number, Note>): void;
  /** The product's note; undefined while there is none, and always on the server. */
  useNote(productId: number): Note | undefined;
}

/** Creates notes that cards read one by one, so that a new note re-renders its own card alone. */
export function createProductNotes<Note>(): ProductNotes<Note> {
  let notes: ReadonlyMap<number, Note> = new Map();
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    publish(next) {
      notes = next;
      for (const listener of listeners) listener();
    },
    useNote: (productId) =>
      useSyncExternalStore(
        subscribe,
        () => notes.get(productId),
        () => undefined,
      ),
  };
}
