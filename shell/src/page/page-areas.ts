import { definitionOf, type RouteSnapshot } from '@shop/contracts/routes';
import type { SlotDescription } from '@shop/contracts/slot-description';
import type { SiteDescription } from '@shop/contracts/site-description';
import type { SlotName } from '@shop/contracts/slots';

/** Areas of the layout that contain slots, in page order [2.3-01]; `first` has the overlays that come first. */
export const AREAS = ['first', 'header', 'usp', 'left', 'page', 'footer', 'overlay'] as const;
export type Area = (typeof AREAS)[number];
/** Areas whose content belongs to one page; the others stay in place during navigation. An error page has neither. */
export const OF_PAGE: readonly Area[] = ['left', 'page'];
export type PageAreas = Readonly<Record<Area, readonly SlotName[]>>;

type Slots = SiteDescription['slots'];

/** Areas that checkout does not show: USP bar [2.3-02] and footer [2.3-03]. */
const NOT_IN_CHECKOUT: readonly Area[] = ['usp', 'footer'];

type Entry = [SlotName, Slots[SlotName]];

// Names are plain letters. `localeCompare` would cost a slow phone 40 ms at its first call, before the page hydrates.
const inOrder = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted(([a, { order: first = 0 }], [b, { order: second = 0 }]) => first - second || (a < b ? -1 : 1));

/** Areas of the layout: all but the page itself. */
type OuterArea = Exclude<Area, 'page'>;
const OUTER_AREAS = AREAS.filter((area): area is OuterArea => area !== 'page');

const areaOf = ({ area, comesFirst }: Pick<SlotDescription, 'area' | 'comesFirst'>): OuterArea | undefined =>
  area === 'overlay' && comesFirst ? 'first' : area;

interface Places {
  areas: ReadonlyMap<OuterArea, readonly Entry[]>;
  /** Those that are rendered below the page of some route. */
  below: readonly Entry[];
}

const places = (slots: Slots): Places => {
  const entries = inOrder(Object.entries(slots));
  return {
    areas: new Map(OUTER_AREAS.map((area) => [area, entries.filter(([, about]) => areaOf(about) === area)])),
    below: entries.filter(([, about]) => about.below !== undefined),
  };
};

/** Every request asks, of descriptions that stay the same until the registry changes. */
const placed = new WeakMap<Slots, Places>();

const placesOf = (slots: Slots): Places => {
  const known = placed.get(slots) ?? places(slots);
  placed.set(slots, known);
  return known;
};

const namesOf = (entries: readonly Entry[]): SlotName[] => entries.map(([slot]) => slot);

/**
 * Slots of a route by area, from their descriptions [2.3-05..14]: order and columns come with the releases [O2.3-02].
 */
export function pageAreas(route: Pick<RouteSnapshot, 'name' | 'definition'>, slots: Slots): PageAreas {
  const { page, leftColumn, isCheckout = false } = definitionOf(route);
  const { areas, below } = placesOf(slots);
  const rows = OUTER_AREAS.map((area): [OuterArea, SlotName[]] => {
    if (isCheckout && NOT_IN_CHECKOUT.includes(area)) return [area, []];
    const shown = areas.get(area)?.filter(([, { columns = [] }]) => area !== 'left' || columns.includes(leftColumn));
    return [area, namesOf(shown ?? [])];
  });
  const belowThis = below.filter(([, about]) => about.below?.some((name) => name === route.name));
  return {
    ...(Object.fromEntries(rows) as Record<OuterArea, SlotName[]>),
    page: page === null ? [] : [page, ...namesOf(belowThis)],
  };
}

/** Child slots that a slot may contain. */
export const childrenOf = (slot: SlotName, slots: Slots): readonly SlotName[] => slots[slot]?.children ?? [];

/** Whether a slot is a child of others, and so neither a page nor a part of the layout. */
export const isChild = (slot: SlotName, slots: Slots): boolean =>
  Object.values(slots).some(({ children = [] }) => children.includes(slot));

/** All slots that the server renders for a route, child slots included. */
export function serverSlots(route: Pick<RouteSnapshot, 'name' | 'definition'>, slots: Slots): SlotName[] {
  const own = Object.values(pageAreas(route, slots))
    .flat()
    .filter((slot) => slots[slot]?.isBrowserOnly !== true);
  return [...own, ...own.flatMap((slot) => childrenOf(slot, slots))];
}
