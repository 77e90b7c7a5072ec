import type { RouteSnapshot } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import type { AnySlotModule } from '@shop/platform';
import type { MountedSlot, SlotInput } from '../federation/index.ts';
import { createFallbackView, type FallbackViewOptions } from './fallback-view.ts';

/** Code and data of a slot; `error` is set when `load` has failed. */
export interface SlotContent {
  slot: SlotName;
  module: AnySlotModule | null;
  data: unknown;
  error: unknown;
  /** True when the code could not be loaded; false when the data could not. */
  isCodeLost?: boolean;
  /** Deferred content: the container shows the fallback until this resolves. */
  later?: Promise<SlotContent>;
}

export interface SlotContainerOptions {
  mount: (element: HTMLElement, module: AnySlotModule, input: SlotInput) => MountedSlot;
  /** Shared inputs of a mounted slot; a hydrating slot must show the server's time. */
  inputFor: (slot: SlotName, route: RouteSnapshot, data: unknown, isHydrating: boolean) => SlotInput;
  onError: (error: unknown, slot: SlotName) => void;
}

/** One element with one slot: mounted, or failed with its fallback. */
export interface SlotContainer {
  element: HTMLElement;
  slot: SlotName;
  /** False while the fallback is shown. */
  isMounted(): boolean;
  /** Resolves when the slot or its fallback is shown. Never rejects. */
  show(content: SlotContent, route: RouteSnapshot): Promise<void>;
  /** Like `show`, but in idle time and without effects, until `activate`. */
  prerender(content: SlotContent, route: RouteSnapshot): Promise<void>;
  activate(): Promise<void>;
  update(change: { route: RouteSnapshot; data?: unknown }): Promise<void>;
  /** Unmounts, and leaves the element to its owner. */
  leave(): Promise<void>;
  /** Removes the element at once, then unmounts. */
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
  /** Counts calls of `show`, so that deferred content does not replace newer content. */
  let turn = 0;

  const clear = async () => {
    const old = mounted;
    mounted = null;
    fallback.clear();
    await old?.unmount().catch(() => undefined);
  };

  /** When the fallback's code cannot be loaded either, the current content stays, usually the server's HTML. */
  const tryFallback = () =>
    fallback.show(() => mounted !== null).catch((problem: unknown) => options.onError(problem, slot));
  const fail = (error: unknown) => {
    options.onError(error, slot);
    return tryFallback();
  };

  /** Replaces a slot that throws while rendering by its fallback; its boundary has reported the error. */
  const lose = async () => {
    // Wait until React has finished with the tree that has thrown.
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
