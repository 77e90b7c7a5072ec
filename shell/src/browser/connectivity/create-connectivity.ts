/** [4-60] */
export const POLL_MS = 5000;
/** So many unanswered calls in a row count as offline, also when the device believes that it has a network [O4-25]. */
const LOST_CALLS = 2;
/** An old failure says nothing about now. */
const FAILURES_COUNT_FOR_MS = 15_000;

export interface ConnectivityOptions {
  isDeviceOnline: () => boolean;
  now: () => number;
  /** Called at a change only [4-61]. */
  onChange: (isConnected: boolean) => void;
}

export interface Connectivity {
  /** Notes whether a call of the api got any answer at all. */
  note(hasResponded: boolean): void;
  /** Looks again; called every POLL_MS while the tab is visible, and when the device says that something changed. */
  poll(): void;
}

/** Whether the shop can be reached: the device's own word and the outcome of recent calls, never a ping [O4-25]. */
export function createConnectivity({ isDeviceOnline, now, onChange }: ConnectivityOptions): Connectivity {
  let isConnected = true;
  let lost = 0;
  let lastLostAt = Number.NEGATIVE_INFINITY;

  const poll = () => {
    if (now() - lastLostAt > FAILURES_COUNT_FOR_MS) lost = 0;
    const next = isDeviceOnline() && lost < LOST_CALLS;
    if (next === isConnected) return;
    isConnected = next;
    onChange(isConnected);
  };

  return {
    poll,
    note(hasResponded) {
      lost = hasResponded ? 0 : lost + 1;
      if (!hasResponded) lastLostAt = now();
      poll();
    },
  };
}
