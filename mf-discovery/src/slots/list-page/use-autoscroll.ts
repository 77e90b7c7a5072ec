import { useEffect, useRef, type RefObject } from 'react';

/** [2.13-13][9-88] Distance of the button from the viewport, in px, at which it is pressed automatically. */
const TRIGGER_DISTANCE = 200;

/** Distance in px at which what the press will show is fetched, so that it is there before the end is in view. */
const AHEAD_DISTANCE = 2000;

/** [9-69] Time in ms within which scrolling presses once. */
const THROTTLE_MS = 250;

export interface Autoscroll {
  readonly isOn: boolean;
  /** The element is observed again after every new one. */
  readonly round: number;
  press(): void;
  /** Called well before the press, perhaps more than once. */
  prepare(): void;
}

/** Presses automatically when the element comes near the viewport. */
export function useAutoscroll({ isOn, round, press, prepare }: Autoscroll): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef({ press, prepare });
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    latest.current = { press, prepare };
  });
  useEffect(() => {
    const element = ref.current;
    if (!isOn || element === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const trigger = () => {
      pressedAt.current = performance.now();
      latest.current.press();
    };
    const watch = (distance: number, notice: (isNear: boolean) => void): IntersectionObserver => {
      const observer = new IntersectionObserver(([entry]) => notice(entry?.isIntersecting === true), {
        rootMargin: `${distance}px`,
      });
      observer.observe(element);
      return observer;
    };
    const observers = [
      watch(AHEAD_DISTANCE, (isNear) => isNear && latest.current.prepare()),
      watch(TRIGGER_DISTANCE, (isNear) => {
        clearTimeout(timer);
        if (!isNear) return;
        const wait = pressedAt.current + THROTTLE_MS - performance.now();
        if (wait <= 0) trigger();
        else timer = setTimeout(trigger, wait);
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const each of observers) each.disconnect();
    };
  }, [isOn, round]);
  return ref;
}
