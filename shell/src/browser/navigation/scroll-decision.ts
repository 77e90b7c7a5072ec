import type { RouteSnapshot } from '@shop/contracts/routes';
import { firstOf, isSameRoute } from '@shop/contracts/routing';

/** The same page, shown otherwise: a filter, a sort order, a tab. Updated in place, without moving focus. */
export const isUpdateInPlace = (from: RouteSnapshot, to: RouteSnapshot): boolean => isSameRoute(from, to);

/** Whether the page stays where it is scrolled to. Another page of a list begins at its top. */
export function keepsScroll(from: RouteSnapshot, to: RouteSnapshot, wanted: boolean | undefined): boolean {
  if (wanted !== undefined) return wanted;
  return isUpdateInPlace(from, to) && firstOf(from.query, 'page') === firstOf(to.query, 'page');
}

export interface ScrollSituation {
  from: RouteSnapshot;
  to: RouteSnapshot;
  /** Where the old page is scrolled to. */
  scrolled: number;
  /** Where a step through the history leads; null for any other navigation. */
  restored: number | null;
  keepScroll: boolean | undefined;
}

/** Where a page that has just been shown is to be scrolled to; null where nothing has to be done. */
export function scrollAfter({ from, to, scrolled, restored, keepScroll }: ScrollSituation): number | null {
  if (restored !== null) return restored;
  return keepsScroll(from, to, keepScroll) || scrolled === 0 ? null : 0;
}
