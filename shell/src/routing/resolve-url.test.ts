import type { PageHead } from '@shop/contracts/head';
import { notFoundUrl } from './not-found-url.ts';
import { describe, expect, it } from '@jest/globals';
import { correctedUrl, resolveUrl } from './resolve-url.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const resolve = (url: string) => resolveUrl(url, NOW);
const moved = (to: string) => ({ kind: 'redirect', to, permanent: true });

describe('resolveUrl', () => {
  it.each([
    ['/', '/se'],
    ['/se/', '/se'],
    ['/product/5-mus?a=1#b', '/se/product/5-mus?a=1#b'],
    ['/se/product/5/', '/se/product/5'],
  ])('[O2.1-01] %s redirects to %s', (url, to) => expect(resolve(url)).toEqual(moved(to)));

  it('[2.1-08] member redirects to its orders; with an id its page decides', () => {
    expect(resolve('/se/member')).toEqual({ kind: 'redirect', to: '/se/member/orders', permanent: false });
    expect(resolve('/se/m/12-anna?x=1')).toMatchObject({ kind: 'page', route: { name: 'member' } });
  });

  it('[2.1-52][O2.1-06] search?searchString=x becomes search/x and keeps the rest of the query', () => {
    expect(resolve('/se/search?searchString=bl%C3%A5+mus&f=a&f=b')).toEqual(moved('/se/search/bl%C3%A5%20mus?f=a&f=b'));
  });

  it('[O2.1-06] an empty term shows the search page', () => {
    expect(resolve('/se/search?searchString=+')).toMatchObject({ kind: 'page', route: { name: 'search' } });
  });

  it('[2.2-19][O2.2-05] a static redirect keeps query and hash', () => {
    expect(resolve('/se/category/3144-fynd?f=a%5E1#x')).toEqual(moved('/se/campaign/6813?f=a%5E1#x'));
  });

  it.each(['/admin', '/admin/', '/admin/orders/1'])('[2.1-84] %s is passed through', (url) =>
    expect(resolve(url)).toEqual({ kind: 'admin' }),
  );

  it.each(['/administration', '/se/admin/'])('[O2.1-14] %s is not admin', (url) =>
    expect(resolve(url)).toEqual({ kind: 'not-found', path: url }),
  );

  it('[2.2-01] a URL without a route is not found, with its query', () => {
    expect(resolve('/se/finns/inte?a=1')).toEqual({ kind: 'not-found', path: '/se/finns/inte?a=1' });
  });

  it('[O6-19] another region is served as the Swedish page, marked so that the notice can be shown', () => {
    expect(resolve('/dk/product/5')).toMatchObject({
      kind: 'page',
      isForeignRegion: true,
      route: { path: '/se/product/5' },
    });
    expect(resolve('/se/product/5')).toMatchObject({ kind: 'page', isForeignRegion: false });
  });
});

describe('correctedUrl', () => {
  const corrected = (url: string, canonicalPath?: string) => {
    const resolution = resolve(url);
    if (resolution.kind !== 'page') throw new Error('not a page');
    const head: PageHead = { title: '', ...(canonicalPath && { canonicalPath }) };
    return correctedUrl(resolution.route, head);
  };

  it('[O2.1-20] the id decides: a wrong, missing or aliased slug is replaced, the query stays', () => {
    expect(corrected('/se/product/5-fel?a=1', '/se/product/5-ratt')).toBe('/se/product/5-ratt?a=1');
    expect(corrected('/se/p/5', '/se/product/5-ratt')).toBe('/se/product/5-ratt');
    expect(corrected('/se/5', '/se/product/5-ratt')).toBe('/se/product/5-ratt');
    expect(corrected('/se/i/kundservice', '/se/info/1-Kundservice')).toBe('/se/info/1-Kundservice');
  });

  it('leaves a correct URL alone, however it is percent-encoded', () => {
    expect(corrected('/se/product/5-ratt', '/se/product/5-ratt')).toBeNull();
    expect(corrected('/se/search/bl%C3%A5', '/se/search/blå')).toBeNull();
    expect(corrected('/se/product/5-ratt')).toBeNull();
  });

  it('does not follow a canonical path of another route', () => {
    expect(corrected('/se/product/5-fyndvara', '/se/category/7')).toBeNull();
  });
});

describe('notFoundUrl', () => {
  it('[2.2-02][O2.1-13] carries the encoded path and query', () => {
    const url = notFoundUrl('/se/finns/inte?a=1&b=2');
    expect(url).toBe('/se/error/404/?p=%2Fse%2Ffinns%2Finte%3Fa%3D1%26b%3D2');
    expect(resolve(url)).toMatchObject({
      kind: 'page',
      route: { name: 'error', query: { p: '/se/finns/inte?a=1&b=2' } },
    });
  });
});
