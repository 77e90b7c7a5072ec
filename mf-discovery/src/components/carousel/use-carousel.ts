import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { type CarouselPages, carouselPages, pageStep } from './carousel-pages.ts';

/** Items that are rendered before the row comes near the window: as many as a window shows of it at once [9-73]. */
export const FIRST_ITEMS = 4;
const NEAR = '300px';

/** In px; 0 where styles are not laid out. */
const gapOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).columnGap) || 0;

/**
 * Tracks a scrolling row of `total` items: its current page, the function that scrolls to another, and the number of
 * items to render. One page until it can be measured; the first items until it comes near the window, so that a page
 * of many rows renders fast.
 *
 * @param onNear called once when the row comes near the window
 */
export function useCarousel(total: number, firstItems: number = FIRST_ITEMS, onNear?: () => void) {
  const row = useRef<HTMLUListElement>(null);
  const [isNear, setIsNear] = useState(false);
  const shown = isNear ? total : Math.min(total, firstItems);
  const [pages, setPages] = useState<CarouselPages>({ page: 1, pageCount: 1 });

  const isWaiting = !isNear && (total > firstItems || onNear !== undefined);
  useEffect(() => {
    const element = row.current;
    if (element === null || !isWaiting) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        startTransition(() => setIsNear(true));
        onNear?.();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWaiting, onNear]);

  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const measure = () =>
      setPages((known) => {
        const { scrollLeft, clientWidth, scrollWidth } = element;
        const now = carouselPages({ scrollLeft, clientWidth, scrollWidth, gap: gapOf(element) });
        return now.page === known.page && now.pageCount === known.pageCount ? known : now;
      });
    // The observer fires after the row's first layout: measuring before would force a layout of the whole page.
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
    element?.scrollTo({
      left: (page - 1) * pageStep({ clientWidth: element.clientWidth, gap: gapOf(element) }),
    });
  }, []);

  return { row, pages, goTo, shown };
}
