/** FNV-1a: small, stable across machines and Node versions, good enough to spread images over looks. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
};

/** mulberry32: the same seed always gives the same sequence of numbers in 0–1. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
};

/** One element of a list that is never empty, chosen by an index of any size or sign. */
export const choose = <T>(list: readonly [T, ...T[]], index: number): T =>
  list[Math.abs(Math.trunc(index)) % list.length] ?? list[0];
