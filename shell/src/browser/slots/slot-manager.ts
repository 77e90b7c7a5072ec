import type { RouteSnapshot } from '@shop/contracts/routes';
import type { SiteDescription } from '@shop/contracts/site-description';
import type { SlotName } from '@shop/contracts/slots';
import { childrenOf, isChild } from '../../page/page-areas.ts';
import { createChildSlots, type ChildSlots } from './child-slots.ts';
import { createSlotStarter, type SlotStarter } from './hydrate-slots.ts';
import { withTimeout, SLOT_TIMEOUT_MS } from './with-timeout.ts';
import { hasServerHtml } from './fallback-view.ts';
import { createPageContainers, type PageContainers } from './page-containers.ts';
import { createPagePreparer, type PreparePage } from './prepared-page.ts';
import { createPrerenderedSlot } from './prerendered-slot.ts';
import {
  createSlotContainer,
  type SlotContent,
  type SlotContainer,
  type SlotContainerOptions,
} from './slot-container.ts';

export interface SlotManagerOptions extends SlotContainerOptions {
  root: ParentNode;
  /** Descriptions of all slots, from the releases. */
  about: SiteDescription['slots'];
  /** Loads code and data of one slot; never rejects. */
  load: (slot: SlotName, route: RouteSnapshot) => Promise<SlotContent>;
  /** Loads the code of a slot whose data came with the document. */
  loadModule: (slot: SlotName) => Promise<SlotContent['module']>;
  initialData: (slot: SlotName) => { data: unknown } | null;
  currentRoute: () => RouteSnapshot;
  /** Whether a release offers the slot; others leave no trace. */
  isOffered: (slot: SlotName) => boolean;
  /** Called when a retry still cannot load the slot's code, as when its release has been removed. */
  onCodeLost?: () => void;
  /** Resolves when a deferred slot should hydrate. */
  onIntent: (element: HTMLElement) => Promise<void>;
  /** As on the Platform. */
  isNewVisitor?: boolean | undefined;
  /** As on the Platform. */
  whenUsed: Promise<void>;
}

export interface SlotManager extends SlotStarter, Pick<PageContainers, 'slotsToLoad'> {
  /**
   * Prerenders the page's own slot in idle time and outside the page: a later `prepare` with the very same content only
   * has to show it. Replaces the previous prerendered slot.
   */
  prerender(route: RouteSnapshot, contents: readonly SlotContent[]): void;
  prepare: PreparePage;
  /** The Platform's `mountSlot`: mounts a slot in an element of another one. */
  mountChild: ChildSlots['mount'];
}

/** Creates the manager of all slots of the document: hydration, navigation and updates. */
export function createSlotManager(options: SlotManagerOptions): SlotManager {
  const { root, about, load, loadModule, initialData, currentRoute, isOffered, onIntent, isNewVisitor } = options;
  const containers = createPageContainers(root, about, isOffered);

  const createContainer = (element: HTMLElement, slot: SlotName): SlotContainer => {
    const container: SlotContainer = createSlotContainer(element, slot, {
      ...options,
      fallback: { about: about[slot], isChild: isChild(slot, about) },
      mountChild: (child, at) => children.mount(child, at),
      retry: async () => {
        const content = await load(slot, currentRoute());
        if (content.isCodeLost) options.onCodeLost?.();
        await container.show(content, currentRoute());
      },
    });
    return container;
  };

  /** Hydrates with the server's data when the HTML is there, else loads. */
  const hydrate = async (container: SlotContainer, route = currentRoute()): Promise<void> => {
    const { slot, element } = container;
    const known = hasServerHtml(element) ? initialData(slot) : null;
    if (!known) {
      if (hasServerHtml(element)) element.replaceChildren();
      return container.show(await withTimeout(slot, load(slot, route)), route);
    }
    const timer = setTimeout(() => children.hydrateEarly(container), SLOT_TIMEOUT_MS);
    const content = await loadModule(slot).then(
      (module) => ({ slot, module, data: known.data, error: null }),
      (error: unknown) => ({ slot, module: null, data: null, error }),
    );
    clearTimeout(timer);
    await container.show(content, route);
    children.dropLost();
  };

  const waitsForInteraction = (slot: SlotName, element: HTMLElement): boolean =>
    isNewVisitor === true &&
    about[slot]?.hydratesOnInteraction === true &&
    (about[slot].isBrowserOnly === true || hasServerHtml(element)) &&
    Object.keys(currentRoute().query).length === 0;

  const children = createChildSlots({
    childrenOf: (slot) => childrenOf(slot, about),
    createContainer,
    hydrate,
    isOffered,
    dueOf: ({ slot, element }) => (waitsForInteraction(slot, element) ? options.whenUsed : null),
  });
  const prerendered = createPrerenderedSlot(createContainer);
  return {
    ...createSlotStarter({
      containers,
      isDeferred: (slot) => about[slot]?.isDeferred === true,
      waitsForInteraction,
      createContainer,
      hydrate,
      currentRoute,
      onIntent,
    }),
    slotsToLoad: containers.slotsToLoad,
    prerender(route, contents) {
      const [slot] = containers.slotsOf(route, 'page');
      const content = contents.find((candidate) => candidate.slot === slot && candidate.module !== null);
      prerendered.render(route, content ?? null);
    },
    prepare: createPagePreparer({ containers, prerendered, createContainer }),
    mountChild: children.mount,
  };
}
