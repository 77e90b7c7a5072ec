import { type Chat, type ChatMessage, getChat, postChatClose, postChatMessage } from '@shop/contracts/api/chat';
import { usePlatform, useShared } from '@shop/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readLastShown, writeLastShown } from './chat-storage.ts';

/** Milliseconds between two polls while the panel is open in a visible tab. */
export const POLL_MS = 3000;
/** The same while it is closed, or the tab is hidden. */
export const BACKGROUND_POLL_MS = 15_000;
const MAX_POLL_MS = 60_000;

/** A message that the shopper sends; name and order number only with the first. */
export interface NewMessage {
  readonly text: string;
  readonly firstName?: string;
  readonly orderNumber?: string;
}

/** Messages of both, each once, oldest first. */
export const mergeMessages = (known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] =>
  [...new Map([...known, ...more].map((message) => [message.id, message])).values()].toSorted((a, b) => a.id - b.id);

const lastIdOf = (chat: Chat | null | undefined): number => chat?.messages.at(-1)?.id ?? 0;

/** Milliseconds until the next poll: longer in the background, and twice as long after each failure. */
export const pollDelay = (isWatched: boolean, failures: number): number =>
  Math.min(MAX_POLL_MS, (isWatched ? POLL_MS : BACKGROUND_POLL_MS) * 2 ** Math.min(failures, 5));

/**
 * The chat of this browser, polled while it goes on. `chat` is undefined until it is known, null without one;
 * `isFailing` says that the last poll failed, after which it is tried again by itself.
 */
export function useChat(isOpen: boolean) {
  const { api } = usePlatform();
  const memberId = useShared('user')?.id ?? null;
  const [chat, setChat] = useState<Chat | null>();
  const [isFailing, setIsFailing] = useState(false);
  const known = useRef<Chat | null>(undefined);
  const isIdle = chat === null || chat?.state === 'closed';

  const show = useCallback((next: Chat | null): void => {
    known.current = next;
    setChat(next);
  }, []);

  useEffect(() => {
    // Another chat for another person: nothing of the former may stay.
    known.current = undefined;
    setChat(undefined);
  }, [memberId]);

  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    const isWatched = (): boolean => isOpen && !document.hidden;
    const poll = async (): Promise<void> => {
      clearTimeout(timer);
      try {
        const { data } = await api.call(
          getChat,
          { query: { after: lastIdOf(known.current) } },
          { signal: controller.signal, fresh: true },
        );
        if (controller.signal.aborted) return;
        failures = 0;
        setIsFailing(false);
        const messages = data.chat && mergeMessages(known.current?.messages ?? [], data.chat.messages);
        show(data.chat && messages && { ...data.chat, messages });
      } catch {
        if (controller.signal.aborted) return;
        failures += 1;
        setIsFailing(true);
      }
      const isOver = known.current === null || known.current?.state === 'closed';
      if (!isOver) timer = setTimeout(() => void poll(), pollDelay(isWatched(), failures));
    };
    const pollWhenSeen = (): void => {
      const isGoing = known.current !== null && known.current?.state !== 'closed';
      if (!document.hidden && isGoing) void poll();
    };
    void poll();
    document.addEventListener('visibilitychange', pollWhenSeen);
    return () => {
      controller.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', pollWhenSeen);
    };
    // A chat that begins, and one that another person has, start the polling again.
  }, [api, isOpen, memberId, show, isIdle]);

  /** Sends a message, once by its key; rejects as the api does. */
  const send = useCallback(
    async (message: NewMessage, idempotencyKey: string): Promise<void> => {
      const before = known.current?.state === 'closed' ? null : known.current;
      const body = { ...message, after: lastIdOf(before) };
      const { data } = await api.call(postChatMessage, { body }, { idempotencyKey });
      show({ ...data.chat, messages: mergeMessages(before?.messages ?? [], data.chat.messages) });
    },
    [api, show],
  );

  /** Ends the chat; rejects as the api does. */
  const end = useCallback(async (): Promise<void> => {
    await api.call(postChatClose, {});
    if (known.current) show({ ...known.current, state: 'closed' });
  }, [api, show]);

  return { chat, isFailing, send, end, show };
}

/** How many answers the shopper has not seen; what the open panel shows in a visible tab is seen. */
export function useUnread(chat: Chat | null | undefined, isOpen: boolean): number {
  const [shown, setShown] = useState(() => readLastShown() ?? 0);
  useEffect(() => {
    if (chat === undefined) return;
    const isSeen = isOpen && !document.hidden;
    const last = isSeen ? Math.max(shown, lastIdOf(chat)) : shown;
    const hasUnread = chat?.messages.some(({ from, id }) => from === 'staff' && id > last) ?? false;
    if (last !== shown) setShown(last);
    // An ended chat whose answers have been read needs no other page's attention.
    const isOver = chat === null || (chat.state === 'closed' && !hasUnread);
    writeLastShown(isOver ? null : last);
  }, [chat, isOpen, shown]);
  return chat?.messages.filter(({ from, id }) => from === 'staff' && id > shown).length ?? 0;
}
