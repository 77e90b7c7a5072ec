/** [5-37] Clamps a progress value to 0..1; what is no number is no progress. */
export function clampProgress(value: number): number {
  return Number.isNaN(value) ? 0 : Math.min(1, Math.max(0, value));
}

/** Share of a whole as progress 0..1; nothing of nothing is done. */
export function progressOf(part: number, whole: number): number {
  return whole <= 0 ? 1 : clampProgress(part / whole);
}
