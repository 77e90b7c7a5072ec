/** Real time: it runs on while the test's timers are faked. */
const { setTimeout } = globalThis;

/** Limits of a wait. */
export interface WaitOptions {
  /** Milliseconds of real time until the check's last failure is thrown; 5,000 by default. */
  timeout?: number;
  /** Milliseconds between two checks; 50 by default. */
  interval?: number;
}

/** Repeats `check` until it no longer throws, and returns its result. Throws its last failure after `timeout`. */
export async function waitFor<T>(
  check: () => T | Promise<T>,
  { timeout = 5000, interval = 50 }: WaitOptions = {},
): Promise<T> {
  const deadline = performance.now() + timeout;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() >= deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}
