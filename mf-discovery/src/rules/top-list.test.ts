import { describe, expect, it } from '@jest/globals';
import { reviewPlace, topListLinkText, topListTarget } from './top-list.ts';

describe('top list', () => {
  it('[9-126] has the link text Visa fler unless it brings its own', () => {
    expect([topListLinkText({}), topListLinkText({ linkText: 'Alla möss' })]).toEqual(['Visa fler', 'Alla möss']);
  });

  it('[3-99] leads to its list with its filter', () => {
    const list = {
      listTypeName: 'Category',
      listId: 12,
      listName: 'Möss',
      listFilter: 'f=stock^1&f=search^a&sortBy=price',
    };
    expect(topListTarget(list)).toEqual({
      route: 'category',
      id: '12',
      name: 'Möss',
      query: { f: ['stock^1', 'search^a'], sortBy: 'price' },
    });
  });

  it('[3-97] leads to its raw link only when link and text are both set', () => {
    expect([topListTarget({ link: '/x', linkText: 'X' }), topListTarget({ link: '/x' }), topListTarget({})]).toEqual([
      { url: '/x' },
      null,
      null,
    ]);
  });

  it('[3-100][3-101] shows reviews in the slider (1), below it (2) or not at all', () => {
    expect([1, 2, 0, null].map(reviewPlace)).toEqual(['slider', 'below', null, null]);
  });
});
