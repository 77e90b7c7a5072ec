import type { RouteSnapshot } from '@shop/contracts/routes';
import { firstOf, isSameRoute } from '@shop/contracts/routing';

/** The same page, shown otherwise: a filter, a sort order, a tab. Updated in place, without moving focus. */
export const isUpdateInPlace = (from: RouteSnapshot, to: RouteSnapshot): boolean => isSameRoute(from, to);

/** Whether the page stays where it is scrolled to. Another page of a list begins at its top. */
export function keepsScroll(from: RouteSnapshot, to: RouteSnapshot, wish: boolean | undefined): boolean {
  if (wish !== undefined) return wish;
  return isUpdateInPlace(from, to) && firstOf(from.query, 'page') === firstOf(to.query, 'page');
}
