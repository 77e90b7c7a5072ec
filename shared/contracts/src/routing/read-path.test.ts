import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { readPath } from './read-path.ts';

describe('readPath', () => {
  it.each([
    ['/', '/'],
    ['/se/product/5-mus?a=1&b=\\#c', '/se/product/5-mus'],
    ['/se/search/AC%2FDC', '/se/search/AC%2FDC'],
    ['/se/search/AC%5CDC', '/se/search/AC%5CDC'],
    ['/se/search/h%C3%A5rd disk', '/se/search/h%C3%A5rd%20disk'],
    ['/se/search/två', '/se/search/tv%C3%A5'],
    ['/se/search/a..b%0Ac', '/se/search/a..b%0Ac'],
    ['/se/.well-known', '/se/.well-known'],
    ['http://other.example/se?x=1', '/se'],
    ['http://other.example', '/'],
  ])('reads %s', (target, pathname) => {
    expect(readPath(target)?.pathname).toBe(pathname);
  });

  it.each([
    ['two slashes', '//evil.example/se'],
    ['two slashes that are no host', '//['],
    ['two slashes with a bad port', '//:99999'],
    ['two slashes behind a host', 'http://shop.test//evil.example'],
    ['a slash and a backslash', '/\\evil.example'],
    ['a backslash', '/se\\x'],
    ['a bad escape', '/%E0%A4%A'],
    ['half an escape', '/se/x%'],
    ['a dot segment', '/admin/../metrics'],
    ['an encoded dot segment', '/admin/%2e%2e/metrics'],
    ['half an encoded dot segment', '/admin/.%2E/metrics'],
    ['a dot segment behind an encoded slash', '/admin/x%2f..%2fmetrics'],
    ['a dot segment behind an encoded backslash', '/admin/x%5c..%5cmetrics'],
    ['a single dot in front of a host', '/.//evil.example'],
    ['a dot segment at the end', '/se/..'],
    ['a NUL', '/se/a%00b'],
    ['a raw tab, which browsers drop', '/\t/evil.example'],
    ['another scheme', 'javascript:alert(1)'],
    ['an asterisk', '*'],
    ['nothing', ''],
  ])('[F13] [F14] [F4] refuses %s: %s', (_what, target) => {
    expect(readPath(target)).toBeNull();
  });

  it('[F13] [F14] says of whatever it lets through the same as every URL parser, on the same host', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2F',
      '%5c',
      '%',
      '@',
      ':',
      'a',
      'å',
      '\t',
      '//',
      'evil.example',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const target = `/${pieces.join('')}`;
        const path = readPath(target);
        if (path === null) return;
        const url = new URL(target, 'https://shop.test');
        expect([url.host, url.pathname]).toEqual(['shop.test', path.pathname]);
        // What is read once more, as by a server behind this one, stays the same.
        expect(new URL(`https://shop.test${path.pathname}`).pathname).toBe(path.pathname);
        expect(path.pathname).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 2000 },
    );
  });
});
