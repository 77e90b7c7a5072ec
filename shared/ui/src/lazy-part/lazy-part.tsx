import { type ComponentType, createContext, use, useReducer } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { lazyOr, type LoadPart } from './lazy-or.tsx';

const Retry = createContext<() => void>(() => undefined);

function PartMissing() {
  const retry = use(Retry);
  return (
    <Alert tone="error" live="alert" action={<Button onClick={retry}>Försök igen</Button>}>
      Den här delen gick inte att hämta.
    </Alert>
  );
}

/** Takes the focus of the button that the part has replaced: the next Tab goes into the part. */
const focusHere = (place: HTMLElement | null): void => place?.focus({ preventScroll: true });

/**
 * A part of a page that comes by itself. Where its code cannot be fetched, the part says so and offers to try again;
 * the page around it stays. Needs a `Suspense` around it.
 */
export function lazyPart<Props extends object>(load: LoadPart<Props>): ComponentType<Props> {
  const Part = lazyOr<Props>(load, PartMissing);
  return function RetriedPart(props: Props) {
    const [attempt, retry] = useReducer((attempts: number) => attempts + 1, 0);
    return (
      <Retry value={retry}>
        {attempt === 0 ? null : (
          <span key={`at ${attempt}`} ref={focusHere} tabIndex={-1} className="visually-hidden" />
        )}
        <Part key={attempt} {...props} />
      </Retry>
    );
  };
}
