import { describe, expect, it } from '@jest/globals';
import { withScreenSize } from './screen-sizes.ts';

describe('withScreenSize', () => {
  it.each([
    ['oled 55', 'oled 55 tum'],
    ['billig OLED-tv 65 ', 'billig OLED-tv 65 tum'],
    ['4k tv 50', '4k tv 50 tum'],
    ['55 oled', '55 tum oled'],
  ])('reads %s as %s', (typed, read) => {
    expect(withScreenSize(typed)).toBe(read);
  });

  it.each(['oled 55 tum', 'oled 60', 'tv 55', '4k 120 hz', 'koled 55', 'oled tv 55 under 9000'])(
    'leaves %s alone',
    (typed) => {
      expect(withScreenSize(typed)).toBe(typed);
    },
  );
});
