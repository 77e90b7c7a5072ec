import { describe, expect, it } from '@jest/globals';
import { testCheckout } from '../../testing/checkout-fixtures.ts';
import { nextStep } from './next-step.ts';

describe('nextStep', () => {
  it.each([
    [1, 'I nästa steg fyller du i ditt kort.'],
    [2, 'I nästa steg godkänner du betalningen i Swish.'],
    [3, 'Beställningen blir klar direkt. Fakturan kommer med e-post.'],
    [null, ''],
  ])('for method %s says %j', (paymentMethodId, text) =>
    expect(nextStep(testCheckout({ paymentMethodId }))).toBe(text),
  );

  it('promises no payment when nothing is left to pay', () => {
    const { totals } = testCheckout();
    expect(nextStep(testCheckout({ totals: { ...totals, toPay: 0 } }))).toBe('Beställningen blir klar direkt.');
  });
});
