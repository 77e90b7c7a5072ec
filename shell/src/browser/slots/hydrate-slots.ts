import type { RouteSnapshot } from '@shop/contracts/routes';
import { AREAS, OF_PAGE, type Area } from '../../page/page-areas.ts';
import { newSlotElement, type PagePlaces } from './page-places.ts';
import type { SlotPlace } from './slot-place.ts';
import type { SlotName } from '@shop/contracts/slots';

export interface SlotStarterOptions {
  places: PagePlaces;
  /** Whether a slot may hydrate after all others. */
  isDeferred: (slot: SlotName) => boolean;
  createPlace: (element: HTMLElement, slot: SlotName) => SlotPlace;
  hydrate: (place: SlotPlace, route: RouteSnapshot) => Promise<void>;
  currentRoute: () => RouteSnapshot;
  /** Resolves when it is time for a slot that may hydrate late. */
  whenWanted: (element: HTMLElement) => Promise<void>;
}

export interface SlotStarter {
  /** Hydrates the server's slots and fills the empty ones; resolves when all but the late ones are rendered or have failed. */
  start(situation: { isError: boolean }): Promise<void>;
  /** After `start`: the late ones, each in its time. Resolves when all are rendered or have failed. */
  startDeferred(): Promise<void>;
}

export function createSlotStarter(options: SlotStarterOptions): SlotStarter {
  const { places, isDeferred, createPlace, hydrate, currentRoute, whenWanted } = options;
  const late: (() => Promise<void>)[] = [];

  const hydrateDeferred = async (place: SlotPlace, area: Area, renderedFor: RouteSnapshot) => {
    await whenWanted(place.element);
    // The shopper may have moved on meanwhile; what is still there hydrates as the server rendered it, and is then brought up to date.
    if (!places.in(area).includes(place) || place.isMounted()) return;
    await hydrate(place, renderedFor);
    if (currentRoute() !== renderedFor) await place.update({ route: currentRoute() });
  };

  /** Place of a slot in its area, in the server's element if there is one. */
  const placeOf = (slot: SlotName, area: Area): SlotPlace => {
    const host = places.elementOf(area);
    const element = host?.querySelector<HTMLElement>(`:scope > [data-slot="${slot}"]`) ?? newSlotElement(slot);
    if (!element.isConnected) host?.append(element);
    return createPlace(element, slot);
  };

  return {
    async start({ isError }) {
      const route = currentRoute();
      const hydrating: Promise<void>[] = [];
      for (const area of AREAS) {
        // An error page has nothing of its own to hydrate.
        if (isError && OF_PAGE.includes(area)) continue;
        const inArea = places.slotsOf(route, area).map((slot) => placeOf(slot, area));
        places.set(area, inArea);
        for (const place of inArea) {
          if (isDeferred(place.slot)) late.push(() => hydrateDeferred(place, area, route));
          else hydrating.push(hydrate(place, route));
        }
      }
      await Promise.all(hydrating);
    },
    async startDeferred() {
      await Promise.all(late.splice(0).map((begin) => begin()));
    },
  };
}
