import { describe, expect, it } from 'vitest';
import { pictureFormat } from './negotiate.ts';

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

describe('pictureFormat', () => {
  it.each([
    [CHROME, 1000, false, 'avif'],
    [CHROME, 231, true, 'webp'],
    ['image/webp,*/*', 1000, false, 'webp'],
    ['image/avif', 231, true, 'avif'],
    ['image/avif;q=0, image/webp', 1000, false, 'webp'],
    ['image/png,image/*', 231, true, 'png'],
    ['*/*', 231, true, 'jpeg'],
    [undefined, 231, false, 'jpeg'],
  ] as const)('%s at %s px, transparent %s: %s', (accept, width, isTransparent, format) => {
    expect(pictureFormat(accept, width, isTransparent)).toBe(format);
  });
});
