import { isValidElement, memo, Suspense, type ReactNode } from 'react';
import { isSameElement } from './is-same-element.ts';

interface HydrationIslandProps {
  readonly children: ReactNode;
}

/**
 * A part of a page that hydrates in a task of its own, so that a long page responds to input while the rest of it
 * hydrates. Input inside hydrates it at once. Renders no element; its children must not suspend.
 *
 * A change from outside would have React hydrate it at once, too, all islands in one long task. So it takes part in a
 * render of its page only when its child has other properties than before.
 */
export const HydrationIsland = memo(
  function HydrationIsland({ children }: HydrationIslandProps) {
    return <Suspense fallback={null}>{children}</Suspense>;
  },
  (before, now) =>
    before.children === now.children ||
    (isValidElement(before.children) && isValidElement(now.children) && isSameElement(before.children, now.children)),
);
