import { type RefObject, type TouchEvent, useEffect, useRef } from 'react';

/** Pixels of a finger's way sideways that are a swipe. */
const SWIPE_PX = 40;

/**
 * Steps with the arrow keys, wherever the focus is in the dialog of `stage`, and with swipes over what takes the
 * returned handlers.
 */
export function useSteps(stage: RefObject<HTMLElement | null>, step: (by: 1 | -1) => void) {
  const latest = useRef(step);
  const startX = useRef<number | null>(null);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      // A dialog on top of this one, such as that of a report, has arrow keys of its own.
      const dialog = target instanceof Element ? target.closest('dialog') : null;
      if (dialog?.contains(stage.current)) latest.current(key === 'ArrowLeft' ? -1 : 1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [stage]);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      startX.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const way = (changedTouches[0]?.clientX ?? 0) - (startX.current ?? Number.NaN);
      startX.current = null;
      if (Math.abs(way) >= SWIPE_PX) step(way > 0 ? -1 : 1);
    },
  };
}
