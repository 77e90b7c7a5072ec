/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { matchUrl } from '@shop/contracts/routing';
import { describe, expect, it } from '@jest/globals';
import { decideClick, type LinkClick } from './click-decision.ts';
import { filledFields, isOwnForm } from './form-decision.ts';
import { createPageCache } from './page-cache.ts';
import { isUpdateInPlace, keepsScroll, scrollAfter } from './scroll-decision.ts';

const current = 'https://shop.test/se/category/7?page=2';
const click = (href: string, change: Partial<Omit<LinkClick, 'link'>> & { link?: Partial<LinkClick['link']> } = {}) =>
  decideClick({
    isPlain: true,
    isHandled: false,
    current,
    ...change,
    link: { href, target: '', isDownload: false, isReload: false, ...change.link },
  });
const NATIVE = { kind: 'native' };

describe('decideClick', () => {
  it('handles links to the shop’s own pages, query and hash included', () => {
    expect(click('https://shop.test/se/product/5?a=1#b')).toEqual({ kind: 'navigate', to: '/se/product/5?a=1#b' });
    expect(click('/se')).toEqual({ kind: 'navigate', to: '/se' });
  });

  it.each([
    ['another shop', click('https://other.test/se')],
    ['a mail', click('mailto:a@b.se')],
    ['a place on this page', click('https://shop.test/se/category/7?page=2#topp')],
    ['the middle button or a modifier', click('/se', { isPlain: false })],
    ['what a slot has handled', click('/se', { isHandled: true })],
    ['another window', click('/se', { link: { target: '_blank' } })],
    ['a download', click('/se', { link: { isDownload: true } })],
    ['one that asks for a new document', click('/se', { link: { isReload: true } })],
    ['the api', click('/api/docs')],
    ['a picture', click('/images/product/1')],
    ['a file', click('/robots.txt')],
  ])('leaves %s to the browser', (_what, decision) => expect(decision).toEqual(NATIVE));

  it('[2.1-84] leaves /admin to the browser', () => {
    expect(click('/admin/')).toEqual(NATIVE);
    expect(click('/admin')).toEqual(NATIVE);
  });
});

describe('isOwnForm', () => {
  const form = { method: 'get', action: '/se/search', target: '' };

  it('accepts a GET form to a page of the shop', () => expect(isOwnForm(form, current)).toBe(true));

  it.each([{ method: 'post' }, { action: 'https://other.test/' }, { action: '/api/x' }, { target: '_blank' }])(
    'leaves one with %j to the browser',
    (change) => expect(isOwnForm({ ...form, ...change }, current)).toBe(false),
  );
});

describe('filledFields', () => {
  it('leaves out what is empty, and files', () => {
    const fields = [
      ['searchString', 'blå mus'],
      ['sort', ''],
      ['f', 'a'],
      ['f', 'b'],
      ['fil', {}],
    ] as const;
    expect([...filledFields(fields)]).toEqual([
      ['searchString', 'blå mus'],
      ['f', 'a'],
      ['f', 'b'],
    ]);
  });
});

describe('keepsScroll', () => {
  const at = (url: string) => {
    const { route } = matchUrl(url);
    if (!route) throw new Error('no route');
    return route;
  };

  it('[2.2-04] the same name and id is the same page, whatever slug and query', () => {
    expect(isUpdateInPlace(at('/se/category/7-moss'), at('/se/category/7?f=a'))).toBe(true);
    expect(isUpdateInPlace(at('/se/category/7'), at('/se/category/s7'))).toBe(false);
    expect(isUpdateInPlace(at('/se/category/7'), at('/se/section/7'))).toBe(false);
  });

  it('keeps the position for a filter, begins at the top for another page of the list and for another page', () => {
    expect(keepsScroll(at('/se/category/7'), at('/se/category/7?f=a'), undefined)).toBe(true);
    expect(keepsScroll(at('/se/category/7'), at('/se/category/7?page=2'), undefined)).toBe(false);
    expect(keepsScroll(at('/se/category/7'), at('/se/category/8'), undefined)).toBe(false);
    expect(keepsScroll(at('/se/category/7'), at('/se/category/8'), true)).toBe(true);
  });

  it('a step through the history restores its position, another page begins at the top, and nothing scrolls without need', () => {
    const there = { from: at('/se/category/7'), to: at('/se/category/8'), keepScroll: undefined };
    expect(scrollAfter({ ...there, scrolled: 300, restored: 640 })).toBe(640);
    expect(scrollAfter({ ...there, scrolled: 300, restored: null })).toBe(0);
    expect(scrollAfter({ ...there, scrolled: 0, restored: null })).toBeNull();
    expect(scrollAfter({ ...there, scrolled: 300, restored: null, keepScroll: true })).toBeNull();
  });
});

describe('createPageCache', () => {
  it('keeps a maximum of entries, the newest, for its lifetime', () => {
    let now = 0;
    const cache = createPageCache<string>(2, 100, () => now);
    for (const key of ['a', 'b', 'c']) cache.set(key, key);
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, 'b', 'c']);
    now = 100;
    expect(cache.get('c')).toBeUndefined();
  });
});
