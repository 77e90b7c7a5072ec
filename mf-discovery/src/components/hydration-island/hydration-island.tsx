import { Suspense, type ReactNode } from 'react';

/**
 * A part of a page that comes to life in a task of its own, so that a long page answers while the rest of it hydrates. What
 * is pressed in it before comes to life at once. Draws no element; nothing in it may suspend.
 */
export function HydrationIsland({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
