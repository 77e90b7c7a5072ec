import { useEffect, useRef, useState } from 'react';
import { hasRisen, isNews, type CountTime } from './count-rise.ts';

/** [2.9-08] Milliseconds that the mini widget stays. */
export const MINI_WIDGET_MS = 2000;

/** Follows the count: whether the mini widget is out, and whether the live region may speak yet. */
export function useCountNews({ count, isClean }: CountTime): { isOut: boolean; hasNews: boolean } {
  const before = useRef<CountTime>({ count: null, isClean: true });
  const [rises, setRises] = useState(0);
  const [isOut, setIsOut] = useState(false);
  const [hasNews, setHasNews] = useState(false);

  useEffect(() => {
    const after = { count, isClean };
    if (isNews(before.current, after)) setHasNews(true);
    if (hasRisen(before.current, after)) setRises((number) => number + 1);
    before.current = after;
  }, [count, isClean]);

  useEffect(() => {
    if (rises === 0) return undefined;
    setIsOut(true);
    const timer = setTimeout(() => setIsOut(false), MINI_WIDGET_MS);
    return () => clearTimeout(timer);
  }, [rises]);

  return { isOut, hasNews };
}
