import { MAX_RATING, type RatingView } from '../../rules/ratings.ts';

/**
 * Left half and whole of a mark in a 20 × 20 box, relative commands after one absolute start, so that a copy moves by
 * its start alone.
 */
const FLAME = {
  x: 10,
  y: 1.5,
  whole:
    'c.8 3.4 5.7 5.3 5.7 10.4 0 4-2.6 6.6-5.7 6.6s-5.7-2.5-5.7-6c0-2.4 1.2-4.2 2.6-5.6.2 1.4.8 2.2 1.7 2.6-.4-3 .2-5.6 1.4-8z',
  half: 'v17c-3.1 0-5.7-2.5-5.7-6c0-2.4 1.2-4.2 2.6-5.6.2 1.4.8 2.2 1.7 2.6-.4-3 .2-5.6 1.4-8z',
};

/** A bar over the first halves; the style sheet cuts the stars out of it, since most cards of a page have them. */
const starBar = (halves: number): string => `M0 0h${halves * 10}v20H0z`;

const flames = (halves: number): string =>
  Array.from({ length: MAX_RATING }, (_, index) => {
    const left = halves - index * 2;
    if (left <= 0) return '';
    return `M${FLAME.x + index * 20} ${FLAME.y}${left === 1 ? FLAME.half : FLAME.whole}`;
  }).join('');

/** One path for the first `halves` half marks of a row: a whole rating costs two paths however many marks it has. */
export const marksPath = (symbol: RatingView['symbol'], halves: number): string =>
  symbol === 'star' ? starBar(halves) : flames(halves);
