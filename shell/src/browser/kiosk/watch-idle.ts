/** [O1-08], [O4-09] Without a sign of anybody for so long, the terminal asks whether somebody is there. */
export const IDLE_MS = 120_000;
/** And for so long after that it waits for an answer. */
export const WARNING_MS = 15_000;

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;

export interface IdleHost {
  /** Resolves with true when somebody says that they are still there; with false when they want to leave. */
  ask(): Promise<boolean>;
  closeQuestion(): void;
  /** Takes away everything that belongs to the shopper who has left. */
  startOver(): void;
}

/**
 * Watches for the terminal being left alone. It begins with the first sign of somebody: an untouched page has nothing
 * to hide.
 */
export function watchIdle(target: EventTarget, { ask, closeQuestion, startOver }: IdleHost): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;

  const wait = (milliseconds: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };
  const end = () => {
    isAsking = false;
    clearTimeout(timer);
    closeQuestion();
    startOver();
  };
  const warn = () => {
    isAsking = true;
    wait(WARNING_MS, end);
    void ask().then((isThere) => {
      // The time may have run out meanwhile.
      if (!isAsking) return;
      isAsking = false;
      if (isThere) wait(IDLE_MS, warn);
      else end();
    });
  };
  const sign = () => {
    if (!isAsking) wait(IDLE_MS, warn);
  };

  for (const name of SIGNS) target.addEventListener(name, sign, { passive: true, capture: true });
  return () => {
    clearTimeout(timer);
    for (const name of SIGNS) target.removeEventListener(name, sign, { capture: true });
  };
}
