import type { RouteSnapshot } from '@shop/contracts/routes';
import type { SiteDescription } from '@shop/contracts/site-description';
import type { SlotName } from '@shop/contracts/slots';
import { childrenOf, isChild } from '../../page/page-areas.ts';
import { createChildSlots, type ChildSlots } from './child-slots.ts';
import { createSlotStarter, type SlotStarter } from './hydrate-slots.ts';
import { inTime, SLOT_TIMEOUT_MS } from './in-time.ts';
import { createPagePlaces, type PagePlaces } from './page-places.ts';
import { createPagePreparer, type PreparePage } from './prepared-page.ts';
import { createPrerenderedSlot } from './prerendered-slot.ts';
import {
  createSlotPlace,
  hasServerHtml,
  type SlotContent,
  type SlotPlace,
  type SlotPlaceOptions,
} from './slot-place.ts';

export interface SlotManagerOptions extends SlotPlaceOptions {
  root: ParentNode;
  /** What the releases say of their slots. */
  about: SiteDescription['slots'];
  /** Loads code and data of one slot; never rejects. */
  load: (slot: SlotName, route: RouteSnapshot) => Promise<SlotContent>;
  /** Loads only the code, for a slot whose data came with the document. */
  loadModule: (slot: SlotName) => Promise<SlotContent['module']>;
  initialData: (slot: SlotName) => { data: unknown } | null;
  currentRoute: () => RouteSnapshot;
  /** Whether a release offers the slot at all; what nobody offers leaves no trace. */
  isOffered: (slot: SlotName) => boolean;
  /** The shopper has tried again, and the slot's code still cannot be had: its release may have gone. */
  onCodeLost?: () => void;
  /** Resolves when it is time for a slot that may hydrate late. */
  whenWanted: (element: HTMLElement) => Promise<void>;
}

export interface SlotManager extends SlotStarter, Pick<PagePlaces, 'slotsToLoad'> {
  /**
   * Renders the page's own slot, in idle moments and outside the page, for a shopper who may go there next: `prepare` with the very
   * same content then only has to show it. Takes the place of the last one that was prerendered.
   */
  prerender(route: RouteSnapshot, contents: readonly SlotContent[]): void;
  prepare: PreparePage;
  /** The Platform's `mountSlot`: fills an element of one slot with another. */
  mountChild: ChildSlots['mount'];
}

/** All slots of the document: their hydration, their change from page to page, and what stands in them. */
export function createSlotManager(options: SlotManagerOptions): SlotManager {
  const { root, about, load, loadModule, initialData, currentRoute, isOffered, whenWanted } = options;
  const places = createPagePlaces(root, about, isOffered);

  const createPlace = (element: HTMLElement, slot: SlotName): SlotPlace => {
    const place: SlotPlace = createSlotPlace(element, slot, {
      ...options,
      fallback: { about: about[slot], isChild: isChild(slot, about) },
      mountChild: (child, at) => children.mount(child, at),
      retry: async () => {
        const content = await load(slot, currentRoute());
        if (content.isCodeLost) options.onCodeLost?.();
        await place.show(content, currentRoute());
      },
    });
    return place;
  };

  /** Hydrates with the server's data when its HTML is there, else loads. */
  const hydrate = async (place: SlotPlace, route = currentRoute()): Promise<void> => {
    const { slot, element } = place;
    const known = hasServerHtml(element) ? initialData(slot) : null;
    if (!known) {
      if (hasServerHtml(element)) element.replaceChildren();
      return place.show(await inTime(slot, load(slot, route)), route);
    }
    const timer = setTimeout(() => children.hydrateEarly(place), SLOT_TIMEOUT_MS);
    const content = await loadModule(slot).then(
      (module) => ({ slot, module, data: known.data, error: null }),
      (error: unknown) => ({ slot, module: null, data: null, error }),
    );
    clearTimeout(timer);
    await place.show(content, route);
    children.dropLost();
  };

  const children = createChildSlots({
    childrenOf: (slot) => childrenOf(slot, about),
    createPlace,
    hydrate,
    isOffered,
  });
  const prerendered = createPrerenderedSlot(createPlace);
  return {
    ...createSlotStarter({
      places,
      isDeferred: (slot) => about[slot]?.isDeferred === true,
      createPlace,
      hydrate,
      currentRoute,
      whenWanted,
    }),
    slotsToLoad: places.slotsToLoad,
    prerender(route, contents) {
      const [slot] = places.slotsOf(route, 'page');
      const content = contents.find((candidate) => candidate.slot === slot && candidate.module !== null);
      prerendered.render(route, content ?? null);
    },
    prepare: createPagePreparer({ places, prerendered, createPlace }),
    mountChild: children.mount,
  };
}
