import { useCallback, useEffect, useRef, useState } from 'react';
import { type CarouselPages, carouselPages } from './carousel-pages.ts';

/** Follows a scrolling row: which page it is on, and how to send it to another. One page until it can be measured. */
export function useCarousel() {
  const row = useRef<HTMLUListElement>(null);
  const [pages, setPages] = useState<CarouselPages>({ page: 1, pageCount: 1 });

  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const measure = () =>
      setPages((known) => {
        const now = carouselPages(element);
        return now.page === known.page && now.pageCount === known.pageCount ? known : now;
      });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  const goTo = useCallback((page: number) => {
    const element = row.current;
    // The style sheet decides whether this glides or, with reduced motion, jumps.
    element?.scrollTo({ left: (page - 1) * element.clientWidth });
  }, []);

  return { row, pages, goTo };
}
