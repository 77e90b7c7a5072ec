import type { RouteSnapshot } from '@shop/contracts/routes';
import { AREAS, OF_PAGE, type Area } from '../../page/page-areas.ts';
import { newSlotElement, type PageContainers } from './page-containers.ts';
import type { SlotContainer } from './slot-container.ts';
import type { SlotName } from '@shop/contracts/slots';

export interface SlotStarterOptions {
  containers: PageContainers;
  /** Whether a slot may hydrate after all others. */
  isDeferred: (slot: SlotName) => boolean;
  createContainer: (element: HTMLElement, slot: SlotName) => SlotContainer;
  hydrate: (container: SlotContainer, route: RouteSnapshot) => Promise<void>;
  currentRoute: () => RouteSnapshot;
  /** Resolves when it is time for a slot that may hydrate late. */
  onIntent: (element: HTMLElement) => Promise<void>;
}

export interface SlotStarter {
  /**
   * Hydrates the server's slots and fills the empty ones; resolves when all but the late ones are rendered or have
   * failed.
   */
  start(situation: { isError: boolean }): Promise<void>;
  /** After `start`: the late ones, each in its time. Resolves when all are rendered or have failed. */
  startDeferred(): Promise<void>;
}

export function createSlotStarter(options: SlotStarterOptions): SlotStarter {
  const { containers, isDeferred, createContainer, hydrate, currentRoute, onIntent } = options;
  const late: (() => Promise<void>)[] = [];

  const hydrateDeferred = async (container: SlotContainer, area: Area, renderedFor: RouteSnapshot) => {
    await onIntent(container.element);
    // The shopper may have moved on meanwhile; what is still there hydrates as the server rendered it, and is then
    // brought up to date.
    if (!containers.in(area).includes(container) || container.isMounted()) return;
    await hydrate(container, renderedFor);
    if (currentRoute() !== renderedFor) await container.update({ route: currentRoute() });
  };

  /** Place of a slot in its area, in the server's element if there is one. */
  const placeOf = (slot: SlotName, area: Area): SlotContainer => {
    const host = containers.elementOf(area);
    const element = host?.querySelector<HTMLElement>(`:scope > [data-slot="${slot}"]`) ?? newSlotElement(slot);
    if (!element.isConnected) host?.append(element);
    return createContainer(element, slot);
  };

  return {
    async start({ isError }) {
      const route = currentRoute();
      const hydrating: Promise<void>[] = [];
      for (const area of AREAS) {
        // An error page has nothing of its own to hydrate.
        if (isError && OF_PAGE.includes(area)) continue;
        const inArea = containers.slotsOf(route, area).map((slot) => placeOf(slot, area));
        containers.set(area, inArea);
        for (const container of inArea) {
          if (isDeferred(container.slot)) late.push(() => hydrateDeferred(container, area, route));
          else hydrating.push(hydrate(container, route));
        }
      }
      await Promise.all(hydrating);
    },
    async startDeferred() {
      await Promise.all(late.splice(0).map((begin) => begin()));
    },
  };
}
