import type { SlotName } from '@shop/contracts/slots';
import { holdPresses } from './hold-presses.ts';
import type { SlotContainer } from './slot-container.ts';

export interface ChildSlotsOptions {
  /** Child slots of a slot. */
  childrenOf: (slot: SlotName) => readonly SlotName[];
  createContainer: (element: HTMLElement, slot: SlotName) => SlotContainer;
  hydrate: (container: SlotContainer) => Promise<void>;
  isOffered: (slot: SlotName) => boolean;
  /** Resolves when a child slot that does nothing by itself may hydrate; null for the others. */
  dueOf: (child: SlotContainer) => Promise<void> | null;
}

/** Mounts child slots, which are inside other slots. */
export interface ChildSlots {
  /**
   * Hydrates the child slots in a parent's server HTML while the parent's own code loads: they belong to another remote
   * and need not wait.
   */
  hydrateEarly(parent: SlotContainer): void;
  /** Called when the parent has hydrated: unmounts children whose elements it has removed. */
  dropLost(): void;
  /** The Platform's `mountSlot`: mounts a slot in an element, or adopts a child that was hydrated early. */
  mount(slot: SlotName, element: HTMLElement): () => void;
}

export function createChildSlots(options: ChildSlotsOptions): ChildSlots {
  const { childrenOf, createContainer, hydrate, isOffered, dueOf } = options;
  const early = new Map<HTMLElement, SlotContainer>();
  const left = new WeakSet<SlotContainer>();

  const begin = async (child: SlotContainer): Promise<void> => {
    const due = dueOf(child);
    if (due === null) return hydrate(child);
    const release = holdPresses(child.element);
    await due;
    if (!left.has(child)) await hydrate(child);
    release();
  };
  const leave = (child: SlotContainer): void => {
    left.add(child);
    void child.leave();
  };

  return {
    hydrateEarly(parent) {
      for (const slot of childrenOf(parent.slot)) {
        const element = parent.element.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
        if (!element || !isOffered(slot)) continue;
        const child = createContainer(element, slot);
        early.set(element, child);
        void begin(child);
      }
    },
    dropLost() {
      for (const [element, child] of early) {
        if (element.isConnected) continue;
        early.delete(element);
        leave(child);
      }
    },
    mount(slot, element) {
      if (!isOffered(slot)) return () => undefined;
      const hydrated = early.get(element);
      early.delete(element);
      const child = hydrated ?? createContainer(element, slot);
      if (!hydrated) void begin(child);
      // The element belongs to the parent; only its content is removed.
      return () => leave(child);
    },
  };
}
