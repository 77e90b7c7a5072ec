import { dismissFeedEntry, getFeed } from '@shop/shared/contracts/api/user';
import type { FeedEntry } from '@shop/shared/contracts/api/user';
import { feedView, type FeedView } from '@shop/shared/domain/feed';
import { usePlatform, useShared } from '@shop/shared/remote';
import { useCallback, useEffect, useState } from 'react';

export interface Feed extends FeedView<FeedEntry> {
  /** Shows everything and marks it as read, here and on the server [4-37..39]. Rejects when the feed cannot be had. */
  open(): Promise<void>;
}

/**
 * The member's notifications. After login only the undismissed ones are read, without dismissing them: nothing may count as seen
 * that was never shown [O4-16].
 */
export const useFeed = (): Feed => {
  const { api } = usePlatform();
  const user = useShared('user');
  const [entries, setEntries] = useState<readonly FeedEntry[]>([]);
  const id = user?.id;

  useEffect(() => {
    if (id === undefined) return;
    let isGone = false;
    // A background call: when it fails, the counter stays at what is known [O8-01].
    api.call(getFeed, {}).then(
      ({ data }) => !isGone && setEntries(data.entries),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [api, id]);

  const open = useCallback(async () => {
    const { data } = await api.call(getFeed, { query: { all: '' } });
    setEntries(data.entries.map((entry) => ({ ...entry, dismissed: true })));
    const unread = data.entries.filter(({ dismissed }) => !dismissed);
    await Promise.all(unread.map((entry) => api.call(dismissFeedEntry, { params: { id: entry.id } })));
  }, [api]);

  return { ...feedView(entries, user?.settings.notification_settings_level ?? 0), open };
};
