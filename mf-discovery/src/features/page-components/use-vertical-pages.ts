import { clampPage, pageCount, togglePage } from '@shop/domain/pagination';
import { useState } from 'react';

/** [9-74][9-75] On a phone a page is three rows of two. */
const HIGHLIGHTS_PER_ROW_ON_PHONES = 2;
const ROWS_ON_PHONES = 3;
const PER_PAGE = HIGHLIGHTS_PER_ROW_ON_PHONES * ROWS_ON_PHONES;

/** [2.11-15][4-84][4-85] Vertical paging on phones: the first page, or all of them. Wider windows show all. */
export function useVerticalPages(total: number): { isCollapsed: boolean; hasPages: boolean; toggle: () => void } {
  const pages = pageCount(total, PER_PAGE);
  const [requested, setRequested] = useState(1);
  const page = clampPage(requested, pages);
  return { isCollapsed: page < pages, hasPages: pages > 1, toggle: () => setRequested(togglePage(page, pages)) };
}
