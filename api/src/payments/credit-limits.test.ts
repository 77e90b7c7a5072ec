import { describe, expect, it } from '@jest/globals';
import { isWithinCreditLimits } from './credit-limits.ts';

describe('what can be bought on credit', () => {
  it('[O2.17-16] an invoice, up to the limit of the buyer', () => {
    expect(isWithinCreditLimits('invoice', 15_000_00, 'private')).toBe(true);
    expect(isWithinCreditLimits('invoice', 15_000_01, 'private')).toBe(false);
    expect(isWithinCreditLimits('invoice', 50_000_00, 'company')).toBe(true);
    expect(isWithinCreditLimits('invoice', 50_000_01, 'company')).toBe(false);
  });

  it('[1-91] instalments, where there is a plan for the sum', () => {
    expect(isWithinCreditLimits('instalment', 999_99, 'private')).toBe(false);
    expect(isWithinCreditLimits('instalment', 1000_00, 'private')).toBe(true);
    expect(isWithinCreditLimits('instalment', 50_000_00, 'private')).toBe(true);
    expect(isWithinCreditLimits('instalment', 50_000_01, 'private')).toBe(false);
  });

  it('direct payment is never limited', () => expect(isWithinCreditLimits('card', 1_000_000_00, 'private')).toBe(true));
});
