import { describe, expect, it } from '@jest/globals';
import { testCart, testRow } from '../../testing/fixtures.ts';
import { freeShippingNote } from './free-shipping-text.ts';

const noteFor = (unitPrice: number, isMember: boolean) =>
  freeShippingNote(
    testCart([testRow(1, { unitPrice })], { freeShipping: { limit: 500, remaining: 0, isFree: false, isMember } }),
  );

describe('freeShippingNote', () => {
  it('shows how much is missing below the limit, rounded up', () => {
    expect(noteFor(300, true)).toEqual({
      text: 'Handla för 200\u00a0kr till så får du fri frakt',
      isReached: false,
      needsLogin: false,
    });
    expect(noteFor(499.5, true)?.text).toContain('1\u00a0kr till');
  });

  it('frees a member from the limit on, and shows a visitor the way', () => {
    expect(noteFor(500, true)).toEqual({ text: 'Du har fri frakt!', isReached: true, needsLogin: false });
    expect(noteFor(500, false)).toMatchObject({ isReached: false, needsLogin: true });
    expect(noteFor(300, false)).toMatchObject({ needsLogin: true });
  });

  it('[2.9-15] says nothing while the sum is 0', () => {
    expect(freeShippingNote(testCart([]))).toBeNull();
    expect(noteFor(0, true)).toBeNull();
  });
});
