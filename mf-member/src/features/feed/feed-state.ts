import type { FeedEntry } from '@shop/contracts/api/user';

/** The entries as the member sees them, ahead of the server where something is on its way to it. */
export interface FeedState {
  readonly entries: readonly FeedEntry[];
  /** Entries that were unread when they were first shown: still marked as new. */
  readonly fresh: ReadonlySet<number>;
  /** Being marked as read; the server may still call them unread. */
  readonly reading: ReadonlySet<number>;
  /** Being removed; the server may still list them. */
  readonly removing: ReadonlySet<number>;
}

/** What happens to a feed. */
export type FeedChange =
  | { readonly kind: 'received'; readonly entries: readonly FeedEntry[] }
  | { readonly kind: 'reading'; readonly ids: readonly number[] }
  /** The server has replied; `failed` could not be marked and are unread again. */
  | { readonly kind: 'read'; readonly ids: readonly number[]; readonly failed: readonly number[] }
  | { readonly kind: 'removing'; readonly id: number }
  | { readonly kind: 'removed'; readonly id: number }
  /** The removal was refused: the entry is back where it was. */
  | { readonly kind: 'restored'; readonly id: number };

export const NO_FEED: FeedState = { entries: [], fresh: new Set(), reading: new Set(), removing: new Set() };

const withAll = (before: ReadonlySet<number>, ids: readonly number[]): ReadonlySet<number> =>
  new Set([...before, ...ids]);
const without = (before: ReadonlySet<number>, ids: readonly number[]): ReadonlySet<number> =>
  new Set([...before].filter((id) => !ids.includes(id)));

const marked = (entries: readonly FeedEntry[], ids: readonly number[], dismissed: boolean): FeedEntry[] =>
  entries.map((entry) => (ids.includes(entry.id) ? { ...entry, dismissed } : entry));

/** The feed after a change. */
export function reduceFeed(state: FeedState, change: FeedChange): FeedState {
  const { entries, fresh, reading, removing } = state;
  switch (change.kind) {
    case 'received':
      return { ...state, entries: marked(change.entries, [...reading], true) };
    case 'reading':
      return {
        ...state,
        entries: marked(entries, change.ids, true),
        fresh: withAll(fresh, change.ids),
        reading: withAll(reading, change.ids),
      };
    case 'read':
      return {
        ...state,
        entries: marked(entries, change.failed, false),
        reading: without(reading, change.ids),
      };
    case 'removing':
      return { ...state, removing: withAll(removing, [change.id]) };
    case 'removed':
      return {
        ...state,
        entries: entries.filter(({ id }) => id !== change.id),
        removing: without(removing, [change.id]),
      };
    case 'restored':
      return { ...state, removing: without(removing, [change.id]) };
  }
}

/** The entries that are shown: all but those being removed. */
export const shownEntries = ({ entries, removing }: FeedState): FeedEntry[] =>
  entries.filter(({ id }) => !removing.has(id));

/** Ids of the entries that are not read. */
export const idsOfUnread = (entries: readonly FeedEntry[]): number[] =>
  entries.filter(({ dismissed }) => !dismissed).map(({ id }) => id);
