import { type RefObject, useEffect, useRef } from 'react';

/** [9-71] Items that only rush by have not been seen: reported once the view has stood still for so long. */
const SEEN_AFTER_MS = 1000;
const SEEN_SHARE = 0.5;

/** Reports the items of a row that have been in view, each position once per row. */
export function useSeenItems(
  row: RefObject<HTMLElement | null>,
  count: number,
  onSeen: ((positions: readonly number[]) => void) | undefined,
): void {
  const seen = useRef(new Set<number>());
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  const isWanted = onSeen !== undefined;
  useEffect(() => {
    const element = row.current;
    if (element === null || !isWanted) return undefined;
    const items = [...element.children];
    const visible = new Set<number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = () => {
      const fresh = [...visible].filter((position) => !seen.current.has(position)).sort((a, b) => a - b);
      for (const position of fresh) seen.current.add(position);
      if (fresh.length > 0) latest.current?.(fresh);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(items.indexOf(target));
          else visible.delete(items.indexOf(target));
        }
        clearTimeout(timer);
        timer = setTimeout(report, SEEN_AFTER_MS);
      },
      { threshold: SEEN_SHARE },
    );
    for (const item of items) observer.observe(item);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [row, count, isWanted]);
}
