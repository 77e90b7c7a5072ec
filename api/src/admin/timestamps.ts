import { unixSeconds } from '../clock.ts';

/** Moments as the wire has them, null kept. */
export const secondsAt = (timestamp: Date | null): number | null =>
  timestamp === null ? null : unixSeconds(timestamp);
export const timestampOf = (seconds: number | null): Date | null =>
  seconds === null ? null : new Date(seconds * 1000);

/** A thing with a window, as tables have it. */
export const windowStored = <T extends { from: number | null; to: number | null }>({ from, to, ...rest }: T) => ({
  ...rest,
  from: timestampOf(from),
  to: timestampOf(to),
});
