import type { ReactElement } from 'react';

type Props = Readonly<Record<string, unknown>>;

/** Whether two elements render the same: the same component, with the very same properties. */
export function isSameElement(a: ReactElement, b: ReactElement): boolean {
  if (a.type !== b.type || a.key !== b.key) return false;
  const [before, now] = [a.props as Props, b.props as Props];
  const names = Object.keys(now);
  return (
    Object.keys(before).length === names.length &&
    names.every((name) => Object.hasOwn(before, name) && Object.is(before[name], now[name]))
  );
}
