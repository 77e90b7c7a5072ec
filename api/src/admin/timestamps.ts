import { unixSeconds } from '../clock.ts';

/** Timestamps as unix seconds, null unchanged. */
export const secondsAt = (timestamp: Date | null): number | null =>
  timestamp === null ? null : unixSeconds(timestamp);
export const timestampOf = (seconds: number | null): Date | null =>
  seconds === null ? null : new Date(seconds * 1000);

/** An entity with a window, as tables store it. */
export const windowStored = <T extends { from: number | null; to: number | null }>({ from, to, ...rest }: T) => ({
  ...rest,
  from: timestampOf(from),
  to: timestampOf(to),
});
