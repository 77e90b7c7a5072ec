/** [O2.4-01] Three taps within this time open the admin area. */
export const TRIPLE_TAP_MS = 600;

/**
 * Counts taps by their times in milliseconds: true for the one that completes three within 600 ms, which resets the
 * count.
 */
export const createTapCounter = (): ((at: number) => boolean) => {
  let taps: number[] = [];
  return (at) => {
    taps = [...taps.filter((before) => at - before <= TRIPLE_TAP_MS), at];
    const isTriple = taps.length >= 3;
    if (isTriple) taps = [];
    return isTriple;
  };
};
