import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Number of entries on the first row of a wrapping list; null until measured. The style sheet clips wrapped entries
 * from the first paint on, so that nothing moves after measuring.
 */
export const useFittingCount = (list: RefObject<HTMLElement | null>): number | null => {
  const [count, setCount] = useState<number | null>(null);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      const items = [...element.children].filter((child) => child instanceof HTMLElement);
      const top = items[0]?.offsetTop ?? 0;
      const wrapped = items.findIndex(({ offsetTop }) => offsetTop > top);
      setCount(wrapped < 0 ? items.length : wrapped);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The words are as wide as their font.
    void document.fonts?.ready.then(measure);
    return () => observer.disconnect();
  }, [list]);

  return count;
};
