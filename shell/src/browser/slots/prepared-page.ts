import type { RouteSnapshot } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import { AREAS, type Area } from '../../page/page-areas.ts';
import { newSlotElement, type PageContainers } from './page-containers.ts';
import type { PrerenderedSlot } from './prerendered-slot.ts';
import type { SlotContent, SlotContainer } from './slot-container.ts';

/** A page that is rendered off-screen. */
export interface PreparedPage {
  /** Replaces the old page, within one frame. */
  commit(): void;
  discard(): void;
}

/** Current and next containers of one area. */
interface PreparedArea {
  area: Area;
  old: readonly SlotContainer[];
  next: readonly SlotContainer[];
  /** Updates of containers that stay. */
  updates: readonly (() => void)[];
}

export interface PagePreparerOptions {
  containers: PageContainers;
  prerendered: PrerenderedSlot;
  createContainer: (element: HTMLElement, slot: SlotName) => SlotContainer;
}

export type PreparePage = (
  route: RouteSnapshot,
  contents: readonly SlotContent[],
  isInPlace: boolean,
) => Promise<PreparedPage>;

const ENTERING = 'data-entering';

/** Renders a page's slots hidden beside the current ones until the page is committed. */
export function createPagePreparer({ containers, prerendered, createContainer }: PagePreparerOptions): PreparePage {
  const enter = async (host: HTMLElement, content: SlotContent, route: RouteSnapshot): Promise<SlotContainer> => {
    const taken = prerendered.take(content);
    const container = taken ?? createContainer(newSlotElement(content.slot), content.slot);
    container.element.setAttribute(ENTERING, '');
    container.element.inert = true;
    host.append(container.element);
    await (taken ? taken.activate() : container.show(content, route));
    return container;
  };

  const prepareArea = async (
    area: Area,
    route: RouteSnapshot,
    contents: readonly SlotContent[],
    isInPlace: boolean,
  ): Promise<PreparedArea> => {
    const host = containers.elementOf(area);
    const old = containers.in(area);
    const next: SlotContainer[] = [];
    const updates: (() => void)[] = [];
    for (const slot of containers.slotsOf(route, area)) {
      const content = contents.find((candidate) => candidate.slot === slot);
      const present = old.find((candidate) => candidate.slot === slot);
      const mayStay = area !== 'page' || isInPlace;
      // A slot that shows its fallback is rendered again wherever its data have been reloaded.
      const staysAsItIs = mayStay && content?.module !== null && (present?.isMounted() || !content);
      if (present && staysAsItIs) {
        next.push(present);
        updates.push(() => void present.update({ route, ...(content && { data: content.data }) }));
      } else if (content && host) next.push(await enter(host, content, route));
    }
    return { area, old, next, updates };
  };

  const commit = (areas: readonly PreparedArea[]): void => {
    for (const { area, old, next, updates } of areas) {
      for (const gone of old) if (!next.includes(gone)) void gone.remove();
      for (const { element } of next) {
        element.removeAttribute(ENTERING);
        element.inert = false;
      }
      for (const update of updates) update();
      containers.set(area, next);
    }
    prerendered.drop();
  };

  return async (route, contents, isInPlace) => {
    const areas = await Promise.all(AREAS.map((area) => prepareArea(area, route, contents, isInPlace)));
    return {
      commit: () => commit(areas),
      discard() {
        for (const { old, next } of areas)
          for (const container of next) if (!old.includes(container)) void container.remove();
      },
    };
  };
}
