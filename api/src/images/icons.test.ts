import { describe, expect, it } from '@jest/globals';
import { CATEGORY_ICON_NAMES, categoryIconSvg, iconSvg } from './icons.ts';

describe('icons', () => {
  it.each(CATEGORY_ICON_NAMES)('has a drawing for %s', async (name) => {
    expect(await iconSvg(name, '1A1A1D')).toMatch(
      /^<svg [^>]*stroke="#1A1A1D"[^>]*><(path|circle|rect|line|ellipse|poly)/,
    );
  });

  it('draws a parcel for a category icon nobody knows', async () => {
    expect(await categoryIconSvg('no-such-thing', '39485D')).toBe(await categoryIconSvg('package', '39485D'));
  });

  it('does not look outside its folder', async () => {
    expect(await iconSvg('../../package', '000000')).toBeNull();
  });
});
