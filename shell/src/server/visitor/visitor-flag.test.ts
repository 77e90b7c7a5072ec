import { afterEach, describe, expect, it } from '@jest/globals';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';
import { chooseFlag } from './visitor-flag.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

let shell: TestShell | null = null;
afterEach(async () => {
  await shell?.close();
  shell = null;
});

const start = async (random: () => number) => {
  shell = await startTestShell({
    random,
    slots: { 'start-page': ({ page }) => ({ html: `<i>flag ${page.flag}</i>` }) },
  });
  const { app } = shell;
  return async (headers: Record<string, string> = {}) => {
    const response = await app.inject({ url: '/se', headers: { 'user-agent': BROWSER, ...headers } });
    return {
      drawn: /flag (\w+)/.exec(response.body)?.[1],
      state: /"flag":"?(\w+)"?/.exec(response.body)?.[1],
      cookie: response.headers['set-cookie'],
      cacheControl: String(response.headers['cache-control']),
    };
  };
};

describe('the A/B flag on the server', () => {
  it('[1-98][1-99][O1-09] is chosen at random for a new visitor, who gets that page, uncached, and no cookie before a consent', async () => {
    const get = await start(() => 0.5);
    const first = await get();
    expect(first).toMatchObject({ drawn: 'shorterReviews', state: 'shorterReviews' });
    expect(first.cookie).toBeUndefined();
    expect(first.cacheControl).toContain('private');
  });

  it('[1-95][1-96][1-97][F16] is sticky: each of the three is rendered again for the browser with its cookie, and for no CDN', async () => {
    const get = await start(() => 0);
    for (const flag of ['paymentSwap', 'shorterReviews', 'showDeliveryInfo']) {
      const again = await get({ cookie: `ab-trigger=${flag}` });
      expect(again).toMatchObject({ drawn: flag, state: flag, cookie: undefined });
      expect(again.cacheControl).toBe('private, no-cache');
    }
    expect((await get({ cookie: 'ab-trigger=hittepå' })).drawn).toBe('paymentSwap');
  });

  it('leaves crawlers out', async () => {
    const get = await start(() => 0);
    expect(await get({ 'user-agent': 'Googlebot/2.1' })).toMatchObject({ drawn: 'null', cookie: undefined });
  });

  it('can be forced by an employee only', () => {
    const wish = { query: { 'ab-trigger': 'showDeliveryInfo' } };
    const visitor = { flag: 'paymentSwap', isCrawler: false } as const;
    const user = (isEmployee: boolean) => ({ user: { isEmployee } }) as Parameters<typeof chooseFlag>[2];
    expect(chooseFlag(visitor, wish, user(true), () => 0)).toEqual({ flag: 'showDeliveryInfo', isNew: true });
    for (const other of [user(false), null]) {
      expect(chooseFlag(visitor, wish, other, () => 0)).toEqual({ flag: 'paymentSwap', isNew: false });
    }
  });
});
