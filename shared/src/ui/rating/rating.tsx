import { clsx } from 'clsx';
import { marksPath } from './rating-shapes.ts';
import { RATING_MAX, type RatingKind, countText, halfSteps, ratingText } from './rating-value.ts';
import styles from './rating.module.css';

export interface RatingProps {
  /** 0–5, or null when there are too few reviews. */
  readonly rating: number | null;
  /** Shown as "123 recensioner" or "123 hypes"; left out, only the marks are drawn. */
  readonly count?: number;
  /** Flames before release (hypefactor), stars after [O1-06]. */
  readonly kind?: RatingKind;
  readonly size?: 'small' | 'large';
  readonly className?: string;
}

/** [1-81][9-105] A rating of 0–5 as stars or flames in half steps, followed by what it is made of. */
export function Rating({ rating, count, kind = 'stars', size = 'small', className }: RatingProps) {
  const text = ratingText(rating, kind);
  return (
    <span className={clsx(styles.rating, styles[size], className)} title={rating === null ? text : undefined}>
      <svg
        role="img"
        aria-label={text}
        viewBox={`0 0 ${RATING_MAX * 20} 20`}
        className={clsx(styles.marks, styles[kind])}
        focusable="false"
      >
        <path className={styles.empty} d={marksPath(kind, RATING_MAX * 2)} />
        {rating === null ? null : <path className={styles.full} d={marksPath(kind, halfSteps(rating))} />}
      </svg>
      {count === undefined ? null : <span className={styles.count}>{countText(count, kind)}</span>}
    </span>
  );
}
