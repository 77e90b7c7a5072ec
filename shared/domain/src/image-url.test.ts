import { describe, expect, it } from '@jest/globals';
import { categoryImageUrl, highlightImageUrl, sizedImageUrl } from './image-url.ts';

describe('addresses of images', () => {
  it('[7.9-01][7.9-02][7.9-03] category', () => {
    expect([categoryImageUrl('mus'), categoryImageUrl('mus', true)]).toEqual([
      '/api/dynimg/category/mus/1A1A1D',
      '/api/dynimg/category/mus/39485D',
    ]);
  });

  it('[7.9-10] highlight', () => expect(highlightImageUrl('/images/h/1?v=2')).toBe('/images/h/1?v=2&w=500'));

  it('[7.9-11] banner and takeover', () => {
    expect([sizedImageUrl('/images/b', { w: 1128 }), sizedImageUrl('/images/t', { h: 1080 })]).toEqual([
      '/images/b?w=1128',
      '/images/t?h=1080',
    ]);
  });
});
