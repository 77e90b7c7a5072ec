import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => Math.min(index + 1, count - 1),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** [O2.5-05] Arrows, Home and End move along the entries of the bar (those marked `data-entry` that can be seen). */
export const stepFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  const { target, currentTarget } = event;
  if (!step || !(target instanceof HTMLElement) || target.dataset.entry === undefined) return;
  const entries = [...currentTarget.querySelectorAll<HTMLElement>('[data-entry]:not([hidden], [data-wrapped])')];
  const index = entries.indexOf(target);
  if (index < 0) return;
  event.preventDefault();
  entries[step(index, entries.length)]?.focus();
};
