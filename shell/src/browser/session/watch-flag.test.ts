/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { createTestPlatform } from '@shop/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { watchFlag } from './watch-flag.ts';

const YES = { necessary: true, marketing: false, personalisation: true };
const NO = { ...YES, personalisation: false };

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'ab-trigger=; Max-Age=0; Path=/';
});

describe('the A/B flag in the browser', () => {
  it('[1-99][O1-09] stores what the server chose with consent only, and removes it when that is taken back', () => {
    const { store, atoms } = createTestPlatform({ page: { flag: 'shorterReviews' } });
    watchFlag({ store, atoms }, () => 0);
    const stored = () => [document.cookie.includes('ab-trigger=shorterReviews'), localStorage.getItem('ab-trigger')];
    expect(stored()).toEqual([false, null]);
    store.set(atoms.consent, NO);
    expect(stored()).toEqual([false, null]);
    store.set(atoms.consent, YES);
    expect(stored()).toEqual([true, 'shorterReviews']);
    store.set(atoms.consent, NO);
    expect(stored()).toEqual([false, null]);
  });

  it('is sticky: the cookie, then the mirror, before a random choice', () => {
    const visit = () => {
      const { store, atoms } = createTestPlatform();
      watchFlag({ store, atoms }, () => 0);
      store.set(atoms.consent, YES);
      return document.cookie;
    };
    localStorage.setItem('ab-trigger', 'showDeliveryInfo');
    expect(visit()).toContain('ab-trigger=showDeliveryInfo');
    localStorage.setItem('ab-trigger', 'hittepå');
    expect(visit()).toContain('ab-trigger=showDeliveryInfo');
    document.cookie = 'ab-trigger=; Max-Age=0; Path=/';
    localStorage.clear();
    expect(visit()).toContain('ab-trigger=paymentSwap');
  });
});
