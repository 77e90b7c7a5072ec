import { Suspense, useRef, type ReactNode } from 'react';
import { useIsDue } from './use-is-due.ts';

interface DeferredProps {
  /** In its place until it comes. */
  readonly fallback: ReactNode;
  /** May suspend. */
  readonly children: ReactNode;
}

/** A part of a page that comes after it, in the browser alone: see `useIsDue`. */
export function Deferred({ fallback, children }: DeferredProps) {
  const place = useRef<HTMLDivElement>(null);
  const isDue = useIsDue(place);
  return isDue ? <Suspense fallback={fallback}>{children}</Suspense> : <div ref={place}>{fallback}</div>;
}
