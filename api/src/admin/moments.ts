import { unixSeconds } from '../clock.ts';

/** Moments as the wire has them, null kept. */
export const secondsAt = (moment: Date | null): number | null => (moment === null ? null : unixSeconds(moment));
export const momentOf = (seconds: number | null): Date | null => (seconds === null ? null : new Date(seconds * 1000));

/** A thing with a window, as tables have it. */
export const windowStored = <T extends { from: number | null; to: number | null }>({ from, to, ...rest }: T) => ({
  ...rest,
  from: momentOf(from),
  to: momentOf(to),
});
