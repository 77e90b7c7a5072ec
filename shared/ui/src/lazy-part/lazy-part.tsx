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
        <Part key={attempt} {...props} />
      </Retry>
    );
  };
}
