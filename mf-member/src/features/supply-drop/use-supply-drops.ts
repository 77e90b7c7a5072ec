import type { SupplyDrop, WonReward } from '@shop/contracts/api/member-world';
import { usePlatform } from '@shop/platform';
import { useCallback, useRef, useState } from 'react';
import type { SupplyDropList } from './load-supply-drops.ts';
import { openDrop } from './open-drop.ts';

/** An opening that is shown: on its way, done, or failed. */
export type Opening = { readonly drop: SupplyDrop } & (
  | { readonly kind: 'pending' }
  | { readonly kind: 'opened'; readonly items: readonly WonReward[] }
  | { readonly kind: 'failed'; readonly text: string }
);

const asOpened = (list: SupplyDropList, id: number, items: readonly WonReward[], at: Date): SupplyDropList => ({
  ...list,
  supplyDrops: list.supplyDrops.map((drop) =>
    drop.id === id ? { ...drop, state: 'opened', items: [...items], openedAt: Math.floor(at.getTime() / 1000) } : drop,
  ),
});

/**
 * The member's drops, and the opening of one: presses while one is on its way do nothing. XP that a drop has given are
 * told to the shop once the opening has shown them, so that no bar gives the reward away.
 */
export function useSupplyDrops(initial: SupplyDropList) {
  const { api, bus, now } = usePlatform();
  const [list, setList] = useState(initial);
  const [opening, setOpening] = useState<Opening | null>(null);
  const isBusy = useRef(false);
  const isShown = useRef(false);
  const hasNews = useRef(false);

  const tellNews = useCallback((): void => {
    if (!hasNews.current) return;
    hasNews.current = false;
    bus.emit('user.refresh', {});
  }, [bus]);

  const open = async (drop: SupplyDrop): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    isShown.current = true;
    setOpening({ kind: 'pending', drop });
    const { list: changed, ...outcome } = await openDrop(api, drop.id);
    isBusy.current = false;
    if (changed !== null) setList(changed);
    if (outcome.kind === 'opened') {
      if (changed === null) setList((before) => asOpened(before, drop.id, outcome.items, now()));
      hasNews.current = true;
    }
    if (!isShown.current) tellNews();
    // Closed meanwhile: the reward stands in the list.
    setOpening((shown) => (shown === null ? null : { drop, ...outcome }));
  };

  return {
    list,
    opening,
    open,
    /** Shows an opening once more; nothing is drawn. */
    replay: (drop: SupplyDrop) => setOpening({ kind: 'opened', drop, items: drop.items }),
    /** What was drawn can be seen. */
    onRevealed: tellNews,
    close: () => {
      isShown.current = false;
      setOpening(null);
      tellNews();
    },
  };
}
