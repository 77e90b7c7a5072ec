import type { RouteSnapshot } from '@shop/contracts/routes';
import { firstOf, isSameRoute } from '@shop/contracts/routing';

/**
 * Whether a navigation only changes the query of the same page (filter, sort order, tab): updated in place, without
 * moving focus.
 */
export const isUpdateInPlace = (from: RouteSnapshot, to: RouteSnapshot): boolean => isSameRoute(from, to);

/** Whether the scroll position is preserved. Another page of a list begins at the top. */
export function keepsScroll(from: RouteSnapshot, to: RouteSnapshot, requested: boolean | undefined): boolean {
  if (requested !== undefined) return requested;
  return isUpdateInPlace(from, to) && firstOf(from.query, 'page') === firstOf(to.query, 'page');
}

export interface ScrollSituation {
  from: RouteSnapshot;
  to: RouteSnapshot;
  /** Scroll position of the old page in px. */
  scrolled: number;
  /** Saved scroll position of a step through the history in px; null for any other navigation. */
  restored: number | null;
  keepScroll: boolean | undefined;
}

/** Scroll position in px for a page that has just been shown; null when it need not be scrolled. */
export function scrollAfter({ from, to, scrolled, restored, keepScroll }: ScrollSituation): number | null {
  if (restored !== null) return restored;
  return keepsScroll(from, to, keepScroll) || scrolled === 0 ? null : 0;
}
