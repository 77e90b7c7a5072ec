import { deleteFeedEntry, dismissFeedEntry, getFeed } from '@shop/contracts/api/user';
import type { FeedEntry } from '@shop/contracts/api/user';
import type { ApiClient } from '@shop/contracts/platform';
import { feedView, type FeedView, isGameEntry } from '@shop/domain/feed';
import { isApiError, usePlatform, useShared } from '@shop/platform';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { forgetMember } from '../session/session-actions.ts';
import { type FeedChange, idsOfUnread, NO_FEED, reduceFeed, shownEntries } from './feed-state.ts';

/** `unread`: only new entries are loaded. The other three follow an `open()`. */
export type FeedStatus = 'unread' | 'loading' | 'all' | 'failed';

export interface Feed extends FeedView<FeedEntry> {
  readonly status: FeedStatus;
  /** Whether the entries that the server still calls unread could not be marked. */
  readonly isMarkingFailed: boolean;
  /** Whether an entry was unread when the feed was opened. */
  isNew(entry: FeedEntry): boolean;
  /** Shows everything and marks it as read, here and on the server [4-37..39]. Never rejects: see `status`. */
  open(): Promise<void>;
  /** Marks entries as read, all unread ones unless named; those that fail are unread again. */
  markRead(ids?: readonly number[]): Promise<void>;
  /** Removes an entry for good. Null, or why it is back; never rejects. */
  remove(id: number): Promise<string | null>;
  /** [7.3-20] Fetches the feed once more, without marking anything as read. Null after a failure. */
  update(): Promise<readonly FeedEntry[] | null>;
  /** Response of the latest fetch, without another one. */
  latest(): Promise<readonly FeedEntry[] | null>;
}

const REMOVAL_FAILED = 'Det gick inte att ta bort aviseringen. Försök igen.';

/** Marks entries as read on the server, a few at a time; returns those that could not be. */
async function dismissAll(api: ApiClient, ids: readonly number[]): Promise<number[]> {
  const failed: number[] = [];
  const AT_ONCE = 6;
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const results = await Promise.allSettled(some.map((id) => api.call(dismissFeedEntry, { params: { id } })));
    failed.push(...some.filter((_, index) => isUnsaved(results[index])));
  }
  return failed;
}

/** An entry that is gone on the server needs no mark. */
const isUnsaved = (result: PromiseSettledResult<unknown> | undefined): boolean =>
  result?.status === 'rejected' && !isApiError(result.reason, 'NOT_FOUND');

/** Fetches the feed into the state; the last response is remembered for whoever needs the same one. */
const useFeedFetch = (dispatch: (change: FeedChange) => void) => {
  const platform = usePlatform();
  const hasOpened = useRef(false);
  const last = useRef<Promise<readonly FeedEntry[] | null>>(Promise.resolve(null));
  const fetchFeed = useCallback((): Promise<readonly FeedEntry[] | null> => {
    const load = async () => {
      try {
        const { data } = await platform.api.call(getFeed, hasOpened.current ? { query: { all: '' } } : {});
        dispatch({ kind: 'received', entries: data.entries });
        return data.entries;
      } catch (error) {
        // A background call: when it fails, the counter is unchanged [O8-01]; an expired session is detected [O4-08].
        if (isApiError(error, 'UNAUTHORIZED')) forgetMember(platform);
        return null;
      }
    };
    last.current = load();
    return last.current;
  }, [platform, dispatch]);
  const latest = useCallback(() => last.current, []);
  return { fetchFeed, latest, hasOpened };
};

/** Follows what other tabs do with the feed. Returns the function that notifies them of what this one has done. */
const useFeedElsewhere = (memberId: number | undefined, update: () => Promise<unknown>): (() => void) => {
  const { bus } = usePlatform();
  const isOwn = useRef(false);
  useEffect(
    () => bus.on('feed.changed', ({ userId }) => void (!isOwn.current && userId === memberId && update())),
    [bus, memberId, update],
  );
  return useCallback(() => {
    if (memberId === undefined) return;
    isOwn.current = true;
    bus.emit('feed.changed', { userId: memberId });
    isOwn.current = false;
  }, [bus, memberId]);
};

/**
 * The member's notifications. After login only the undismissed ones are fetched, without dismissing them: an entry
 * that was never shown must not count as read [O4-16]. In serious business mode those about the game wait unseen
 * [6-23].
 */
export const useFeed = (): Feed => {
  const { api, bus } = usePlatform();
  const user = useShared('user');
  const { serious_business_mode: isSerious } = useShared('settings');
  const [state, dispatch] = useReducer(reduceFeed, NO_FEED);
  const [status, setStatus] = useState<FeedStatus>('unread');
  const [isMarkingFailed, setIsMarkingFailed] = useState(false);
  const { fetchFeed, latest, hasOpened } = useFeedFetch(dispatch);
  const notify = useFeedElsewhere(user?.id, fetchFeed);
  const id = user?.id;
  const isShown = useCallback((entry: FeedEntry) => !(isSerious && isGameEntry(entry)), [isSerious]);
  const entries = shownEntries(state).filter(isShown);

  useEffect(() => {
    if (id === undefined) return;
    void fetchFeed();
    // A feed that could not be fetched while the shop was away is fetched on its return.
    return bus.on('connected', () => void latest().then((known) => known ?? fetchFeed()));
  }, [bus, fetchFeed, latest, id]);

  const mark = useCallback(
    async (ids: readonly number[]) => {
      if (ids.length === 0) return;
      dispatch({ kind: 'reading', ids });
      const failed = await dismissAll(api, ids);
      dispatch({ kind: 'read', ids, failed });
      setIsMarkingFailed(failed.length > 0);
      if (failed.length < ids.length) notify();
    },
    [api, notify],
  );
  const open = useCallback(async () => {
    hasOpened.current = true;
    setStatus('loading');
    const all = await fetchFeed();
    setStatus(all === null ? 'failed' : 'all');
    if (all !== null) await mark(idsOfUnread(all.filter(isShown)));
  }, [fetchFeed, hasOpened, mark, isShown]);
  const remove = async (entry: number) => {
    dispatch({ kind: 'removing', id: entry });
    try {
      await api.call(deleteFeedEntry, { params: { id: entry } });
    } catch (error) {
      if (!isApiError(error, 'NOT_FOUND')) {
        dispatch({ kind: 'restored', id: entry });
        return isApiError(error, 'CONFLICT') ? error.userMessage : REMOVAL_FAILED;
      }
    }
    dispatch({ kind: 'removed', id: entry });
    notify();
    return null;
  };

  return {
    ...feedView(entries, user?.settings.notification_settings_level ?? 0),
    status,
    isMarkingFailed,
    isNew: (entry) => !entry.dismissed || state.fresh.has(entry.id),
    open,
    markRead: (ids = idsOfUnread(entries)) => mark(ids),
    remove,
    update: fetchFeed,
    latest,
  };
};
