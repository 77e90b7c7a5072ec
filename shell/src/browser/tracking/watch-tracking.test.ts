import { matchUrl } from '@shop/contracts/routing';
import { createTestPlatform } from '@shop/testing';
import { describe, expect, it } from '@jest/globals';
import { watchTracking } from './watch-tracking.ts';

const AGREED = { necessary: true, marketing: true, personalisation: false };
const createStorage = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};
const at = (url: string) => {
  const { route } = matchUrl(url);
  if (!route) throw new Error('no route');
  return route;
};
const pages = (tracked: { event: string; data: unknown }[]) =>
  tracked.filter(({ event }) => event === 'pageview').map(({ data }) => data);

describe('tracking', () => {
  it("[2.1-04][O2.1-18] reports index as 'startpage' and every other route by its name", () => {
    const platform = createTestPlatform({ page: { consent: AGREED } });
    const { pageShown } = watchTracking(platform, createStorage());
    for (const url of ['/se', '/se/product/5-mus', '/se/member/orders']) pageShown(at(url));
    expect(pages(platform.tracked)).toEqual([
      { page: 'startpage', path: '/se' },
      { page: 'product', path: '/se/product/5-mus' },
      { page: 'member.orders', path: '/se/member/orders' },
    ]);
  });

  it('sends nothing without consent, and the current page when it is given', () => {
    const platform = createTestPlatform({ page: { flag: 'paymentSwap' } });
    const { pageShown } = watchTracking(platform, createStorage());
    pageShown(at('/se'));
    pageShown(at('/se/campaigns'));
    expect(platform.tracked).toEqual([]);
    platform.store.set(platform.atoms.consent, AGREED);
    expect(pages(platform.tracked)).toEqual([{ page: 'campaigns', path: '/se/campaigns' }]);
  });

  it('[O1-09] sends the variant once, however many pages are seen', () => {
    const storage = createStorage();
    const exposures = () => {
      const platform = createTestPlatform({ page: { flag: 'paymentSwap', consent: AGREED } });
      const { pageShown } = watchTracking(platform, storage);
      pageShown(at('/se'));
      pageShown(at('/se/campaigns'));
      return platform.tracked.filter(({ event }) => event === 'ab-exposure');
    };
    expect(exposures()).toEqual([{ event: 'ab-exposure', data: { flag: 'paymentSwap' } }]);
    expect(exposures()).toEqual([]);
  });
});
