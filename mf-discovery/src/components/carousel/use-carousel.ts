import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { type CarouselPages, carouselPages } from './carousel-pages.ts';

/** Items that are drawn before the row comes near the window: more than any window shows of it at once. */
const FIRST_ITEMS = 6;
const NEAR = '300px';

/**
 * Follows a scrolling row of `total` items: which page it is on, how to send it to another, and how many of its items to draw. One page
 * until it can be measured; the first items until it comes near the window, so that a page of many rows is there soon.
 */
export function useCarousel(total: number) {
  const row = useRef<HTMLUListElement>(null);
  const [isNear, setIsNear] = useState(false);
  const shown = isNear ? total : Math.min(total, FIRST_ITEMS);
  const [pages, setPages] = useState<CarouselPages>({ page: 1, pageCount: 1 });

  useEffect(() => {
    const element = row.current;
    if (element === null || total <= FIRST_ITEMS) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        startTransition(() => setIsNear(true));
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [total]);

  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const measure = () =>
      setPages((known) => {
        const now = carouselPages(element);
        return now.page === known.page && now.pageCount === known.pageCount ? known : now;
      });
    // It reports at once, when the row has been laid out: asking before would lay the whole page out for nothing.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [shown]);

  const goTo = useCallback((page: number) => {
    const element = row.current;
    // The style sheet decides whether this glides or, with reduced motion, jumps.
    element?.scrollTo({ left: (page - 1) * element.clientWidth });
  }, []);

  return { row, pages, goTo, shown };
}
