import { describe, expect, it } from 'vitest';
import {
  avatarUrl,
  bannerImage,
  categoryImageUrl,
  highlightImageUrl,
  iconImageUrl,
  sizedImageUrl,
  userIconUrl,
} from './image-url.ts';

describe('addresses of images', () => {
  it('[7.9-01][7.9-02][7.9-03] category', () => {
    expect([categoryImageUrl('mus'), categoryImageUrl('mus', true)]).toEqual([
      '/api/dynimg/category/mus/1A1A1D',
      '/api/dynimg/category/mus/39485D',
    ]);
  });

  it('[7.9-04] icon', () => expect(iconImageUrl('cart', 'FFFFFF')).toBe('/api/dynimg/icon/cart/FFFFFF'));

  it('[7.9-07][O7-33] user icon', () => expect(userIconUrl()).toBe('/api/dynimg/icon/user/1A1A1D'));

  it('[7.9-08] avatar', () => expect(avatarUrl(7)).toBe('/api/avatar/7'));

  it('[7.9-10] highlight', () => expect(highlightImageUrl('/images/h/1?v=2')).toBe('/images/h/1?v=2&w=500'));

  it('[7.9-11] banner and takeover', () => {
    expect([sizedImageUrl('/images/b', { w: 1128 }), sizedImageUrl('/images/t', { h: 1080 })]).toEqual([
      '/images/b?w=1128',
      '/images/t?h=1080',
    ]);
  });

  it('[3-113] takes the banner image from either field', () => {
    expect([
      bannerImage({ imageUrl: '/a' }),
      bannerImage({ bannerImage: { imageUrl: '/b' } }),
      bannerImage({}),
    ]).toEqual(['/a', '/b', null]);
  });
});
