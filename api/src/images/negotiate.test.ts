import { describe, expect, it } from '@jest/globals';
import { imageFormats } from './negotiate.ts';

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

describe('imageFormats', () => {
  it.each([
    [CHROME, false, ['avif', 'webp']],
    [CHROME, true, ['avif', 'webp']],
    ['image/webp,*/*', false, ['webp']],
    ['image/avif', true, ['avif']],
    ['image/avif;q=0, image/webp', false, ['webp']],
    ['image/png,image/*', true, ['png']],
    ['image/png,image/*', false, ['jpeg']],
    ['*/*', true, ['jpeg']],
    [undefined, false, ['jpeg']],
  ] as const)('%s, transparent %s: %s', (accept, isTransparent, formats) => {
    expect(imageFormats(accept, isTransparent)).toEqual(formats);
  });
});
