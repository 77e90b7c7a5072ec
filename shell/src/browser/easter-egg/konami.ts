/** [7.7-14] Values of `KeyboardEvent.key`, letters in lower case. */
export const KONAMI_SEQUENCE: readonly string[] = [
  'ArrowUp',
  'ArrowUp',
  'ArrowDown',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'ArrowLeft',
  'ArrowRight',
  'b',
  'a',
];

/** [7.7-15] Longest pause between two keys, in ms. */
export const KONAMI_PAUSE_MS = 5000;

/** The last keys typed without too long a pause. */
export interface KonamiState {
  readonly keys: readonly string[];
  readonly lastAt: number;
}

export const KONAMI_START: KonamiState = { keys: [], lastAt: 0 };

/**
 * [7.7-14][7.7-15] The state after a key, and whether the sequence is complete. Remembering the last keys, rather than
 * a position, also finds a sequence that starts with one ArrowUp too many.
 */
export function konamiStep(state: KonamiState, key: string, at: number): { state: KonamiState; fired: boolean } {
  const name = key.length === 1 ? key.toLowerCase() : key;
  const earlier = at - state.lastAt > KONAMI_PAUSE_MS ? [] : state.keys;
  const keys = [...earlier, name].slice(-KONAMI_SEQUENCE.length);
  const fired =
    keys.length === KONAMI_SEQUENCE.length && KONAMI_SEQUENCE.every((expected, index) => keys[index] === expected);
  return { state: fired ? KONAMI_START : { keys, lastAt: at }, fired };
}
