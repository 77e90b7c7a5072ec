import { useEffect, useRef, type RefObject } from 'react';

/** [2.13-13][9-88] Distance of the button from the viewport, in px, at which it is pressed automatically. */
const TRIGGER_DISTANCE = 200;

/** [9-69] Time in ms within which scrolling presses once. */
const THROTTLE_MS = 250;

/** Presses automatically when the element comes near the viewport; observes it again after every new `round`. */
export function useAutoscroll(isOn: boolean, round: number, press: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(press);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const element = ref.current;
    if (!isOn || element === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const trigger = () => {
      pressedAt.current = performance.now();
      latest.current();
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting !== true) return;
        const wait = pressedAt.current + THROTTLE_MS - performance.now();
        if (wait <= 0) trigger();
        else timer = setTimeout(trigger, wait);
      },
      { rootMargin: `${TRIGGER_DISTANCE}px` },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isOn, round]);
  return ref;
}
