import type { PointerEvent } from 'react';

/** Pixels that a pointer may wander between down and up and still have pressed what it went down on. */
const SLACK = 8;

/**
 * For `onPointerDown` of a button that its own press may move: the field that loses the focus by it may bring new choices above it. The button then
 * is no longer under the pointer when it comes up, and the browser makes no click of it. Who drags away from the button changes their mind, as ever.
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
