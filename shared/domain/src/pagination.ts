import { formatWholeNumber } from './money.ts';

/** [9-64] Products on a page of a product list. */
export const PRODUCTS_PER_PAGE = 24;

/** [9-65][9-56] Also the most products a top list shows [3-96]. */
export const TOP_LIST_PRODUCTS_PER_PAGE = 12;

/** [9-66][O9-14] Lists with fewer products have no view toggles, progress bar or autoscroll toggle. */
export const COMPACT_LAYOUT_THRESHOLD = 10;

/** [9-67][O9-15] A search with more results does not scroll on by itself. */
export const AUTOSCROLL_THRESHOLD = 46;

/** Number of pages, at least 1: an empty list is one empty page. */
export function pageCount(total: number, perPage: number = PRODUCTS_PER_PAGE): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** [4-85] The nearest page there is, 1-based; anything but a number is page 1. */
export function clampPage(page: number, pages: number): number {
  return Number.isNaN(page) ? 1 : Math.min(Math.max(1, Math.trunc(page)), Math.max(1, pages));
}

/** [4-84][O4-31] The target of 'Visa fler', the last page; from there 'Visa färre' leads back to the first. */
export function togglePage(page: number, pages: number): number {
  return page >= pages ? 1 : clampPage(pages, pages);
}

/** [4-76][O9-15] Whether a list may load its next page by itself; `filteredCount` is the count after filters. */
export function allowsAutoscroll(list: {
  isSearch: boolean;
  filteredCount: number;
  clickedShowMore: boolean;
}): boolean {
  return !list.isSearch || list.filteredCount <= AUTOSCROLL_THRESHOLD || list.clickedShowMore;
}

/** [9-66][O9-14] Whether a list is short enough for the compact layout. */
export function usesCompactLayout(productCount: number): boolean {
  return productCount < COMPACT_LAYOUT_THRESHOLD;
}

/** 'Visar 24 av 1 204' */
export function resultCounterText(shown: number, total: number): string {
  return `Visar ${formatWholeNumber(shown)} av ${formatWholeNumber(total)}`;
}

/** 'Visat 24 av 1 204 produkter i listan' */
export function listProgressText(shown: number, total: number): string {
  return `Visat ${formatWholeNumber(shown)} av ${formatWholeNumber(total)} produkter i listan`;
}

/** 'Sida 2 av 5', only when there is more than one page. */
export function sliderProgressText(page: number, pages: number): string | null {
  return pages > 1 ? `Sida ${clampPage(page, pages)} av ${pages}` : null;
}

/** Page numbers of the crawlers' paginator: first, last and the neighbours of the current one; null is a gap. */
export function paginatorPages(page: number, pages: number): (number | null)[] {
  const visible = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const sorted = [...new Set(visible)].sort((a, b) => a - b);
  return sorted.flatMap((each, index) => {
    const previous = sorted[index - 1];
    return previous !== undefined && each - previous > 1 ? [null, each] : [each];
  });
}
