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
  it('[1-99][O1-09] preserves what the server chose, and mirrors it in local storage with consent only', () => {
    const { store, atoms } = createTestPlatform({ page: { flag: 'shorterReviews' } });
    watchFlag({ store, atoms }, () => 0);
    expect(document.cookie).toContain('ab-trigger=shorterReviews');
    expect(localStorage.getItem('ab-trigger')).toBeNull();
    store.set(atoms.consent, YES);
    expect(localStorage.getItem('ab-trigger')).toBe('shorterReviews');
    store.set(atoms.consent, NO);
    expect(localStorage.getItem('ab-trigger')).toBeNull();
  });

  it('is sticky: the cookie, then the mirror, before a random choice', () => {
    const visit = () => {
      const { store, atoms } = createTestPlatform();
      watchFlag({ store, atoms }, () => 0);
      return document.cookie;
    };
    localStorage.setItem('ab-trigger', 'showDeliveryInfo');
    expect(visit()).toContain('ab-trigger=showDeliveryInfo');
    localStorage.setItem('ab-trigger', 'hittepå');
    expect(visit()).toContain('ab-trigger=showDeliveryInfo');
    document.cookie = 'ab-trigger=; Max-Age=0; Path=/';
    expect(visit()).toContain('ab-trigger=paymentSwap');
  });
});
