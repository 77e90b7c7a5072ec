import { scriptJson } from '@shop/platform/script-json';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { attributes, escapeHtml } from './escape.ts';

describe('escape', () => {
  it('script JSON contains nothing that HTML parses, and is the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = scriptJson(value);
        expect(text).not.toMatch(/[<>\u2028\u2029]/);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('a value cannot end its attribute', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(attributes({ content: value })).toMatch(/^ content="[^"<>]*"$/);
      }),
    );
    expect(attributes({ a: true, b: false, c: null, d: undefined, e: 0 })).toBe(' a e="0"');
    expect(escapeHtml(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
  });
});
