import type { Takeover } from '@shop/contracts/rendering';
import { matchUrl } from '@shop/contracts/routing';
import { describe, expect, it } from '@jest/globals';
import { takeoverOf } from './takeover.ts';

const takeover = (description: string, sectionId: number | null): Takeover => ({
  sectionId,
  description,
  to: null,
  campaign: { id: 1, name: 'Rea' },
  background: '#000000',
  sides: { left: '/l?', right: '/r?' },
});
const EVERYWHERE = takeover('alla', null);
const ALL = [EVERYWHERE, takeover('start', 0), takeover('gaming', 13)];

const shown = (path: string, takeovers = ALL, status = 200) => {
  const { route } = matchUrl(path);
  if (route === null) throw new Error(`${path} has no route`);
  return takeoverOf({ route, status }, takeovers)?.description ?? null;
};

describe('takeoverOf', () => {
  it.each([
    ['/se', 'start'],
    ['/se/section/13-gaming', 'gaming'],
    ['/se/section/14-datorer', 'alla'],
    ['/se/category/13-mus', 'alla'],
    ['/se/checkout', null],
  ])('[1-76] %s shows the takeover %s', (path, expected) => expect(shown(path)).toBe(expected));

  it('[1-76] a section’s own is not shown elsewhere', () => {
    expect(shown('/se/product/1-mus', ALL.slice(1))).toBeNull();
    expect(shown('/se', [EVERYWHERE])).toBe('alla');
  });

  it('shows none beside an error', () => expect(shown('/se', ALL, 404)).toBeNull());
});
