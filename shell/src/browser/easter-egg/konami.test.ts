import { describe, expect, it } from '@jest/globals';
import { KONAMI_SEQUENCE, KONAMI_START, konamiStep } from './konami.ts';

const type = (keys: readonly string[], pause: (index: number) => number = () => 100): number => {
  let state = KONAMI_START;
  let at = 1_000_000;
  return keys.filter((key, index) => {
    at += pause(index);
    const step = konamiStep(state, key, at);
    state = step.state;
    return step.fired;
  }).length;
};

describe('easter egg', () => {
  it('[7.7-14] fires on up, up, down, down, left, right, left, right, B, A', () => {
    const [u, d, l, r] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
    expect(type([u, u, d, d, l, r, l, r, 'B', 'A'])).toBe(1);
    expect(KONAMI_SEQUENCE).toHaveLength(10);
  });

  it('[7.7-14] does not fire on anything else', () => {
    expect(type(KONAMI_SEQUENCE.slice(0, -1))).toBe(0);
    expect(type([...KONAMI_SEQUENCE.slice(0, 5), 'x', ...KONAMI_SEQUENCE.slice(5)])).toBe(0);
  });

  it('[7.7-14] accepts one up too many, and fires again on a second round', () => {
    expect(type(['ArrowUp', ...KONAMI_SEQUENCE])).toBe(1);
    expect(type([...KONAMI_SEQUENCE, ...KONAMI_SEQUENCE])).toBe(2);
  });

  it('[7.7-15] requires each key within 5 s of the one before', () => {
    expect(type(KONAMI_SEQUENCE, () => 5000)).toBe(1);
    expect(type(KONAMI_SEQUENCE, (index) => (index === 6 ? 5001 : 100))).toBe(0);
  });
});
