import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  effectiveRate,
  INSTALMENT_LIMITS_ORE,
  INSTALMENT_TERMS,
  instalmentPlan,
  instalmentPlans,
  isLawful,
} from './instalments.ts';

describe('instalments', () => {
  it('[O2.17-22] cost what the example in checkout says: 10 000 kr on 12 months', () => {
    const plan = instalmentPlan(10_000_00, 12);
    expect(plan.parts[1]?.amountOre).toBe(931_35);
    expect(plan.totalOre).toBe(11_371_14);
    expect(plan.effectiveRate).toBe(27.8);
  });

  it('[O2.17-22] the effective rate is the rate at which all payments are worth the credit', () => {
    expect(effectiveRate(100_000, [101_000])).toBe(12.7);
    expect(effectiveRate(100_000, [50_000, 50_000])).toBe(0);
  });

  it('[O2.17-22] are not offered where they would cost more than the credit, nor outside the limits', () => {
    expect(instalmentPlans(1000_00).map(({ months }) => months)).toEqual([6, 12]);
    expect(instalmentPlans(999_99)).toEqual([]);
    expect(instalmentPlans(50_000_01)).toEqual([]);
    expect(isLawful(1000_00, instalmentPlan(1000_00, 36))).toBe(false);
    const dear = { ...INSTALMENT_TERMS, nominalRate: 22.1 };
    expect(isLawful(10_000_00, instalmentPlan(10_000_00, 6, dear), dear)).toBe(false);
  });

  it('[O2.17-22] pay back the credit to the öre, and no offered plan breaks the law', () => {
    const { least, most } = INSTALMENT_LIMITS_ORE;
    fc.assert(
      fc.property(fc.integer({ min: least, max: most }), (creditOre) => {
        for (const plan of instalmentPlans(creditOre)) {
          expect(plan.parts.reduce((sum, { principalOre }) => sum + principalOre, 0)).toBe(creditOre);
          expect(plan.costOre).toBeLessThanOrEqual(creditOre);
          expect(plan.parts.every(({ principalOre }) => principalOre > 0)).toBe(true);
          expect(plan.effectiveRate).toBeGreaterThan(INSTALMENT_TERMS.nominalRate);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('[O2.17-22] are offered up to both limits, and where they cost as much as the credit', () => {
    const { least, most } = INSTALMENT_LIMITS_ORE;
    expect(instalmentPlans(least)).not.toEqual([]);
    expect(instalmentPlans(most)).not.toEqual([]);
    const plan = instalmentPlan(1000_00, 6);
    expect(isLawful(plan.costOre, plan)).toBe(true);
    expect(isLawful(plan.costOre - 1, plan)).toBe(false);
    expect(isLawful(1000_00, plan, { ...INSTALMENT_TERMS, nominalRate: 22 })).toBe(true);
  });

  it('[O2.17-22] without interest cost the fees alone', () => {
    const free = { nominalRate: 0, setupFeeOre: 100, noticeFeeOre: 10 };
    const { parts, costOre } = instalmentPlan(1000, 3, free);
    expect(parts.map(({ principalOre }) => principalOre)).toEqual([333, 333, 334]);
    expect(parts.map(({ feeOre }) => feeOre)).toEqual([110, 10, 10]);
    expect(costOre).toBe(130);
  });
});
