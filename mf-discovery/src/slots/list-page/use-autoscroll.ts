import { useEffect, useRef, type RefObject } from 'react';

/** [2.13-13] Distance of the button from the viewport, in px, at which it is pressed automatically. */
const TRIGGER_DISTANCE = 200;

/** Presses automatically when the element comes near the viewport; observes it again after every new `round`. */
export function useAutoscroll(isOn: boolean, round: number, press: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const element = ref.current;
    if (!isOn || element === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) latest.current();
      },
      { rootMargin: `${TRIGGER_DISTANCE}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOn, round]);
  return ref;
}
