import type { RouteSnapshot } from '@shop/contracts/routes';
import type { SiteDescription } from '@shop/contracts/site-description';
import type { SlotName } from '@shop/contracts/slots';
import { AREAS, childrenOf, isChild, OF_PAGE, pageAreas, type Area } from '../../page/page-areas.ts';
import { inTime, PATIENCE_MS } from './in-time.ts';
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
  /** Resolves when it is time for a slot that may come to life late. */
  whenWanted: (element: HTMLElement) => Promise<void>;
}

/** A page that is drawn but not shown yet. */
export interface PreparedPage {
  /** Takes the old page's place, within the same frame. */
  commit(): void;
  discard(): void;
}

export interface SlotManager {
  /** Brings the server's slots to life and fills the empty ones; resolves when all but the late ones are drawn or have failed. */
  start(situation: { isError: boolean }): Promise<void>;
  /** After `start`: the late ones, each in its time. Resolves when all are drawn or have failed. */
  startLate(): Promise<void>;
  /** Slots of a route that have to be loaded: those that are not on the page, and those that belong to the page alone. */
  slotsToLoad(route: RouteSnapshot): SlotName[];
  /**
   * Draws the page's own slot, in idle moments and outside the page, for a shopper who may go there next: `prepare` with the very same
   * content then only has to show it. Takes the place of the last one that was drawn ahead.
   */
  drawAhead(route: RouteSnapshot, contents: readonly SlotContent[]): void;
  prepare(route: RouteSnapshot, contents: readonly SlotContent[], isInPlace: boolean): Promise<PreparedPage>;
  /** The Platform's `mountSlot`: fills an element of one slot with another. */
  mountChild(slot: SlotName, element: HTMLElement): () => void;
}

const ENTERING = 'data-entering';

export function createSlotManager(options: SlotManagerOptions): SlotManager {
  const { root, about, load, loadModule, initialData, currentRoute, isOffered, whenWanted } = options;
  const places = new Map<Area, SlotPlace[]>(AREAS.map((area) => [area, []]));
  const placesIn = (area: Area) => places.get(area) ?? [];
  const elementOf = (area: Area) => root.querySelector<HTMLElement>(`[data-area="${area}"]`);
  const slotsOf = (route: RouteSnapshot, area: Area) => pageAreas(route, about)[area].filter(isOffered);

  const place = (element: HTMLElement, slot: SlotName): SlotPlace => {
    const made: SlotPlace = createSlotPlace(element, slot, {
      ...options,
      fallback: { about: about[slot], isChild: isChild(slot, about) },
      mountChild,
      retry: async () => {
        const content = await load(slot, currentRoute());
        if (content.isCodeLost) options.onCodeLost?.();
        await made.show(content, currentRoute());
      },
    });
    return made;
  };

  /** Slots that have come to life in the server's HTML of a parent that has not: they are somebody else's, and need not wait for it. */
  const early = new Map<HTMLElement, SlotPlace>();

  const enlivenChildren = (parent: SlotPlace) => {
    for (const slot of childrenOf(parent.slot, about)) {
      const element = parent.element.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
      if (!element || !isOffered(slot)) continue;
      const child = place(element, slot);
      early.set(element, child);
      void enliven(child);
    }
  };

  /** What its parent has kept it takes over with `mountChild`; what went with the server's HTML is left. */
  const leaveLost = () => {
    for (const [element, child] of early) {
      if (element.isConnected) continue;
      early.delete(element);
      void child.leave();
    }
  };

  let ahead: { content: SlotContent; place: SlotPlace } | null = null;
  const dropAhead = () => {
    const gone = ahead;
    ahead = null;
    void gone?.place.leave();
  };
  /** What was drawn ahead from this content, for whoever shows it now. */
  const takeAhead = (content: SlotContent): SlotPlace | null => {
    if (ahead?.content !== content || !ahead.place.isMounted()) return null;
    const { place: drawn } = ahead;
    ahead = null;
    return drawn;
  };

  const newElement = (slot: SlotName) => {
    const element = document.createElement('div');
    element.dataset.slot = slot;
    return element;
  };

  /** Hydrates with the server's data when its HTML is there, else loads. */
  const enliven = async (target: SlotPlace, route = currentRoute()) => {
    const { slot, element } = target;
    const known = hasServerHtml(element) ? initialData(slot) : null;
    if (!known) {
      if (hasServerHtml(element)) element.replaceChildren();
      return target.show(await inTime(slot, load(slot, route)), route);
    }
    const timer = setTimeout(() => enlivenChildren(target), PATIENCE_MS);
    const content = await loadModule(slot).then(
      (module) => ({ slot, module, data: known.data, error: null }),
      (error: unknown) => ({ slot, module: null, data: null, error }),
    );
    clearTimeout(timer);
    await target.show(content, route);
    leaveLost();
  };

  function mountChild(slot: SlotName, element: HTMLElement): () => void {
    if (!isOffered(slot)) return () => undefined;
    const alive = early.get(element);
    early.delete(element);
    const child = alive ?? place(element, slot);
    if (!alive) void enliven(child);
    // The element is the parent slot's; only what stands in it is ours.
    return () => void child.leave();
  }

  const prepareArea = async (
    area: Area,
    route: RouteSnapshot,
    contents: readonly SlotContent[],
    isInPlace: boolean,
  ) => {
    const host = elementOf(area);
    const old = placesIn(area);
    const next: SlotPlace[] = [];
    const later: (() => void)[] = [];
    for (const slot of slotsOf(route, area)) {
      const content = contents.find((candidate) => candidate.slot === slot);
      const kept = old.find((candidate) => candidate.slot === slot);
      const mayStay = area !== 'page' || isInPlace;
      // A slot that shows its fallback gets another chance wherever its data has been loaded anew.
      const staysAsItIs = mayStay && content?.module !== null && (kept?.isMounted() || !content);
      if (kept && staysAsItIs) {
        next.push(kept);
        later.push(() => void kept.update({ route, ...(content && { data: content.data }) }));
      } else if (content && host) {
        const drawn = takeAhead(content);
        const made = drawn ?? place(newElement(slot), slot);
        made.element.setAttribute(ENTERING, '');
        made.element.inert = true;
        host.append(made.element);
        next.push(made);
        await (drawn ? drawn.comeAlive() : made.show(content, route));
      }
    }
    return { area, old, next, later };
  };

  const late: (() => Promise<void>)[] = [];
  const enlivenLate = async (target: SlotPlace, area: Area, drawnFor: RouteSnapshot) => {
    await whenWanted(target.element);
    // The shopper may have moved on meanwhile; what is still there is hydrated as the server drew it, then brought up to date.
    if (!placesIn(area).includes(target) || target.isMounted()) return;
    await enliven(target, drawnFor);
    if (currentRoute() !== drawnFor) await target.update({ route: currentRoute() });
  };

  return {
    async start({ isError }) {
      const route = currentRoute();
      const drawn: Promise<void>[] = [];
      for (const area of AREAS) {
        // An error page has nothing of its own to bring to life.
        if (isError && OF_PAGE.includes(area)) continue;
        const host = elementOf(area);
        for (const slot of slotsOf(route, area)) {
          const element = host?.querySelector<HTMLElement>(`:scope > [data-slot="${slot}"]`) ?? newElement(slot);
          if (!element.isConnected) host?.append(element);
          const made = place(element, slot);
          placesIn(area).push(made);
          if (about[slot]?.isDeferred) late.push(() => enlivenLate(made, area, route));
          else drawn.push(enliven(made));
        }
      }
      await Promise.all(drawn);
    },

    async startLate() {
      await Promise.all(late.splice(0).map((begin) => begin()));
    },

    slotsToLoad: (route) =>
      AREAS.flatMap((area) => {
        const present = placesIn(area).map(({ slot }) => slot);
        return slotsOf(route, area).filter((slot) => OF_PAGE.includes(area) || !present.includes(slot));
      }),

    drawAhead(route, contents) {
      const [slot] = slotsOf(route, 'page');
      const content = contents.find((candidate) => candidate.slot === slot && candidate.module !== null);
      if (ahead && ahead.content === content) return;
      dropAhead();
      if (!content) return;
      ahead = { content, place: place(newElement(content.slot), content.slot) };
      void ahead.place.showAhead(content, route);
    },

    async prepare(route, contents, isInPlace) {
      const areas = await Promise.all(AREAS.map((area) => prepareArea(area, route, contents, isInPlace)));
      return {
        commit() {
          for (const { area, old, next, later } of areas) {
            for (const gone of old) if (!next.includes(gone)) void gone.remove();
            for (const { element } of next) {
              element.removeAttribute(ENTERING);
              element.inert = false;
            }
            for (const act of later) act();
            places.set(area, next);
          }
          dropAhead();
        },
        discard() {
          for (const { old, next } of areas) for (const made of next) if (!old.includes(made)) void made.remove();
        },
      };
    },

    mountChild,
  };
}
