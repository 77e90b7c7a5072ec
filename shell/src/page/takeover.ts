import type { Takeover } from '@shop/contracts/rendering';
import { definitionOf, type RouteSnapshot } from '@shop/contracts/routes';

/** The section whose takeovers a page shows: 0 is the start page, null any other page. */
const sectionOf = ({ name, params }: RouteSnapshot): number | null => {
  if (name === 'index') return 0;
  return name === 'section' ? Number(params.id) : null;
};

/**
 * The takeover beside a page [1-76]: that of its section before one for all pages. None in checkout and on error pages.
 */
export function takeoverOf(
  { route, status }: { readonly route: RouteSnapshot; readonly status: number },
  takeovers: readonly Takeover[],
): Takeover | null {
  if (status !== 200 || definitionOf(route).isCheckout) return null;
  const section = sectionOf(route);
  const own = section === null ? undefined : takeovers.find(({ sectionId }) => sectionId === section);
  return own ?? takeovers.find(({ sectionId }) => sectionId === null) ?? null;
}
