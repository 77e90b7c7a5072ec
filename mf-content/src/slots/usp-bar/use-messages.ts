import { MINUTE_MS } from '@shop/domain/dates';
import { usePlatform } from '@shop/platform';
import { useEffect, useState } from 'react';
import { isClosedKey, readClosed, writeClosed } from './closed-messages.ts';
import { fetchMessages, NO_CONTENT, type StripContent } from './fetch-messages.ts';

/** [4-58] Milliseconds between refreshes of the messages. */
export const REFRESH_MS = 5 * MINUTE_MS;

interface ShownContent extends StripContent {
  readonly close: (id: number) => void;
}

/** The messages to show: refreshed every 5 minutes while the page is visible, without closed ones. */
export function useMessages(initial: StripContent): ShownContent {
  const { api } = usePlatform();
  const [{ messages: all, windows }, setContent] = useState(initial);
  const [closed, setClosed] = useState<readonly number[]>([]);

  useEffect(() => {
    const read = (): void => setClosed(readClosed(localStorage));
    const follow = ({ key }: StorageEvent): void => {
      if (isClosedKey(key)) read();
    };
    read();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    const refresh = async (): Promise<void> => {
      if (document.hidden) return;
      const found = await fetchMessages(api, controller.signal).catch(() => NO_CONTENT);
      if (!controller.signal.aborted) setContent(found);
    };
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [api]);

  const close = (id: number): void => {
    const ids = [...closed, id];
    setClosed(ids);
    writeClosed(
      localStorage,
      ids,
      all.map((message) => message.id),
    );
  };

  return { messages: all.filter(({ id }) => !closed.includes(id)), windows, close };
}
