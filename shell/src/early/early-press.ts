/** What the shell is told of presses before it has started. */
export interface EarlyPress {
  /** Whether anything has been pressed. */
  isUsed: boolean;
  /**
   * What was pressed of a slot, in its element, before it hydrated, each once: its checkboxes and radio buttons in
   * order, and last its button, unless anything was pressed after that, or too long ago for an answer to be expected.
   * Told once.
   */
  take(slot: Element): readonly HTMLElement[];
}

declare global {
  interface Window {
    shopEarlyPress?: EarlyPress;
  }
}

/**
 * Remembers presses on what needs a script: buttons, choices, and forms that have no address to be sent to. Links and
 * other forms work without; a choice, such as a filter, gets its former state back when it hydrates. The document
 * contains this function as text, so it may use nothing outside itself.
 */
export function installEarlyPress(window: Window & typeof globalThis, timeoutMs: number): void {
  const { document } = window;
  const isChoice = (element: HTMLElement): boolean => element.matches('input');
  let presses: HTMLElement[] = [];
  let at = 0;
  const keep = (pressed: HTMLElement | null | undefined, now: number): void => {
    presses = presses.filter((each) => each !== pressed && isChoice(each));
    if (pressed) presses.push(pressed);
    at = now;
  };
  const early: EarlyPress = {
    isUsed: false,
    take(slot) {
      const own = presses.filter((each) => each.closest('[data-slot]') === slot);
      presses = presses.filter((each) => !own.includes(each));
      const isLate = window.performance.now() - at >= timeoutMs;
      return isLate ? own.filter(isChoice) : own;
    },
  };
  document.addEventListener('click', ({ target, timeStamp }) => {
    early.isUsed = true;
    keep((target as Element).closest<HTMLElement>('[type="button"],[type="checkbox"],[type="radio"]'), timeStamp);
  });
  document.addEventListener('submit', (event) => {
    const form = event.target as Element;
    if (form.getAttribute('method') !== 'post' || form.hasAttribute('action')) return;
    event.preventDefault();
    keep(event.submitter, event.timeStamp);
  });
  window.shopEarlyPress = early;
}
