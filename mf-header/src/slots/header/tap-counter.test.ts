import { describe, expect, it } from '@jest/globals';
import { createTapCounter } from './tap-counter.ts';

describe('counting taps on the logo', () => {
  it('[2.4-02] recognises the third tap within 600 ms', () => {
    const tap = createTapCounter();
    expect([tap(0), tap(300), tap(600)]).toEqual([false, false, true]);
  });

  it('forgets taps that are too old, and starts again after a triple', () => {
    const tap = createTapCounter();
    expect([tap(0), tap(300), tap(601), tap(700), tap(800)]).toEqual([false, false, false, true, false]);
  });
});
