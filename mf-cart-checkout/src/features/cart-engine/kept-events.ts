import type { Batch, QueuedEvent } from './engine-state.ts';

/** A batch as it is stored, under the key that it is sent with. */
export type KeptBatch = Pick<Batch, 'key' | 'events'>;

/** Cart events that were made offline, stored until the server has them. */
export interface KeptEvents {
  /** Stores what this page has not sent; an empty list removes it. */
  write(batches: readonly KeptBatch[]): void;
  /** Takes over what closed pages have left; called with each page's batches. */
  takeOver(restore: (batches: readonly KeptBatch[]) => void): Promise<void>;
  /** Removes what any page has stored, after a logout. */
  clear(): void;
}

/** Prefix of the storage keys and of the locks; the page's key follows. */
const PREFIX = 'cart-unsent:';
/** Milliseconds; the api remembers for seven days which batches it has applied. */
const KEPT_MS = 6 * 86_400_000;

interface Entry {
  owner: number | null;
  savedAt: number;
  batches: readonly KeptBatch[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The preview only renders the row until the server responds, so one of another shape is left out. */
const readEvent = (value: unknown): QueuedEvent[] => {
  if (!isRecord(value) || !isRecord(value.event) || typeof value.event.method !== 'string') return [];
  const { preview } = value;
  const isReadable = isRecord(preview) && isRecord(preview.product) && isRecord(preview.product.price);
  return [
    {
      ...(value as unknown as QueuedEvent),
      preview: isReadable ? (preview as unknown as QueuedEvent['preview']) : null,
    },
  ];
};

const readBatch = (value: unknown): KeptBatch[] => {
  if (!isRecord(value) || typeof value.key !== 'string' || !Array.isArray(value.events)) return [];
  const events = value.events.flatMap(readEvent);
  return events.length === 0 ? [] : [{ key: value.key, events }];
};

/** What an entry holds for this user; nothing for another's, an old or an unreadable one. */
export function readKept(text: string | null, owner: number | null, now: number): KeptBatch[] {
  try {
    const entry: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(entry) || !Array.isArray(entry.batches) || !(now - Number(entry.savedAt) < KEPT_MS)) return [];
    // A stored page does not know who is logged in, and neither does one whose session is not read yet.
    if (typeof entry.owner === 'number' && owner !== null && entry.owner !== owner) return [];
    return entry.batches.flatMap(readBatch);
  } catch {
    return [];
  }
}

interface KeptEventsOptions {
  storage: Storage;
  locks: Pick<LockManager, 'request'>;
  pageKey: string;
  /** Id of the member; null for a visitor, and while nobody knows. */
  owner: () => number | null;
  now: () => number;
}

/**
 * Kept events in local storage: an entry for each page, guarded by a lock for as long as that page is open. Whoever
 * gets the lock of an entry knows that its page is gone, and only one page can; so no two tabs send the same events.
 */
export function createKeptEvents({ storage, locks, pageKey, owner, now }: KeptEventsOptions): KeptEvents {
  const own = `${PREFIX}${pageKey}`;
  let batches: readonly KeptBatch[] = [];
  let release: (() => void) | null = null;
  let locking: Promise<void> | null = null;

  const store = (): void => {
    if (batches.length === 0) storage.removeItem(own);
    else storage.setItem(own, JSON.stringify({ owner: owner(), savedAt: now(), batches } satisfies Entry));
  };
  /** Resolves when this page's entry is guarded. */
  const lock = (): Promise<void> => {
    locking ??= new Promise((resolve) => {
      void locks.request(own, () => {
        resolve();
        return new Promise<void>((done) => (release = done));
      });
    });
    return locking;
  };
  const write = async (next: readonly KeptBatch[]): Promise<void> => {
    batches = next;
    if (batches.length > 0) await lock();
    store();
    if (batches.length > 0) return;
    release?.();
    release = null;
    locking = null;
  };
  const others = (): string[] =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(
      (key) => key.startsWith(PREFIX) && key !== own,
    );

  return {
    // Nothing to store and nothing stored: by far the most common state.
    write: (next) => void (next.length > 0 || batches.length > 0 ? write(next).catch(() => undefined) : null),
    async takeOver(restore) {
      for (const key of others()) {
        await locks.request(key, { ifAvailable: true }, async (held) => {
          if (held === null) return;
          const found = readKept(storage.getItem(key), owner(), now());
          if (found.length > 0) restore(found);
          // Removed only when it is in this page's own entry: a page that is closed in between loses nothing.
          await locking;
          storage.removeItem(key);
        });
      }
    },
    clear() {
      void write([]).catch(() => undefined);
      for (const key of others()) storage.removeItem(key);
    },
  };
}
