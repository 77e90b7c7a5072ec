import { VisuallyHidden } from '@shop/ui/visually-hidden/visually-hidden.tsx';
import { clsx } from 'clsx';
import { MAX_RATING } from '../../rules/ratings.ts';
import classes from './review-histogram.module.css';

export interface ReviewHistogramProps {
  /** Number of reviews with 1, 2, 3, 4 and 5 as rating. */
  readonly histogram: readonly number[];
  /** The rating that alone is shown; null for all. */
  readonly chosen: number | null;
  readonly onChoose: (rating: number | null) => void;
}

/** How many reviews gave which rating, best first; each row shows its reviews alone, or all again. */
export function ReviewHistogram({ histogram, chosen, onChoose }: ReviewHistogramProps) {
  const max = Math.max(1, ...histogram);
  return (
    <ul role="list" aria-label="Fördelning av betyg" className={classes.histogram}>
      {Array.from({ length: MAX_RATING }, (_, index) => MAX_RATING - index).map((rating) => {
        const count = histogram[rating - 1] ?? 0;
        const stars = `${rating} ${rating === 1 ? 'stjärna' : 'stjärnor'}`;
        return (
          <li key={rating}>
            <button
              type="button"
              className={clsx(classes.row, rating === chosen && classes.chosen)}
              aria-pressed={rating === chosen}
              disabled={count === 0}
              onClick={() => onChoose(rating === chosen ? null : rating)}
            >
              <span className={classes.rating}>{stars}</span>
              <meter min={0} max={max} value={count} aria-hidden="true" />
              <span className={classes.count}>
                {count}
                <VisuallyHidden> {count === 1 ? 'recension' : 'recensioner'}</VisuallyHidden>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
