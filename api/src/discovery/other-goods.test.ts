import { describe, expect, it } from '@jest/globals';
import { withGoodsJoined } from './other-goods.ts';

describe('goods of other shops that are written apart', () => {
  const isKnown = (word: string): boolean => ['mikrofon', 'kort', 'mobil'].includes(word);

  it.each([
    ['sim kort', 'simkort'],
    ['Sim-kort till mobil', 'Simkort till mobil'],
    ['mikrofon arm', 'mikrofon arm'],
    ['mobil kort', 'mobil kort'],
    ['tv-bänk till mobil', 'tvbänk till mobil'],
  ])('%s is read as %s', (typed, read) => expect(withGoodsJoined(typed, isKnown)).toBe(read));
});
