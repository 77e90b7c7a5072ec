import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addPage,
  EMPTY_INDEX,
  filesOf,
  kindOf,
  mayStoreResponse,
  mayStoreUrl,
  titleOf,
  type StoredPage,
} from './store-rules.ts';

const ORIGIN = 'https://shop.test';
const page = (url: string, files: readonly string[] = [], bytes = 100): StoredPage => ({
  url,
  title: url,
  at: 0,
  bytes,
  files,
});

describe('what a request is for', () => {
  it.each([
    ['navigate', 'GET', '/se/product/5-mus', 'page'],
    ['navigate', 'GET', '/se/checkout', 'page'],
    ['navigate', 'POST', '/se/checkout', 'other'],
    ['navigate', 'GET', '/admin/orders', 'other'],
    ['navigate', 'GET', '/sitemap.xml', 'other'],
    ['no-cors', 'GET', '/images/product/7?w=231', 'file'],
    ['cors', 'GET', '/assets/shell/1/shell.js', 'file'],
    ['cors', 'GET', '/api/cart', 'other'],
    ['cors', 'GET', '/page-data?page=/se', 'other'],
    ['navigate', 'GET', 'https://annat.test/se', 'other'],
  ] as const)('%s %s %s', (mode, method, url, kind) => {
    expect(kindOf({ mode, method, url: new URL(url, ORIGIN).href }, ORIGIN)).toBe(kind);
  });
});

describe('what may be stored', () => {
  const response = (headers: Record<string, string>, rest: object = {}) => ({
    status: 200,
    type: 'basic' as const,
    redirected: false,
    headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8', ...headers }),
    ...rest,
  });

  it('is a page that every visitor gets, never a personal one', () => {
    expect(mayStoreResponse(response({ 'Cache-Control': 'private, no-cache' }))).toBe(true);
    expect(mayStoreResponse(response({ 'Cache-Control': 'public, max-age=0, s-maxage=30' }))).toBe(true);
    expect(mayStoreResponse(response({ 'Cache-Control': 'private, no-store' }))).toBe(false);
    expect(mayStoreResponse(response({}))).toBe(false);
  });

  it.each([
    ['an error page', { status: 404 }],
    ['a redirect', { type: 'opaqueredirect', status: 0 }],
    ['what a redirect has led to', { redirected: true }],
    ['another format', { headers: new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' }) }],
  ])('is not %s', (_what, rest) => {
    expect(mayStoreResponse(response({ 'Cache-Control': 'private, no-cache' }, rest) as Response)).toBe(false);
  });

  it('is no URL with a mailed secret, of another origin, or of a file', () => {
    expect(mayStoreUrl('/se/category/7-moss?sort=price')).toBe(true);
    for (const url of [
      '/se/order/5?secret=x',
      '/se/verify?a=1&token=x',
      '//annat.test/',
      'https://a.test/',
      '/admin',
      '/robots.txt',
      `/se?q=${'a'.repeat(600)}`,
    ])
      expect([url, mayStoreUrl(url)]).toEqual([url, false]);
  });

  it('reads a page’s files from its document and from what it has used, and nothing from elsewhere', () => {
    const html =
      '<title>Mus &amp; matta</title><script src="/assets/shell/1/shell.js"></script>{"a":"/assets/a/1/b.css"}';
    expect(filesOf(html, ['/images/product/7?w=231', '/api/cart', '/assets/shell/1/shell.js'])).toEqual([
      '/assets/shell/1/shell.js',
      '/assets/a/1/b.css',
      '/images/product/7?w=231',
    ]);
    expect([titleOf(html, '/se'), titleOf('<p>', '/se/"<x>')]).toEqual(['Mus &amp; matta', '/se/%22%3Cx%3E']);
  });
});

describe('the store', () => {
  it('replaces a page under its URL', () => {
    const first = addPage(EMPTY_INDEX, page('/a', ['/assets/1.js']), { '/assets/1.js': 10 }).index;
    const { index, removed } = addPage(first, { ...page('/a', ['/assets/2.js']), at: 5 }, { '/assets/2.js': 20 });
    expect(index.pages.map(({ url, at }) => [url, at])).toEqual([['/a', 5]]);
    expect(index.files).toEqual({ '/assets/2.js': 20 });
    expect(removed).toEqual(['/assets/1.js']);
  });

  it('drops the oldest pages first, and the files of a former release with its last page', () => {
    const limits = { pages: 2, bytes: 1000 };
    const steps = [page('/a', ['/old.js']), page('/b', ['/old.js', '/new.js']), page('/c', ['/new.js'])];
    let index = EMPTY_INDEX;
    const gone = steps.map((each) => {
      const result = addPage(index, each, Object.fromEntries(each.files.map((file) => [file, 10])), limits);
      ({ index } = result);
      return result.removed;
    });
    expect(gone).toEqual([[], [], ['/a']]);
    expect(addPage(index, page('/d', ['/new.js']), {}, limits).removed.toSorted()).toEqual(['/b', '/old.js']);
  });

  it('never exceeds its limits, never drops a file that a page needs, and forgets none that it has', () => {
    const file = fc.constantFrom('/1', '/2', '/3', '/4');
    const shown = fc.record({
      url: fc.constantFrom('/a', '/b', '/c', '/d', '/e'),
      files: fc.uniqueArray(file),
      bytes: fc.nat(400),
    });
    fc.assert(
      fc.property(fc.array(shown, { maxLength: 30 }), (pages) => {
        const limits = { pages: 3, bytes: 700 };
        const cache = new Set<string>();
        let index = EMPTY_INDEX;
        for (const { url, files, bytes } of pages) {
          cache.add(url);
          for (const path of files) cache.add(path);
          const result = addPage(
            index,
            page(url, files, bytes),
            Object.fromEntries(files.map((path) => [path, 90])),
            limits,
          );
          ({ index } = result);
          for (const path of result.removed) cache.delete(path);
          const used = new Set(index.pages.flatMap((each) => each.files));
          expect([...cache].toSorted()).toEqual([...index.pages.map((each) => each.url), ...used].toSorted());
          expect(Object.keys(index.files).toSorted()).toEqual([...used].toSorted());
          const total = index.pages.reduce((sum, each) => sum + each.bytes, 0) + used.size * 90;
          expect(index.pages.length <= 3 && total <= 700).toBe(true);
          // The page that is shown stays, unless it alone is too large.
          if (bytes + files.length * 90 <= 700) expect(index.pages.at(-1)?.url).toBe(url);
        }
      }),
    );
  });
});
