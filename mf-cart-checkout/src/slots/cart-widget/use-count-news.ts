import { startTransition, useEffect, useRef, useState } from 'react';
import { hasRisen, isNews, type CountTime } from './count-rise.ts';

/** [2.9-08] Milliseconds that the mini widget stays. */
export const MINI_WIDGET_MS = 2000;

export interface CountNews {
  /** Whether the mini widget is out. */
  readonly isOut: boolean;
  /** Whether the live region may speak yet. */
  readonly hasNews: boolean;
  /** Keeps the mini widget out, as while the pointer is on it; its two seconds start over afterwards. */
  readonly hold: (isHeld: boolean) => void;
}

/** Follows the count of the cart. */
export function useCountNews({ count, isClean }: CountTime): CountNews {
  const before = useRef<CountTime>({ count: null, isClean: true });
  const [rises, setRises] = useState(0);
  const [isOut, setIsOut] = useState(false);
  const [isHeld, hold] = useState(false);
  const [hasNews, setHasNews] = useState(false);

  useEffect(() => {
    const after = { count, isClean };
    // After the frame with the new count, which responds to a press.
    startTransition(() => {
      if (isNews(before.current, after)) setHasNews(true);
      if (!hasRisen(before.current, after)) return;
      setRises((number) => number + 1);
      setIsOut(true);
    });
    before.current = after;
  }, [count, isClean]);

  useEffect(() => {
    if (rises === 0 || isHeld) return undefined;
    const timer = setTimeout(() => setIsOut(false), MINI_WIDGET_MS);
    return () => clearTimeout(timer);
  }, [rises, isHeld]);

  return { isOut, hasNews, hold };
}
