import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { redirectToCanonical, urlOf } from './canonical-url.ts';

describe('redirectToCanonical', () => {
  const canonical = '/images/product/7?trim&w=231';

  it.each([
    canonical,
    `${canonical}&t=1700`,
    '/images/product/7?trim&t=1700&w=231',
    '/images/product/7?v=2&trim&w=231',
  ])('leaves %s', (url) => expect(redirectToCanonical(url, canonical)).toBeNull());

  it.each([
    ['/images/product/7', canonical],
    ['/images/product/007?trim&w=231', canonical],
    ['/images/product/7/?trim&w=231', canonical],
    ['/images/product/7?w=231&trim', canonical],
    ['/images/product/7?trim=1&w=231', canonical],
    ['/images/product/7?trim&w=230', canonical],
    ['/images/product/7?trim&w=231&w=231', canonical],
    ['/images/product/7?trim&w=231&utm=1', canonical],
    ['/images/product/7?trim&w=230&t=17', `${canonical}&t=17`],
  ])('[F7] sends %s to %s', (url, to) => expect(redirectToCanonical(url, canonical)).toBe(to));

  it('never sends its own target on', () => {
    const url = fc.webUrl({ withQueryParameters: true }).map((text) => text.replace(/^https?:\/\/[^/]*/, ''));
    fc.assert(
      fc.property(url, fc.constantFrom(canonical, '/img/logo.svg'), (requested, target) => {
        const next = redirectToCanonical(requested, target);
        expect(next === null ? null : redirectToCanonical(next, target)).toBeNull();
      }),
    );
  });
});

describe('urlOf', () => {
  it('leaves out what is not set', () => {
    expect([urlOf('/a', 'trim', false, 'w=1'), urlOf('/a', ''), urlOf('/a')]).toEqual(['/a?trim&w=1', '/a', '/a']);
  });
});
