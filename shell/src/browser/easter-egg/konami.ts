/** The key sequence [7.7-14], as values of `KeyboardEvent.key`, letters in lower case. */
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

/** Maximum pause between two keys in ms [7.7-15]. */
export const KONAMI_PAUSE_MS = 5000;

/** The last keys typed without too long a pause. */
export interface KonamiState {
  readonly keys: readonly string[];
  readonly lastAt: number;
}

export const KONAMI_START: KonamiState = { keys: [], lastAt: 0 };

/**
 * The state after a key, and whether the sequence [7.7-14] is complete without too long a pause [7.7-15]. Storing the
 * last keys instead of a position also finds a sequence that starts with one ArrowUp too many.
 */
export function konamiStep(state: KonamiState, key: string, at: number): { state: KonamiState; fired: boolean } {
  const name = key.length === 1 ? key.toLowerCase() : key;
  const earlier = at - state.lastAt > KONAMI_PAUSE_MS ? [] : state.keys;
  const keys = [...earlier, name].slice(-KONAMI_SEQUENCE.length);
  const fired =
    keys.length === KONAMI_SEQUENCE.length && KONAMI_SEQUENCE.every((expected, index) => keys[index] === expected);
  return { state: fired ? KONAMI_START : { keys, lastAt: at }, fired };
}
