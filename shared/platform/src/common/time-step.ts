/**
 * Length of the time steps in milliseconds within which pages share rendered slots. All renders of a step show its
 * start, so that a slot's HTML is what the page that reuses it hydrates.
 */
const TIME_STEP_MS = 10_000;

/** Start of a time's step, both in unix milliseconds. */
export const startOfStep = (time: number): number => time - (time % TIME_STEP_MS);
