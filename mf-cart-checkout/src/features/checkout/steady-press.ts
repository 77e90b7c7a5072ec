import type { PointerEvent } from 'react';

/** Pixels that a pointer may move between down and up and still press the button. */
const SLACK = 8;

/**
 * For `onPointerDown` of a button that its own press may move: the blurred field may insert new choices above it. The
 * button then is no longer under the pointer on release, and the browser fires no click. Dragging away from the button
 * still cancels the press.
 */
export function pressSteadily({
  pointerType,
  button,
  currentTarget,
  clientX,
  clientY,
}: PointerEvent<HTMLButtonElement>) {
  if (pointerType !== 'mouse' || button !== 0) return;
  const release = (up: globalThis.PointerEvent): void => {
    const isSteady = Math.hypot(up.clientX - clientX, up.clientY - clientY) <= SLACK;
    const isElsewhere = up.target instanceof Node && !currentTarget.contains(up.target);
    if (isSteady && isElsewhere) currentTarget.click();
  };
  window.addEventListener('pointerup', release, { once: true });
}
