import { describe, expect, it } from '@jest/globals';
import { shellPerTest } from '../testing/shell-per-test.ts';
import { visitorOf } from './visitor.ts';

const { get, start } = shellPerTest();

describe('visitorOf', () => {
  it('a cart cookie is no session, and the session cookie’s name depends on https', () => {
    expect(visitorOf({ cookie: 'cart=1' }, true).sessionCookie).toBeNull();
    expect(visitorOf({ cookie: 'session=1' }, true).sessionCookie).toBeNull();
    expect(visitorOf({ cookie: 'a=b; __Host-session=1' }, true).sessionCookie).toBe('a=b; __Host-session=1');
    expect(visitorOf({ cookie: 'session=1' }, false).sessionCookie).toBe('session=1');
  });

  it('is new with neither a session nor a cart, whatever else the browser sends', () => {
    const isNew = (cookie: string, isSecure = true) => visitorOf({ cookie }, isSecure).isNew;
    expect([visitorOf({}, true).isNew, isNew('theme=dark; cookie-consent=x'), isNew('cart=1')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isNew('__Host-cart=1'), isNew('__Host-session=1'), isNew('cart=1', false)]).toEqual([false, false, false]);
  });

  it('[O2.13-12] recognises a crawler by its user agent', () => {
    expect(visitorOf({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, true).isCrawler).toBe(true);
    expect(visitorOf({ 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/132.0' }, true).isCrawler).toBe(false);
  });
});

describe('two cookies of one name', () => {
  it('[F24] are parsed like the api does: the first one counts', async () => {
    await start({ api: () => ({ body: { data: { user: null, starredStores: [] } } }) });
    const theme = async (cookie: string) => /data-theme="(\w+)"/.exec((await get('/se', { cookie })).body)?.[1];
    expect(await theme('theme=dark; theme=light')).toBe(await theme('theme=dark'));
    expect(await theme('theme=light; theme=dark')).toBe(await theme('theme=light'));
    expect(await theme('theme=dark')).not.toBe(await theme('theme=light'));
  });
});
