import { describe, expect, it } from 'vitest';
import { parseInstant } from './dates.ts';
import {
  achievementImageUrl,
  avatarBackgroundUrl,
  avatarImageUrl,
  bannerImage,
  buttonIconColour,
  bustCache,
  categoryImageUrl,
  cdnUrl,
  highlightImageUrl,
  iconImageUrl,
  imageSource,
  LOADING_IMAGE_URL,
  NO_IMAGE_URL,
  productImageUrl,
  sizedImageUrl,
  userIconUrl,
} from './image-url.ts';

const SUMMER = parseInstant('2026-07-01') ?? 0;
const CHRISTMAS = parseInstant('2026-12-24') ?? 0;

describe('CDN', () => {
  describe('[7.1-13][7.1-14][7.1-15][7.1-16][7.1-17] one by one', () => {
    it.each([
      ['[7.1-13]', '/images/product/1'],
      ['[7.1-14]', '/files/a.pdf'],
      ['[7.1-15]', '/img/a.svg'],
      ['[7.1-16]', '/api/dynimg/icon/a/FFFFFF'],
      ['[7.1-17]', '/api/avatar/7'],
    ])('%s serves %s', (_, path) => {
      expect(cdnUrl(path, 'cdn.example.se')).toBe(`https://cdn.example.se${path}`);
      expect(cdnUrl(path, 'http://localhost:9000/')).toBe(`http://localhost:9000${path}`);
    });
  });

  it('[O7-29] serves nothing else, and nothing without a host', () => {
    expect([cdnUrl('/api/cart', 'cdn.example.se'), cdnUrl('/img/a.svg', ''), cdnUrl('/img/a.svg')]).toEqual([
      '/api/cart',
      '/img/a.svg',
      '/img/a.svg',
    ]);
  });
});

describe('cache busting', () => {
  const map = { '/images/product/1?trim&w=231': 1700, '/img/a.svg': 5 };

  it('[3-135][3-136] appends the timestamp of a listed image', () => {
    expect(bustCache('/images/product/1?trim&w=231', map)).toBe('/images/product/1?trim&w=231&t=1700');
    expect(bustCache('/img/b.svg', map)).toBe('/img/b.svg');
  });

  it('[3-136][7.1-15] works together with the CDN', () => {
    expect(imageSource('/img/a.svg', { cdnHost: 'cdn.example.se', cacheBust: map })).toBe(
      'https://cdn.example.se/img/a.svg?t=5',
    );
  });
});

describe('addresses of images', () => {
  it('[7.9-01][7.9-02][7.9-03] category', () => {
    expect([categoryImageUrl('mus'), categoryImageUrl('mus', true)]).toEqual([
      '/api/dynimg/category/mus/1A1A1D',
      '/api/dynimg/category/mus/39485D',
    ]);
  });

  it('[7.9-04] icon', () => expect(iconImageUrl('cart', 'FFFFFF')).toBe('/api/dynimg/icon/cart/FFFFFF'));

  it('[7.9-05] secondary button', () => expect(buttonIconColour('secondary')).toBe('1A1A1D'));

  describe('[7.9-06] other buttons', () => {
    it.each(['primary', 'danger', ''])('[7.9-06] %s button', (variant) =>
      expect(buttonIconColour(variant)).toBe('FFFFFF'),
    );
  });

  it('[7.9-07][O7-33] user icon', () => expect(userIconUrl()).toBe('/api/dynimg/icon/user/1A1A1D'));

  it('[7.9-08][6-07] avatar of a member and of nobody', () => {
    expect([avatarImageUrl({ id: 7 }), avatarImageUrl(null)]).toEqual(['/api/avatar/7', '/img/no-face.svg']);
  });

  it('[6-26] plain icon in serious business mode', () => expect(avatarImageUrl({ id: 7 }, true)).toBe(userIconUrl()));

  it('[7.9-09] product', () => expect(productImageUrl(42)).toBe('/images/product/42?trim&w=231'));

  it('[7.9-10] highlight', () => expect(highlightImageUrl('/images/h/1?v=2')).toBe('/images/h/1?v=2&w=500'));

  it('[7.9-11] banner and takeover', () => {
    expect([sizedImageUrl('/images/b', { w: 1128 }), sizedImageUrl('/images/t', { h: 1080 })]).toEqual([
      '/images/b?w=1128',
      '/images/t?h=1080',
    ]);
  });

  it('[7.9-12][7.9-13] achievement', () => {
    expect(achievementImageUrl('doge', { height: 64, width: 60 })).toBe(
      '/img/member/achievements/doge.png?h=64&w=60&q=75',
    );
  });

  it('[7.9-18][7.9-19] placeholder and fallback', () => {
    expect([LOADING_IMAGE_URL, NO_IMAGE_URL]).toEqual(['/img/loading_light.svg', '/img/no-image.svg']);
  });

  it('[3-113] takes the banner image from either field', () => {
    expect([
      bannerImage({ imageUrl: '/a' }),
      bannerImage({ bannerImage: { imageUrl: '/b' } }),
      bannerImage({}),
    ]).toEqual(['/a', '/b', null]);
  });
});

describe('avatar background', () => {
  const background = (rankLevel: number, now: number, id?: number) =>
    avatarBackgroundUrl({ rankLevel, avatar: { class: { id } } }, now);

  it('[7.9-14] is that of the class', () =>
    expect(background(8, SUMMER, 3)).toBe('/img/member/avatar/background-3.gif'));
  it('[7.9-15] is golden above level 8', () =>
    expect(background(9, SUMMER, 3)).toBe('/img/member/avatar/background-3-gold-plus.gif'));
  it('[7.9-16][O7-34] is that of Christmas in its window', () => {
    expect(background(9, CHRISTMAS, 3)).toBe('/img/member/avatar/background-3-xmas.gif');
  });
  it('[7.9-17] is number 1 without a class', () => {
    expect(avatarBackgroundUrl({ avatar: null }, SUMMER)).toBe('/img/member/avatar/background-1.gif');
  });
  it('[6-25] is hidden in serious business mode', () => expect(avatarBackgroundUrl({}, SUMMER, true)).toBeNull());
});
