import { describe, expect, it } from '@jest/globals';
import { chooseEncoding } from './accept-encoding.ts';

describe('chooseEncoding', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['deflate', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
    ['*', 'gzip'],
  ])('for %s chooses %s', (accept, encoding) => expect(chooseEncoding(accept)).toBe(encoding));
});
