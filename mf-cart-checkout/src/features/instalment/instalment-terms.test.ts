import { describe, expect, it } from '@jest/globals';
import { type InstalmentOffer, monthlySum, planCosts, planName, planSentence } from './instalment-terms.ts';

const OFFER: InstalmentOffer = {
  months: 12,
  monthly: 931.35,
  firstPayment: 1126.35,
  setupFee: 195,
  noticeFee: 29,
  nominalRate: 14.95,
  effectiveRate: 27.8,
  cost: 1371.14,
  total: 11_371.14,
};

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('a plan in words', () => {
  it('[O2.17-22] says everything that the law wants to be said before it is chosen', () => {
    const sentence = plain(planSentence(OFFER));
    for (const part of ['11 371 kr', '27,8 %', '1 126 kr', '195 kr', '29 kr', '14,95 %', '1 371 kr']) {
      expect(sentence).toContain(part);
      expect(planCosts(OFFER).map(([, value]) => plain(value))).toContainEqual(expect.stringContaining(part));
    }
    expect([planName(OFFER), plain(monthlySum(OFFER))]).toEqual(['12 månader', '931 kr/mån']);
  });
});
