/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createIntegrityLookup } from './federation/integrity.ts';
import { trustedData, trustedScriptUrl } from './trusted.ts';

const manifest = { entry: 'remote.js', slots: [], integrity: { 'remote.js': 'sha384-a' } };

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setURL('https://shop.test/se');
  globalThis.__SHOP_INTEGRITY__ = createIntegrityLookup({
    'mf-header': { version: '1', base: '/assets/mf-header/1/', manifest },
  }).hashOf;
});
afterEach(() => {
  globalThis.__SHOP_INTEGRITY__ = undefined;
});

describe('the Trusted Types rules', () => {
  it('allows only script URLs that a release lists', () => {
    expect(trustedScriptUrl('/assets/mf-header/1/remote.js')).toBe('/assets/mf-header/1/remote.js');
    for (const url of [
      'https://ond.test/assets/mf-header/1/remote.js',
      '/assets/mf-header/1/annan.js',
      '/images/product/1.js',
      'javascript:alert(1)',
      'data:text/javascript,alert(1)',
    ]) {
      expect(() => trustedScriptUrl(url)).toThrow('Refused');
    }
    globalThis.__SHOP_INTEGRITY__ = undefined;
    expect(() => trustedScriptUrl('/assets/mf-header/1/remote.js')).toThrow(TypeError);
  });

  it('allows data blocks with JSON, never code', () => {
    expect(trustedData('{"@type":"Product"}')).toBe('{"@type":"Product"}');
    expect(() => trustedData('alert(1)')).toThrow(SyntaxError);
  });
});
