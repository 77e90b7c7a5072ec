/** Milliseconds between two checks of the connection [4-60]. */
export const POLL_MS = 5000;
/**
 * Number of consecutive calls without a response that count as offline, even when the device reports a network [O4-25].
 */
const LOST_CALLS = 2;
/** Milliseconds for which a failure counts. */
const FAILURES_COUNT_FOR_MS = 15_000;

export interface ConnectivityOptions {
  isDeviceOnline: () => boolean;
  now: () => number;
  /** Called on changes only [4-61]. */
  onChange: (isConnected: boolean) => void;
}

export interface Connectivity {
  /** Records whether an api call got a response. */
  note(hasResponded: boolean): void;
  /** Checks again; called every `POLL_MS` while the tab is visible, and when the device reports a change. */
  poll(): void;
}

/**
 * Tracks whether the shop can be reached, from the device's status and the outcome of recent calls, without pings
 * [O4-25].
 */
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
