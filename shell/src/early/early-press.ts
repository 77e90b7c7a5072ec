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
  const slotOf = (element: Element): Element | null => element.closest('[data-slot]');
  const isChoice = (element: Element): boolean => element.matches('input');
  /** Slots that have taken their presses: what is pressed there from then on needs no repetition. */
  const started = new Set<Element | null>();
  let presses: HTMLElement[] = [];
  let at = 0;
  const keep = (pressed: HTMLElement | null, now: number): void => {
    presses = presses.filter((each) => each !== pressed && isChoice(each));
    if (pressed && !started.has(slotOf(pressed))) presses.push(pressed);
    at = now;
  };
  const early: EarlyPress = {
    isUsed: false,
    take(slot) {
      if (started.has(slot)) return [];
      started.add(slot);
      const isLate = window.performance.now() - at >= timeoutMs;
      return presses.filter((each) => slotOf(each) === slot && (isChoice(each) || !isLate));
    },
  };
  document.addEventListener('click', ({ target, timeStamp }) => {
    early.isUsed = true;
    keep((target as Element).closest<HTMLElement>('[type=button],[type=checkbox],[type=radio]'), timeStamp);
  });
  document.addEventListener('submit', (event) => {
    if (!(event.target as Element).matches('[method=post]:not([action])')) return;
    event.preventDefault();
    keep(event.submitter, event.timeStamp);
  });
  window.shopEarlyPress = early;
}
