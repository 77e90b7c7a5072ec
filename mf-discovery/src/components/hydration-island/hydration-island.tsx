import { Suspense, type ReactNode } from 'react';

/**
 * A part of a page that hydrates in a task of its own, so that a long page responds to input while the rest of it
 * hydrates. Input inside hydrates it at once. Renders no element; its children must not suspend.
 */
export function HydrationIsland({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
