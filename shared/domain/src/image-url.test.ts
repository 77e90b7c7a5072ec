import { describe, expect, it } from '@jest/globals';
import { achievementImageUrl, avatarUrl, categoryImageUrl, highlightImageUrl, sizedImageUrl } from './image-url.ts';

describe('addresses of images', () => {
  it('[7.9-01][7.9-02][7.9-03] category', () => {
    expect([categoryImageUrl('mus'), categoryImageUrl('mus', true)]).toEqual([
      '/api/dynimg/category/mus/1A1A1D',
      '/api/dynimg/category/mus/39485D',
    ]);
  });

  it('[7.9-08] avatar', () => expect(avatarUrl(7)).toBe('/api/avatar/7'));

  it('[7.9-12][7.9-13] achievement: the next existing size, at quality 75', () => {
    expect([achievementImageUrl('order-1', 96), achievementImageUrl('order-1', 200)]).toEqual([
      '/img/member/achievements/order-1.png?h=96&w=96&q=75',
      '/img/member/achievements/order-1.png?h=256&w=256&q=75',
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
