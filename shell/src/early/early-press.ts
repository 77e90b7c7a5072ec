/** What the shell is told of presses before it has started. */
export interface EarlyPress {
  /** Whether anything has been pressed. */
  isUsed: boolean;
  /**
   * Button or checkbox of a slot, in its element, that was pressed before the slot hydrated; told once, and null when
   * it was too long ago for an answer to be expected.
   */
  take(slot: Element): HTMLElement | null;
}

declare global {
  interface Window {
    shopEarlyPress?: EarlyPress;
  }
}

/**
 * Remembers the last press on what needs a script. Links and forms work without; a checkbox that acts at once, such as
 * a filter, gets its former state back when it hydrates. The document contains this function as text, so it may use
 * nothing outside itself.
 */
export function installEarlyPress(window: Window & typeof globalThis, timeoutMs: number): void {
  let pressed: HTMLElement | null = null;
  let at = 0;
  const early: EarlyPress = {
    isUsed: false,
    take(slot) {
      if (pressed?.closest('[data-slot]') !== slot) return null;
      const button = pressed;
      pressed = null;
      return window.performance.now() - at < timeoutMs ? button : null;
    },
  };
  window.document.addEventListener('click', ({ target, timeStamp }) => {
    early.isUsed = true;
    pressed = target instanceof Element ? target.closest<HTMLElement>('button[type="button"],[type="checkbox"]') : null;
    at = timeStamp;
  });
  window.shopEarlyPress = early;
}
