/**
 * Whether a gesture is the map's: dragging with a mouse, two fingers, or the wheel with Ctrl (as a trackpad's pinch
 * says, too). All else scrolls the page, which a map in the way must not stop.
 */
export function isMapGesture(event: Event): boolean {
  if (event instanceof WheelEvent) return event.ctrlKey || event.metaKey;
  if ('touches' in event) return (event as TouchEvent).touches.length > 1;
  return event instanceof MouseEvent && event.button === 0 && !event.ctrlKey;
}

/** What a gesture that scrolls the page would need to move the map instead; null for all others. */
export function gestureHint(event: Event): string | null {
  if (isMapGesture(event)) return null;
  if (event instanceof WheelEvent) return 'Håll ned Ctrl och rulla för att zooma kartan';
  return 'touches' in event ? 'Flytta kartan med två fingrar' : null;
}

/** Px of one press of an arrow. */
const STEP_PX = 90;

/** How a key moves the map: by px, by a factor, or to all of it; null for keys that are not the map's. */
export type KeyMove = { readonly dx: number; readonly dy: number } | { readonly factor: number } | 'all' | null;

/** The map's keys, as maps have them: arrows, plus and minus, and 0 for all of it. */
export function keyMove({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): KeyMove {
  if (ctrlKey || metaKey || altKey) return null;
  switch (key) {
    case 'ArrowLeft':
      return { dx: STEP_PX, dy: 0 };
    case 'ArrowRight':
      return { dx: -STEP_PX, dy: 0 };
    case 'ArrowUp':
      return { dx: 0, dy: STEP_PX };
    case 'ArrowDown':
      return { dx: 0, dy: -STEP_PX };
    case '+':
    case '=':
      return { factor: 2 };
    case '-':
      return { factor: 0.5 };
    case '0':
    case 'Home':
      return 'all';
    default:
      return null;
  }
}
