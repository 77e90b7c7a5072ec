import type { RouteSnapshot } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import type { AnySlotModule } from '@shop/platform';
import type { MountedSlot, SlotInput } from '../federation/index.ts';
import { createFallbackView, type FallbackViewOptions } from './fallback-view.ts';

/** What a slot needs to be rendered; `load` failed when there is an error instead of data. */
export interface SlotContent {
  slot: SlotName;
  module: AnySlotModule | null;
  data: unknown;
  error: unknown;
  /** Its code cannot be had; otherwise what failed was its data. */
  isCodeLost?: boolean;
  /** Not there yet: its place shows the fallback until this resolves. */
  later?: Promise<SlotContent>;
}

export interface SlotContainerOptions {
  mount: (element: HTMLElement, module: AnySlotModule, input: SlotInput) => MountedSlot;
  /** Everything that a mounted slot gets beside its own; what hydrates must show the server's clock. */
  inputFor: (slot: SlotName, route: RouteSnapshot, data: unknown, isHydrating: boolean) => SlotInput;
  onError: (error: unknown, slot: SlotName) => void;
}

/** One element with one slot in it: mounted, or failed and showing its fallback. */
export interface SlotContainer {
  element: HTMLElement;
  slot: SlotName;
  /** False while it shows its fallback. */
  isMounted(): boolean;
  /** Resolves when something useful is shown: the slot or its fallback. Never rejects. */
  show(content: SlotContent, route: RouteSnapshot): Promise<void>;
  /** As `show`, but in idle moments and without effects, until `activate`. */
  prerender(content: SlotContent, route: RouteSnapshot): Promise<void>;
  activate(): Promise<void>;
  update(change: { route: RouteSnapshot; data?: unknown }): Promise<void>;
  /** Unmounts and leaves the element, which may be somebody else's. */
  leave(): Promise<void>;
  /** Unmounts and takes the element away, at once as far as the shopper can see. */
  remove(): Promise<void>;
}

export function createSlotContainer(
  element: HTMLElement,
  slot: SlotName,
  options: SlotContainerOptions & FallbackViewOptions,
): SlotContainer {
  let mounted: MountedSlot | null = null;
  const fallback = createFallbackView(element, slot, options);
  let shownFor: RouteSnapshot | null = null;
  /** Counts what is shown, so that what comes late does not take the place of something newer. */
  let turn = 0;

  const clear = async () => {
    const old = mounted;
    mounted = null;
    fallback.clear();
    await old?.unmount().catch(() => undefined);
  };

  /** Without the fallback's code whatever stands there, the server's HTML as a rule, is the best there is. */
  const tryFallback = () =>
    fallback.show(() => mounted !== null).catch((problem: unknown) => options.onError(problem, slot));
  const fail = (error: unknown) => {
    options.onError(error, slot);
    return tryFallback();
  };

  /** What throws while it is drawn, at first or later; its boundary has reported it. */
  const lose = async () => {
    // React is still at work on the tree that has thrown.
    await Promise.resolve();
    await clear();
    await tryFallback();
  };

  const show = async (
    { module, data, error, later }: SlotContent,
    route: RouteSnapshot,
    how: Pick<SlotInput, 'isPrerender'> = {},
  ): Promise<void> => {
    const own = ++turn;
    shownFor = route;
    await clear();
    if (later) {
      void later.then((content) => (own === turn ? show(content, shownFor ?? route) : undefined));
      return tryFallback();
    }
    if (module === null) return fail(error);
    fallback.discard();
    try {
      const input = options.inputFor(slot, route, data, element.hasChildNodes());
      mounted = options.mount(element, module, { ...input, ...how, onLost: () => void lose() });
      await mounted.mounted;
    } catch (problem) {
      mounted = null;
      await fail(problem);
    }
  };

  return {
    element,
    slot,
    isMounted: () => mounted !== null,
    show: (content, route) => show(content, route),
    prerender: (content, route) => show(content, route, { isPrerender: true }),
    async activate() {
      await mounted?.update({ isPrerender: false }).catch((problem: unknown) => options.onError(problem, slot));
    },
    async update(change) {
      shownFor = change.route;
      await mounted?.update({ ...change }).catch((problem: unknown) => options.onError(problem, slot));
    },
    leave() {
      turn += 1;
      return clear();
    },
    async remove() {
      turn += 1;
      element.remove();
      await clear();
    },
  };
}
