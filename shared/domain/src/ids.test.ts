import { describe, expect, it } from '@jest/globals';
import { isRestrictedProduct } from './ids.ts';

describe('restricted products', () => {
  it('[9-07] are exactly 375369–375373', () => {
    const restricted = Array.from({ length: 9 }, (_, index) => 375367 + index).filter(isRestrictedProduct);
    expect(restricted).toEqual([375369, 375370, 375371, 375372, 375373]);
  });
});
