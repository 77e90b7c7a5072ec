import type { MemberEarned } from '@shop/contracts/events';
import { usePlatform, useShared } from '@shop/platform';
import { useCallback, useEffect, useState } from 'react';

/** How long a celebration is shown, in milliseconds; it waits while the member is busy with it. */
export const MOMENT_MS = 8000;

/** Whether a dialog makes the rest of the page inert, and what is said there unheard. */
const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

export interface Moment extends MemberEarned {
  /** Distinguishes moments that say the same. */
  readonly key: number;
}

export interface Moments {
  /** The moment that is shown; the others wait for it. */
  readonly moment: Moment | null;
  next(): void;
  pause(): void;
  resume(): void;
}

/**
 * The moments of joy that any tab has announced, one after the other; they wait for the answer to the question about
 * cookies, which they would cover, and for a dialog, which would cover them. None in serious business mode [6-23].
 */
export const useMoments = (memberId: number): Moments => {
  const { bus, store, atoms } = usePlatform();
  const { serious_business_mode: isSerious } = useShared('settings');
  const hasAnsweredCookies = useShared('consent') !== null;
  const [queue, setQueue] = useState<readonly Moment[]>([]);
  const [isPaused, setIsPaused] = useState(false);
  const [isCovered, setIsCovered] = useState(false);
  const moment = isSerious || !hasAnsweredCookies || isCovered ? null : (queue[0] ?? null);

  useEffect(() => {
    let count = 0;
    return bus.on('member.earned', (earned) => {
      count += 1;
      const key = count;
      if (earned.userId !== memberId || store.get(atoms.settings).serious_business_mode) return;
      setIsCovered(isDialogOpen());
      setQueue((before) => [...before, { ...earned, key }]);
    });
  }, [bus, store, atoms, memberId]);
  useEffect(() => {
    // The event does not bubble, but it is captured.
    const onClose = () => setIsCovered(isDialogOpen());
    document.addEventListener('close', onClose, true);
    return () => document.removeEventListener('close', onClose, true);
  }, []);

  const next = useCallback(() => {
    setIsPaused(false);
    setQueue((before) => before.slice(1));
  }, []);
  // Who opens a dropdown is looking for something else, which the card must not cover.
  useEffect(() => bus.on('dropdown.opened', () => setQueue([])), [bus]);
  const key = moment?.key;
  useEffect(() => {
    if (key === undefined || isPaused) return;
    const timer = setTimeout(next, MOMENT_MS);
    return () => clearTimeout(timer);
  }, [key, isPaused, next]);

  return { moment, next, pause: () => setIsPaused(true), resume: () => setIsPaused(false) };
};
