import { expect, it } from '@jest/globals';
import { BREAKPOINTS, isAboveMedium, SCREEN_SIZES, touchpoint } from './breakpoints.ts';

const SIZES = ['xs', 'sm', 'md', 'lg'] as const;

it('[9-113] [9-114] [9-115] [9-116] numbers the screen sizes from xs, 1, to lg, 4', () => {
  expect(SCREEN_SIZES).toEqual({ xs: 1, sm: 2, md: 3, lg: 4 });
});

it('[O9-16] has one table of widths, those that were settled after it: wide is from 992 px', () => {
  expect(BREAKPOINTS).toEqual({ sm: 576, md: 768, lg: 992 });
  expect(SIZES.filter(isAboveMedium)).toEqual(['lg']);
});

it('[7.6-01] makes DESKTOP of what is above md', () => {
  expect(SIZES.map(touchpoint)).toEqual(['MOBILE', 'MOBILE', 'MOBILE', 'DESKTOP']);
});
