import { useEffect, useState } from 'react';

/** Length of an opening or ceremony in milliseconds; the styles use the same. */
export const REVEAL_MS = 2400;

export interface Reveal {
  /** Whether the result is shown: after the animation, when it was skipped, or at once with reduced motion. */
  readonly isDone: boolean;
  skip(): void;
}

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays once from when the result is known. */
export function useReveal(isReady: boolean): Reveal {
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => setIsDone(true), prefersReducedMotion() ? 0 : REVEAL_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
  return { isDone: isReady && isDone, skip: () => setIsDone(true) };
}
