import type { RouteSnapshot } from '@shop/contracts/routes';
import { AREAS, OF_PAGE, type Area } from '../../page/page-areas.ts';
import { newSlotElement, type PageContainers } from './page-containers.ts';
import type { SlotContainer } from './slot-container.ts';
import type { SlotName } from '@shop/contracts/slots';

export interface SlotStarterOptions {
  containers: PageContainers;
  /** Whether a slot hydrates after all others. */
  isDeferred: (slot: SlotName) => boolean;
  /** Whether a deferred slot of the document, in its element, hydrates only on the first interaction. */
  waitsForInteraction: (slot: SlotName, element: HTMLElement) => boolean;
  createContainer: (element: HTMLElement, slot: SlotName) => SlotContainer;
  hydrate: (container: SlotContainer, route: RouteSnapshot) => Promise<void>;
  currentRoute: () => RouteSnapshot;
  /** Resolves when a deferred slot should hydrate. */
  onIntent: (element: HTMLElement) => Promise<void>;
}

export interface SlotStarter {
  /**
   * Hydrates the server's slots and renders the empty ones; resolves when all but the deferred ones are rendered or
   * have failed.
   */
  start(situation: { isError: boolean }): Promise<void>;
  /**
   * Hydrates the deferred slots after `start`, each on intent, but those that wait for an interaction. Resolves when
   * all are rendered or have failed.
   */
  startDeferred(): Promise<void>;
  /** The same for those that wait, on the first interaction. */
  startOnInteraction(): Promise<void>;
}

export function createSlotStarter(options: SlotStarterOptions): SlotStarter {
  const { containers, isDeferred, waitsForInteraction, createContainer, hydrate, currentRoute, onIntent } = options;
  const deferred: (() => Promise<void>)[] = [];
  const waiting: (() => Promise<void>)[] = [];
  const runAll = async (begins: (() => Promise<void>)[]): Promise<void> => {
    await Promise.all(begins.splice(0).map((begin) => begin()));
  };

  const hydrateDeferred = async (container: SlotContainer, area: Area, renderedFor: RouteSnapshot) => {
    await onIntent(container.element);
    // The shopper may have navigated meanwhile; a slot that is still on the page hydrates as the server rendered it,
    // and is then updated.
    if (!containers.in(area).includes(container) || container.isMounted()) return;
    await hydrate(container, renderedFor);
    if (currentRoute() !== renderedFor) await container.update({ route: currentRoute() });
  };

  /** Container of a slot in its area, with the server's element if there is one. */
  const containerOf = (slot: SlotName, area: Area): SlotContainer => {
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
        // An error page has no slots of its own.
        if (isError && OF_PAGE.includes(area)) continue;
        const inArea = containers.slotsOf(route, area).map((slot) => containerOf(slot, area));
        containers.set(area, inArea);
        for (const container of inArea) {
          const { slot, element } = container;
          if (!isDeferred(slot)) hydrating.push(hydrate(container, route));
          else {
            const begins = waitsForInteraction(slot, element) ? waiting : deferred;
            begins.push(() => hydrateDeferred(container, area, route));
          }
        }
      }
      await Promise.all(hydrating);
    },
    startDeferred: () => runAll(deferred),
    startOnInteraction: () => runAll(waiting),
  };
}
