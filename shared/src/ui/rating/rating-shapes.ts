import { MAX_RATING, type RatingView } from '../../domain/ratings.ts';

interface Shape {
  readonly whole: string;
  /** Left half of `whole`. */
  readonly half: string;
}

/** Outlines in a 20 × 20 box, relative commands after one absolute start, so that a copy moves by its start alone. */
const SHAPES: Readonly<Record<RatingView['symbol'], { x: number; y: number } & Shape>> = {
  star: {
    x: 10,
    y: 1.6,
    whole: 'l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.8-5.3 2.8 1.1-5.9-4.3-4.1 5.9-.8z',
    half: 'v16.2l-5.3 2.8 1.1-5.9-4.3-4.1 5.9-.8z',
  },
  flame: {
    x: 10,
    y: 1.5,
    whole:
      'c.8 3.4 5.7 5.3 5.7 10.4 0 4-2.6 6.6-5.7 6.6s-5.7-2.5-5.7-6c0-2.4 1.2-4.2 2.6-5.6.2 1.4.8 2.2 1.7 2.6-.4-3 .2-5.6 1.4-8z',
    half: 'v17c-3.1 0-5.7-2.5-5.7-6c0-2.4 1.2-4.2 2.6-5.6.2 1.4.8 2.2 1.7 2.6-.4-3 .2-5.6 1.4-8z',
  },
};

/** One path for the first `halves` half marks of a row: a whole rating costs two paths however many marks it has. */
export function marksPath(symbol: RatingView['symbol'], halves: number): string {
  const { x, y, whole, half } = SHAPES[symbol];
  return Array.from({ length: MAX_RATING }, (_, index) => {
    const left = halves - index * 2;
    if (left <= 0) return '';
    return `M${x + index * 20} ${y}${left === 1 ? half : whole}`;
  }).join('');
}
