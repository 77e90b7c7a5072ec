import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { MAX_STARS, useStar } from './use-star.ts';
import classes from './star-button.module.css';

interface StarButtonProps {
  readonly store: { readonly id: number; readonly name: string };
  /** With words beside the star. */
  readonly isLabelled?: boolean;
}

/** Stars a store, or takes the star off: starred stores come first where stores are chosen from. */
export function StarButton({ store, isLabelled = false }: StarButtonProps) {
  const { isStarred, isBusy, toggle } = useStar(store);
  return (
    <button
      type="button"
      aria-pressed={isStarred}
      aria-busy={isBusy || undefined}
      aria-label={`Stjärnmärk ${store.name}`}
      title={`Dina butiker, högst ${MAX_STARS}`}
      className={clsx(classes.star, isLabelled && classes.labelled, isStarred && classes.starred)}
      onClick={toggle}
    >
      <Star size={20} aria-hidden="true" />
      {isLabelled ? 'Stjärnmärk' : null}
    </button>
  );
}
