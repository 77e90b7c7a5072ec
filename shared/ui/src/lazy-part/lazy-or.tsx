import { type ComponentType, createContext, lazy, use, useEffect, useState } from 'react';

/** Fetches the code of a part of a page. */
export type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>;

const Retry = createContext<() => void>(() => undefined);

/** Fetches the part again for which the calling component stands. */
export const useRetry = (): (() => void) => use(Retry);

/** Anything but the network is a bug, which is reported as every other. */
const report = (error: unknown): void => {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') globalThis.reportError?.(error);
};

/**
 * `React.lazy` for a part of a page. Where its code cannot be fetched, `Missing` stands there, and the next time it is
 * fetched anew, while `lazy` alone would take the whole slot down. Needs a `Suspense` around it.
 */
export function lazyOr<Props extends object>(
  load: LoadPart<Props>,
  Missing: ComponentType<Props>,
): ComponentType<Props> {
  // What is lazy is rendered as its component is, which the types of a generic one do not tell.
  const fetched = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        report(error);
        return { default: Failed };
      }),
    ) as unknown as ComponentType<Props>;
  let Current = fetched();
  const renew = (): void => void (Current = fetched());

  function Failed(props: Props) {
    useEffect(() => renew, []);
    return <Missing {...props} />;
  }

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => Current);
    return (
      <Retry value={() => setPart(fetched)}>
        <Part {...props} />
      </Retry>
    );
  };
}

const Nothing = (): null => null;

/** A help that nobody waits for: one whose code cannot be fetched is left out. Needs a `Suspense` around it. */
export const lazyExtra = <Props extends object>(load: LoadPart<Props>): ComponentType<Props> =>
  lazyOr<Props>(load, Nothing);
