import type { SiteDescription } from '@shop/contracts/site-description';
import { describe, expect, it } from '@jest/globals';
import { AREAS, pageAreas, serverSlots } from './page-areas.ts';

const SLOTS: SiteDescription['slots'] = {
  filters: { area: 'left', columns: ['list'], order: 1 },
  'side-menu': { area: 'left', columns: ['list'] },
  'list-page': { below: ['article'] },
  'article-links': { below: ['article', 'product'], order: 5 },
};

describe('the areas of a page', () => {
  it('[2.3-12] an article has side menu and filters beside it, and its products and more guides below', () => {
    const { left, page } = pageAreas({ name: 'article' }, SLOTS);
    expect([left, page]).toEqual([
      ['side-menu', 'filters'],
      ['article-page', 'list-page', 'article-links'],
    ]);
    expect(serverSlots({ name: 'article' }, SLOTS)).toContain('list-page');
  });

  it('an overlay that comes first is in an area of its own, before the header', () => {
    const slots = {
      ...SLOTS,
      chat: { area: 'overlay' },
      'cookie-consent': { area: 'overlay', comesFirst: true },
    } as const;
    const areas = pageAreas({ name: 'product' }, slots);
    expect([areas.first, areas.overlay, AREAS[0]]).toEqual([['cookie-consent'], ['chat'], 'first']);
  });

  it('a slot stands below the pages that it names, and below no others', () => {
    expect(pageAreas({ name: 'product' }, SLOTS).page).toEqual(['product-page', 'article-links']);
    expect(pageAreas({ name: 'category' }, SLOTS).page).toEqual(['list-page']);
    expect(pageAreas({ name: 'error' }, SLOTS).page).toEqual([]);
  });
});
