/** [2.5-22], [O2.5-04] Milliseconds until hovering opens or closes a dropdown. */
export const HOVER_DELAY_MS = 200;

export interface HoverIntent {
  /** The pointer rests on an entry. */
  enter(id: number): void;
  /** The pointer is within the menu, but on no entry: whatever was about to happen does not. */
  stay(): void;
  /** The pointer has left the menu. */
  leave(): void;
  /** A page was opened: the menu under the pointer must not open again by itself until the pointer has been away. */
  block(): void;
  stop(): void;
}

/**
 * [O2.5-04] Opens after hovering for 200 ms, closes 200 ms after the pointer has left. Blocked until 200 ms after it
 * has left.
 */
export const createHoverIntent = (open: (id: number) => void, close: () => void): HoverIntent => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isInside = false;
  let isBlocked = false;
  const later = (run: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(run, HOVER_DELAY_MS);
  };
  return {
    enter(id) {
      isInside = true;
      later(() => {
        if (!isBlocked) open(id);
      });
    },
    stay() {
      isInside = true;
      clearTimeout(timer);
    },
    leave() {
      isInside = false;
      later(() => {
        isBlocked = false;
        close();
      });
    },
    block() {
      clearTimeout(timer);
      isBlocked = isInside;
    },
    stop: () => clearTimeout(timer),
  };
};
