import { dismissFeedEntry, getFeed } from '@shop/contracts/api/user';
import type { FeedEntry } from '@shop/contracts/api/user';
import { feedView, type FeedView } from '@shop/domain/feed';
import { isApiError, usePlatform, useShared } from '@shop/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetMember } from './session-actions.ts';

/** `unread`: only new entries are loaded. The other three follow an `open()`. */
export type FeedStatus = 'unread' | 'loading' | 'all' | 'failed';

export interface Feed extends FeedView<FeedEntry> {
  readonly status: FeedStatus;
  /** Whether an entry was unread when the feed was opened. */
  isNew(entry: FeedEntry): boolean;
  /** Shows everything and marks it as read, here and on the server [4-37..39]. Never rejects: see `status`. */
  open(): Promise<void>;
}

const idsOfUnread = (entries: readonly FeedEntry[]): number[] =>
  entries.filter(({ dismissed }) => !dismissed).map(({ id }) => id);

/**
 * The member's notifications. After login only the undismissed ones are fetched, without dismissing them: an entry
 * that was never shown must not count as read [O4-16].
 */
export const useFeed = (): Feed => {
  const platform = usePlatform();
  const { api } = platform;
  const user = useShared('user');
  const [entries, setEntries] = useState<readonly FeedEntry[]>([]);
  const [status, setStatus] = useState<FeedStatus>('unread');
  const [fresh, setFresh] = useState<readonly number[]>([]);
  const hasOpened = useRef(false);
  const id = user?.id;

  useEffect(() => {
    if (id === undefined) return;
    let isGone = false;
    const onResponse = ({ data }: { data: { entries: FeedEntry[] } }) => {
      if (!isGone && !hasOpened.current) setEntries(data.entries);
    };
    // A background call: when it fails, the counter is unchanged [O8-01]; an expired session is detected [O4-08].
    const onFailure = (error: unknown) => {
      if (!isGone && isApiError(error, 'UNAUTHORIZED')) forgetMember(platform);
    };
    api.call(getFeed, {}).then(onResponse, onFailure);
    return () => {
      isGone = true;
    };
  }, [platform, api, id]);

  const open = useCallback(async () => {
    hasOpened.current = true;
    setStatus('loading');
    try {
      const { data } = await api.call(getFeed, { query: { all: '' } });
      const unread = idsOfUnread(data.entries);
      setFresh((before) => [...before, ...unread]);
      setEntries(data.entries.map((entry) => ({ ...entry, dismissed: true })));
      setStatus('all');
      // One that fails stays unread on the server and is returned with the next page.
      await Promise.allSettled(unread.map((entry) => api.call(dismissFeedEntry, { params: { id: entry } })));
    } catch {
      setStatus('failed');
    }
  }, [api]);

  const isNew = (entry: FeedEntry) => !entry.dismissed || fresh.includes(entry.id);
  return { ...feedView(entries, user?.settings.notification_settings_level ?? 0), status, isNew, open };
};
