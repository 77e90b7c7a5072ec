import { expect, it } from '@jest/globals';
import { touchpoint } from './breakpoints.ts';

it('[7.6-01] makes DESKTOP of what is above md', () => {
  expect((['xs', 'sm', 'md', 'lg'] as const).map(touchpoint)).toEqual(['MOBILE', 'MOBILE', 'MOBILE', 'DESKTOP']);
});
