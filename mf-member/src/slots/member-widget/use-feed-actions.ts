import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Feed } from '../../features/feed/use-feed.ts';

/** The outcome of the latest action, for the panel's live regions. */
export interface FeedNote {
  readonly kind: 'done' | 'failed';
  readonly text: string;
}

export interface FeedActions {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly note: FeedNote | null;
  /** Removes the entry that the button stands in. */
  remove(id: number, button: HTMLElement): Promise<void>;
}

const itemsOf = (list: HTMLElement | null): HTMLElement[] => [...(list?.querySelectorAll('li') ?? [])];

/** Moves the focus to what stands where the removed entry stood: the next one, the last one, or the panel itself. */
const focusAt = (list: HTMLElement | null, position: number): void => {
  const items = itemsOf(list);
  const item = items[Math.min(position, items.length - 1)];
  const target = item?.querySelector<HTMLElement>('button:last-of-type') ?? item?.querySelector<HTMLElement>('a');
  (target ?? list?.closest<HTMLElement>('[role=tabpanel]'))?.focus();
};

/** Removes entries at once, says how it ended, and leaves the keyboard where it was. */
export const useFeedActions = (feed: Feed): FeedActions => {
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useRef<number | null>(null);
  const [note, setNote] = useState<FeedNote | null>(null);
  // The removed entry has left the page by now, and the focus with it.
  useEffect(() => {
    if (focusNext.current === null) return;
    focusAt(list.current, focusNext.current);
    focusNext.current = null;
  });
  const remove = async (id: number, button: HTMLElement) => {
    focusNext.current = itemsOf(list.current).findIndex((item) => item.contains(button));
    setNote(null);
    const refusal = await feed.remove(id);
    setNote(refusal === null ? { kind: 'done', text: 'Aviseringen är borttagen.' } : { kind: 'failed', text: refusal });
  };
  return { list, note, remove };
};
