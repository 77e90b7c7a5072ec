import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { MAX_RATING } from '../../rules/ratings.ts';
import classes from './rating-input.module.css';

/** What each rating says, so that nobody has to guess what three stars mean. */
const WORDS = ['Mycket dålig', 'Dålig', 'Okej', 'Bra', 'Mycket bra'] as const;

export interface RatingInputProps {
  /** 1–5; null until one is chosen. */
  readonly value: number | null;
  readonly onChange: (rating: number) => void;
  readonly error: string | undefined;
}

/** [3-67] A rating as a group of five radio buttons that look like stars. */
export function RatingInput({ value, onChange, error }: RatingInputProps) {
  const id = useId();
  return (
    <fieldset
      className={classes.group}
      aria-describedby={error === undefined ? undefined : `${id}-fel`}
      data-invalid={error !== undefined || undefined}
    >
      <legend className={classes.legend}>Betyg</legend>
      <div className={classes.stars}>
        {WORDS.map((word, index) => {
          const rating = index + 1;
          return (
            <label key={rating} className={clsx(classes.star, rating <= (value ?? 0) && classes.full)}>
              <input
                type="radio"
                name="rating"
                value={rating}
                checked={rating === value}
                required
                onChange={() => onChange(rating)}
                className={classes.input}
                aria-label={`${rating} av ${MAX_RATING}: ${word}`}
              />
              <Icon of={Star} size={32} />
            </label>
          );
        })}
        <span className={classes.word} aria-hidden="true">
          {value === null ? '' : WORDS[value - 1]}
        </span>
      </div>
      {error === undefined ? null : (
        <p id={`${id}-fel`} role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
