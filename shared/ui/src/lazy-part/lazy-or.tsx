import { type ComponentType, lazy, type LazyExoticComponent, useEffect, useState } from 'react';

/** Fetches the code of a part of a page. */
export type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * `React.lazy` for a part of a page. Where its code cannot be fetched, `Missing` stands there, and the next time that
 * the part is mounted it is fetched anew, while `lazy` alone would take the whole slot down. It is reported as every
 * other error. Needs a `Suspense` around it.
 */
export function lazyOr<Props extends object>(
  load: LoadPart<Props>,
  Missing: ComponentType<Props>,
): ComponentType<Props> {
  // What is lazy is rendered as its component is, which the types of a generic one do not tell.
  const fetched = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        globalThis.reportError?.(error);
        return { default: Failed };
      }),
    ) as unknown as ComponentType<Props>;
  let Current = fetched();

  function Failed(props: Props) {
    useEffect(() => void (Current = fetched()), []);
    return <Missing {...props} />;
  }

  return function LazyPart(props: Props) {
    const [Part] = useState(() => Current);
    return <Part {...props} />;
  };
}

/** What stands for a part that is left out. */
export const Nothing = (): null => null;

/**
 * A help that nobody waits for: one whose code cannot be fetched, as offline, is left out without a report. Needs a
 * `Suspense` around it.
 */
export const lazyExtra = <Props extends object>(load: LoadPart<Props>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => load().catch(() => ({ default: Nothing })));
