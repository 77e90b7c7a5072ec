/** What can be measured of a scrolling row, in px. */
export interface ScrollMeasures {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}

export interface CarouselPages {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
}

/** Rounding at fractional zoom leaves a pixel or two. */
const SLACK = 4;

/** Which screenful is shown, and how many there are. The far end always counts as the last page. */
export function carouselPages({ scrollLeft, clientWidth, scrollWidth }: ScrollMeasures): CarouselPages {
  if (clientWidth <= 0) return { page: 1, pageCount: 1 };
  const pageCount = Math.max(1, Math.ceil((scrollWidth - SLACK) / clientWidth));
  const isAtEnd = scrollLeft + clientWidth >= scrollWidth - SLACK;
  const page = isAtEnd ? pageCount : Math.min(Math.round(scrollLeft / clientWidth) + 1, pageCount);
  return { page, pageCount };
}

/** The target page of an arrow; null at an end that does not loop [2.13-40]. */
export function neighbourPage({ page, pageCount }: CarouselPages, direction: 1 | -1, loops: boolean): number | null {
  const next = page + direction;
  if (next >= 1 && next <= pageCount) return next;
  return loops && pageCount > 1 ? (direction === 1 ? 1 : pageCount) : null;
}
