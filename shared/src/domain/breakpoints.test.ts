import { describe, expect, it } from 'vitest';
import { isMobileWidth, SCREEN_SIZES, screenSize, screenSizeName, touchpoint } from './breakpoints.ts';

describe('screen sizes', () => {
  it('[9-113][9-114][9-115][9-116] are numbered 1 to 4', () => {
    expect(SCREEN_SIZES).toEqual({ xs: 1, sm: 2, md: 3, lg: 4 });
    expect([320, 575, 576, 767, 768, 991, 992, 2560].map(screenSize)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect([320, 600, 800, 1200].map(screenSizeName)).toEqual(['xs', 'sm', 'md', 'lg']);
  });

  it('call xs and sm mobile', () => expect([767, 768].map(isMobileWidth)).toEqual([true, false]));

  it('[7.6-01] make DESKTOP of what is above md', () => {
    expect([991, 992].map(touchpoint)).toEqual(['MOBILE', 'DESKTOP']);
  });
});
