import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { sameSitePath } from './same-site-path.ts';

describe('sameSitePath', () => {
  it('never leads to another host, for any input', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (value) => {
          const path = sameSitePath(value, '/se');
          expect(new URL(path, 'https://shop.test').origin).toBe('https://shop.test');
        },
      ),
    );
    expect(sameSitePath('/se/search/mus?a=1#b', '/se')).toBe('/se/search/mus?a=1#b');
  });
});
