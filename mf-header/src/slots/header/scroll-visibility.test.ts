import * as fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { afterScroll, AT_TOP } from './scroll-visibility.ts';

const through = (positions: readonly number[], isBusy = false) =>
  positions.reduce((state, y) => afterScroll(state, y, isBusy), AT_TOP);

describe('the header while scrolling', () => {
  it('[2.4-10] [9-86] gives way after more than 64 px downwards, not before', () => {
    expect(through([40, 64]).isHidden).toBe(false);
    expect(through([40, 65]).isHidden).toBe(true);
  });

  it('[2.4-11] comes back with the first step upwards and needs 64 px again to go', () => {
    expect(through([500, 499]).isHidden).toBe(false);
    expect(through([500, 400, 464]).isHidden).toBe(false);
    expect(through([500, 400, 465]).isHidden).toBe(true);
  });

  it('never goes while something in it is open or focused', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -200, max: 5000 })), (positions) => {
        expect(through(positions, true).isHidden).toBe(false);
      }),
    );
  });

  it('is always there at the top, whatever came before', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -200, max: 5000 })), (positions) => {
        expect(through([...positions, 0]).isHidden).toBe(false);
      }),
    );
  });
});
