import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  allowsAutoscroll,
  clampPage,
  listProgressText,
  pageCount,
  paginatorPages,
  resultCounterText,
  sliderProgressText,
  togglePage,
  TOP_LIST_PRODUCTS_PER_PAGE,
  usesCompactLayout,
} from './pagination.ts';

describe('pages', () => {
  it('[9-64] hold 24 products', () => expect([pageCount(0), pageCount(24), pageCount(25)]).toEqual([1, 1, 2]));

  it('[9-65][9-56] hold 12 products in a top list', () => expect(pageCount(25, TOP_LIST_PRODUCTS_PER_PAGE)).toBe(3));

  it('[4-85] are clamped to the valid range', () => {
    expect([clampPage(-3, 5), clampPage(9, 5), clampPage(2.7, 5), clampPage(NaN, 5), clampPage(1, 0)]).toEqual([
      1, 5, 2, 1, 1,
    ]);
    fc.assert(
      fc.property(
        fc.double(),
        fc.integer({ min: 1, max: 99 }),
        (page, pages) => clampPage(page, pages) >= 1 && clampPage(page, pages) <= pages,
      ),
    );
  });

  it('[4-84] toggle between the first and the last', () => {
    expect([togglePage(1, 4), togglePage(2, 4), togglePage(4, 4), togglePage(1, 1)]).toEqual([4, 4, 1, 1]);
  });
});

describe('list chrome', () => {
  it('[4-76][9-67][O9-15] stops autoscroll above 46 search results until show more is clicked', () => {
    const list = { isSearch: true, filteredCount: 47, clickedShowMore: false };
    expect(allowsAutoscroll(list)).toBe(false);
    expect(allowsAutoscroll({ ...list, filteredCount: 46 })).toBe(true);
    expect(allowsAutoscroll({ ...list, clickedShowMore: true })).toBe(true);
    expect(allowsAutoscroll({ ...list, isSearch: false })).toBe(true);
  });

  it('[9-66] is compact below 10 products', () => expect([9, 10].map(usesCompactLayout)).toEqual([true, false]));

  it('is worded in Swedish', () => {
    expect([
      resultCounterText(24, 1204),
      listProgressText(24, 48),
      sliderProgressText(2, 5),
      sliderProgressText(1, 1),
    ]).toEqual(['Visar 24 av 1\u00a0204', 'Visat 24 av 48 produkter i listan', 'Sida 2 av 5', null]);
  });

  it('numbers the paginator with gaps', () => {
    expect(paginatorPages(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
    expect([paginatorPages(1, 1), paginatorPages(2, 3)]).toEqual([[1], [1, 2, 3]]);
  });
});
