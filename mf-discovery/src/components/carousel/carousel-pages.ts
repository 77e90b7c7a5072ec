/** What can be measured of a scrolling row, in px. */
export interface ScrollMeasures {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
  /** Between two items. */
  readonly gap: number;
}

export interface CarouselPages {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
}

/** Rounding at fractional zoom leaves a pixel or two. */
const SLACK = 4;

/** The way from one page to the next: a screenful and the gap after it. */
export const pageStep = ({ clientWidth, gap }: Pick<ScrollMeasures, 'clientWidth' | 'gap'>): number =>
  clientWidth + gap;

/** Which screenful is shown, and how many there are. The far end always counts as the last page. */
export function carouselPages({ scrollLeft, clientWidth, scrollWidth, gap }: ScrollMeasures): CarouselPages {
  if (clientWidth <= 0) return { page: 1, pageCount: 1 };
  const step = pageStep({ clientWidth, gap });
  const pageCount = Math.max(1, Math.ceil((scrollWidth + gap - SLACK) / step));
  const isAtEnd = scrollLeft + clientWidth >= scrollWidth - SLACK;
  const page = isAtEnd ? pageCount : Math.min(Math.round(scrollLeft / step) + 1, pageCount);
  return { page, pageCount };
}

/** The target page of an arrow; null at an end that does not loop [2.13-40]. */
export function neighbourPage({ page, pageCount }: CarouselPages, direction: 1 | -1, loops: boolean): number | null {
  const next = page + direction;
  if (next >= 1 && next <= pageCount) return next;
  return loops && pageCount > 1 ? (direction === 1 ? 1 : pageCount) : null;
}
