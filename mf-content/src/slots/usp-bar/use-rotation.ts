import { useEffect, useState } from 'react';

/** [O2.15-04] Milliseconds per message. */
export const ROTATION_MS = 8000;

export interface Rotation {
  /** Always below `count`, or 0. */
  index: number;
  step(by: 1 | -1): void;
}

const wrap = (index: number, count: number): number => (count === 0 ? 0 : ((index % count) + count) % count);

/** Advances every 8 s unless paused or the shopper prefers reduced motion. A manual step restarts the 8 s. */
export function useRotation(count: number, isPaused: boolean): Rotation {
  const [position, setPosition] = useState(0);
  const index = wrap(position, count);

  useEffect(() => {
    if (isPaused || count < 2 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setTimeout(() => setPosition(wrap(index + 1, count)), ROTATION_MS);
    return () => clearTimeout(timer);
  }, [index, count, isPaused]);

  return { index, step: (by) => setPosition(wrap(index + by, count)) };
}
