import { clsx } from 'clsx';
import { type AverageRating, MAX_RATING, ratingView } from '../../rules/ratings.ts';
import { marksPath } from './rating-shapes.ts';
import styles from './rating.module.css';

export interface RatingProps {
  /** 0–5, or null when there are too few reviews. */
  readonly rating: number | null;
  /** Shown as "123 recensioner" or "123 hypes"; without it (a single review), only the marks are rendered. */
  readonly count?: number;
  /** The api's values: hypefactor is rendered as flames [O1-06]. */
  readonly ratingType?: AverageRating['ratingType'];
  readonly size?: 'small' | 'large';
  readonly className?: string;
}

/** [1-81][9-105] A rating of 0–5 as stars or flames in half steps, followed by its number of reviews. */
export function Rating({ rating, count, ratingType = 'averageRating', size = 'small', className }: RatingProps) {
  const { symbol, rendered, figure, countText, label } = ratingView({ rating, ratingType }, count ?? null);
  return (
    <span className={clsx(styles.rating, styles[size], className)} title={figure === null ? label : undefined}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${MAX_RATING * 20} 20`}
        className={clsx(styles.marks, styles[symbol])}
      >
        <path className={styles.empty} d={marksPath(symbol, MAX_RATING * 2)} />
        {figure === null ? null : <path className={styles.full} d={marksPath(symbol, rendered * 2)} />}
      </svg>
      {count === undefined ? null : (
        // The SVG's accessible name includes it, unless there are too few votes for a rating.
        <span aria-hidden={figure !== null || count === 0} className={styles.count}>
          {countText}
        </span>
      )}
    </span>
  );
}
