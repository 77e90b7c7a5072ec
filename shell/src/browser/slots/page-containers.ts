import type { RouteSnapshot } from '@shop/contracts/routes';
import type { SiteDescription } from '@shop/contracts/site-description';
import type { SlotName } from '@shop/contracts/slots';
import { AREAS, OF_PAGE, pageAreas, type Area } from '../../page/page-areas.ts';
import type { SlotContainer } from './slot-container.ts';

/** Containers of the page by area. */
export interface PageContainers {
  in(area: Area): readonly SlotContainer[];
  set(area: Area, containers: readonly SlotContainer[]): void;
  /** The area's element in the document, if the layout has it. */
  elementOf(area: Area): HTMLElement | null;
  /** Slots of a route in an area that a release offers. */
  slotsOf(route: RouteSnapshot, area: Area): SlotName[];
  /** Slots of a route that must be loaded: those that are not on the page yet, and those that belong to one page. */
  slotsToLoad(route: RouteSnapshot): SlotName[];
}

export const newSlotElement = (slot: SlotName): HTMLElement => {
  const element = document.createElement('div');
  element.dataset.slot = slot;
  return element;
};

export function createPageContainers(
  root: ParentNode,
  about: SiteDescription['slots'],
  isOffered: (slot: SlotName) => boolean,
): PageContainers {
  const containers = new Map<Area, readonly SlotContainer[]>();
  const containersIn = (area: Area) => containers.get(area) ?? [];
  const slotsOf = (route: RouteSnapshot, area: Area) => pageAreas(route, about)[area].filter(isOffered);
  return {
    in: containersIn,
    set: (area, next) => void containers.set(area, next),
    elementOf: (area) => root.querySelector<HTMLElement>(`[data-area="${area}"]`),
    slotsOf,
    slotsToLoad: (route) =>
      AREAS.flatMap((area) => {
        const present = containersIn(area).map(({ slot }) => slot);
        return slotsOf(route, area).filter((slot) => OF_PAGE.includes(area) || !present.includes(slot));
      }),
  };
}
