/** A page number, or a gap of two or more pages left out. */
export type PaginationItem = number | 'gap';

/**
 * Which numbers to show: the first, the last, the current one and its neighbours. A gap never stands for a single page, so
 * that no number is hidden for nothing; at most seven items.
 */
export function paginationItems(page: number, pageCount: number): PaginationItem[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const start = Math.min(Math.max(page - 1, 3), pageCount - 4);
  const middle = [start, start + 1, start + 2];
  if (page <= 4) return [1, 2, 3, 4, 5, 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...Array.from({ length: 5 }, (_, index) => pageCount - 4 + index)];
  return [1, 'gap', ...middle, 'gap', pageCount];
}
