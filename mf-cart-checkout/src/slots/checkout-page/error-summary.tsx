import { Alert } from '@shop/ui/alert/alert.tsx';
import type { Problem } from '../../features/checkout/customer-fields.ts';
import classes from './checkout-page.module.css';

/** The element that a problem belongs to. */
export const placeOf = (at: Problem['at']): string => `checkout-${at}`;

/** Moves focus to what must be put right: a field itself, or the first choice of a group [O4-42]. */
export function focusProblem(at: Problem['at']): void {
  const place = document.getElementById(placeOf(at));
  const fields = 'input, select, button';
  const target = place?.matches(fields) ? place : place?.querySelector<HTMLElement>(fields);
  target?.focus();
}

/** Focuses a problem's fields that have come after the press, unless the buyer is in another field by now. */
export function focusLateProblem(at: Problem['at']): void {
  if (document.activeElement?.matches('input, select, textarea') !== true) focusProblem(at);
}

/** Problems of the order, each with a link to its field. The fields have the same messages. */
export function ErrorSummary({ problems }: { readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <Alert tone="error" live="alert" title="Några uppgifter behöver rättas till">
      <ul className={classes.problems}>
        {problems.map(({ at, message }) => (
          <li key={at}>
            <a
              href={`#${placeOf(at)}`}
              onClick={(event) => {
                event.preventDefault();
                focusProblem(at);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
