import { describe, expect, it } from '@jest/globals';
import { isRestrictedProduct, MAIL_FIELD_IDS } from './ids.ts';

describe('restricted products', () => {
  it('[9-07] are exactly 375369–375373', () => {
    const restricted = Array.from({ length: 9 }, (_, index) => 375367 + index).filter(isRestrictedProduct);
    expect(restricted).toEqual([375369, 375370, 375371, 375372, 375373]);
  });
});

it('[9-151] [9-152] [9-153] [9-154] [O9-31] numbers what a message says of its sender, also the phone that the shop does not ask for', () => {
  expect(MAIL_FIELD_IDS).toEqual({ firstName: 1, lastName: 2, phone: 3, email: 4 });
});
