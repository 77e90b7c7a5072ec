import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { clampProgress, progressOf } from './progress.ts';

describe('progress', () => {
  it('[5-37] is clamped to 0..1', () => {
    expect([-1, 0, 0.4, 1, 7, Infinity, NaN].map(clampProgress)).toEqual([0, 0, 0.4, 1, 1, 1, 0]);
    fc.assert(fc.property(fc.double(), (value) => clampProgress(value) >= 0 && clampProgress(value) <= 1));
  });

  it('[5-37] of a part stays within its whole', () => {
    expect([progressOf(24, 48), progressOf(60, 48), progressOf(0, 0)]).toEqual([0.5, 1, 1]);
  });
});
