import { describe, expect, it } from '@jest/globals';
import { ProductKinds, kindWord } from './product-kinds.ts';

describe('kinds of products', () => {
  it.each([
    ['klackverk aurora 75 tangentbord, svart', 'tangentbord'],
    ['synv|nda dr}m vr-headset (klass 1)', 'vrheadset'],
    ['tystvik sval kylsk{p', 'kylskåp'],
    ['klackverk tangentbord 4711', null],
  ])('reads the noun of %s', (sortName, kind) => {
    expect(kindWord(sortName)).toBe(kind);
  });

  it('names narrower kinds by the noun that covers them, and no others', () => {
    const kinds = new ProductKinds();
    const [mouse, mat, headset, vr] = ['datormus', 'musmatta', 'headset', 'vrheadset'].map((word) =>
      kinds.number(word),
    );
    expect([...kinds.namedBy(['mus'])]).toEqual([mouse]);
    expect([...kinds.namedBy(['matta'])]).toEqual([mat]);
    expect([...kinds.namedBy(['headset'])]).toEqual([headset]);
    expect([...kinds.namedBy(['vrheadset'])]).toEqual([vr]);
  });
});
