/** Milliseconds without input after which the terminal [O1-08] asks whether the shopper is still there [O4-09]. */
export const IDLE_MS = 120_000;
/** Milliseconds that the question waits for a reply. */
export const WARNING_MS = 15_000;

const INPUT_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;

export interface IdleHost {
  /** Shows the question; resolves with true when the shopper stays, with false when they leave. */
  confirmPresence(): Promise<boolean>;
  closeQuestion(): void;
  /** Resets the terminal for the next shopper. */
  startOver(): void;
}

/** Detects an idle terminal. Starts with the first input: an untouched page has nothing to reset. */
export function watchIdle(target: EventTarget, { confirmPresence, closeQuestion, startOver }: IdleHost): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWarning = false;

  const wait = (milliseconds: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };
  const end = () => {
    isWarning = false;
    clearTimeout(timer);
    closeQuestion();
    startOver();
  };
  const warn = () => {
    isWarning = true;
    wait(WARNING_MS, end);
    void confirmPresence().then((isThere) => {
      // The question may have timed out meanwhile.
      if (!isWarning) return;
      isWarning = false;
      if (isThere) wait(IDLE_MS, warn);
      else end();
    });
  };
  const onInput = () => {
    if (!isWarning) wait(IDLE_MS, warn);
  };

  for (const name of INPUT_EVENTS) target.addEventListener(name, onInput, { passive: true, capture: true });
  return () => {
    clearTimeout(timer);
    for (const name of INPUT_EVENTS) target.removeEventListener(name, onInput, { capture: true });
  };
}
