import { describe, expect, it } from '@jest/globals';
import {
  ACHIEVEMENT_IMAGE_SIDES,
  BANNER_IMAGE_WIDTHS,
  imageWidthsOf,
  PRODUCT_IMAGE_WIDTHS,
  stepAtLeast,
  TILE_IMAGE_WIDTHS,
} from './image-sizes.ts';
import { TAKEOVER_HEIGHTS } from './takeover.ts';

describe('sizes of pictures', () => {
  it.each([
    ['product', PRODUCT_IMAGE_WIDTHS],
    ['banner', BANNER_IMAGE_WIDTHS],
    ['tile', TILE_IMAGE_WIDTHS],
    ['takeover', TAKEOVER_HEIGHTS],
    ['medal', ACHIEVEMENT_IMAGE_SIDES],
  ])('[F7] of a %s are a short ascending list', (_name, steps) => {
    expect([...steps]).toEqual([...new Set(steps)].toSorted((a, b) => a - b));
    expect(steps.length).toBeLessThanOrEqual(14);
  });

  it('takes the next step up, and the largest above all', () => {
    expect([1, 48, 49, 1200, 9000].map((px) => stepAtLeast(PRODUCT_IMAGE_WIDTHS, px))).toEqual([
      48, 48, 64, 1200, 1200,
    ]);
  });

  it.each([
    ['/images/product/7?trim&w=231', 231, 231],
    ['/images/product/7', 88, 96],
    ['https://cdn.example.se/images/product/7', 2000, 1200],
    ['/images/banner/3', 564, 640],
    ['/images/highlight/3?w=500', 144, 250],
    ['/api/avatar/7', 40.4, 40],
    ['/images/constructor/7', 41, 41],
  ])('%s for %i px is %i px wide', (url, px, width) => expect(imageWidthsOf(url)(px)).toBe(width));
});
