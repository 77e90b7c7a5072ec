import type { ComponentType } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { lazyOr, type LoadPart, useRetry } from './lazy-or.tsx';

function PartMissing() {
  const retry = useRetry();
  return (
    <Alert tone="error" live="alert" action={<Button onClick={retry}>Försök igen</Button>}>
      Den här delen gick inte att hämta.
    </Alert>
  );
}

/**
 * A part of a page that comes by itself. Where its code cannot be fetched, the part says so and offers to try again;
 * the page around it stays. Needs a `Suspense` around it.
 */
export const lazyPart = <Props extends object>(load: LoadPart<Props>): ComponentType<Props> =>
  lazyOr<Props>(load, PartMissing);
