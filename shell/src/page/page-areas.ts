import { routeDefinition, type LeftColumn, type RouteName } from '@shop/contracts/routes';
import { CHILD_SLOTS, type SlotName } from '@shop/contracts/slots';

/** The parts of the layout that hold slots, in the order of the page [2.3-01]. */
export const AREAS = ['header', 'usp', 'left', 'page', 'footer', 'overlay'] as const;
export type Area = (typeof AREAS)[number];
/** Areas whose content is the page's own; the others stay from page to page. An error page has neither. */
export const OF_PAGE: readonly Area[] = ['left', 'page'];
export type PageAreas = Readonly<Record<Area, readonly SlotName[]>>;

/** [2.3-05..14], [O2.3-02] */
const LEFT_SLOTS: Readonly<Record<LeftColumn, readonly SlotName[]>> = {
  none: [],
  list: ['side-menu', 'filters'],
  filters: ['filters'],
  'side-menu': ['side-menu'],
  poll: ['poll'],
};

/** Which slots a route shows and where. Checkout goes without USP strip and footer [2.3-02], [2.3-03]. */
export function pageAreas(name: RouteName): PageAreas {
  const { page, leftColumn, isCheckout = false } = routeDefinition(name);
  return {
    header: ['header'],
    usp: isCheckout ? [] : ['usp-bar'],
    left: LEFT_SLOTS[leftColumn],
    page: page === null ? [] : [page],
    footer: isCheckout ? [] : ['footer'],
    overlay: ['cookie-consent'],
  };
}

/**
 * Slots that only the browser draws. Whether the shopper has chosen about cookies is not known to the shared answer, and a
 * banner that flashes at everyone who has would be worse than one that comes a moment later.
 */
export const BROWSER_ONLY: readonly SlotName[] = ['cookie-consent'];

/**
 * Slots that come to life last, when all others have and the browser is at rest, or when the shopper turns to them before: below the
 * fold or not urgent, and of use as plain HTML. Their scripts are no part of the first load.
 */
export const LATE: readonly SlotName[] = ['usp-bar', 'side-menu', 'poll', 'footer', 'cookie-consent'];

/** Every slot that the server renders for a route, child slots included. */
export function serverSlots(name: RouteName): SlotName[] {
  const own = Object.values(pageAreas(name))
    .flat()
    .filter((slot) => !BROWSER_ONLY.includes(slot));
  return [...own, ...own.flatMap((slot) => CHILD_SLOTS[slot] ?? [])];
}
