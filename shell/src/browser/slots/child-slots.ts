import type { SlotName } from '@shop/contracts/slots';
import type { SlotContainer } from './slot-container.ts';

export interface ChildSlotsOptions {
  /** Slots that one slot may hold. */
  childrenOf: (slot: SlotName) => readonly SlotName[];
  createContainer: (element: HTMLElement, slot: SlotName) => SlotContainer;
  hydrate: (container: SlotContainer) => Promise<void>;
  isOffered: (slot: SlotName) => boolean;
}

/** Slots that stand in other slots. */
export interface ChildSlots {
  /**
   * Hydrates those in the server's HTML of a parent whose own code has not come: they are another remote's, and need
   * not wait for it.
   */
  hydrateEarly(parent: SlotContainer): void;
  /** After the parent has hydrated: unmounts those that went with the server's HTML. */
  dropLost(): void;
  /** The Platform's `mountSlot`: fills an element of one slot with another, or takes over what was hydrated early. */
  mount(slot: SlotName, element: HTMLElement): () => void;
}

export function createChildSlots({ childrenOf, createContainer, hydrate, isOffered }: ChildSlotsOptions): ChildSlots {
  const early = new Map<HTMLElement, SlotContainer>();
  return {
    hydrateEarly(parent) {
      for (const slot of childrenOf(parent.slot)) {
        const element = parent.element.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
        if (!element || !isOffered(slot)) continue;
        const child = createContainer(element, slot);
        early.set(element, child);
        void hydrate(child);
      }
    },
    dropLost() {
      for (const [element, child] of early) {
        if (element.isConnected) continue;
        early.delete(element);
        void child.leave();
      }
    },
    mount(slot, element) {
      if (!isOffered(slot)) return () => undefined;
      const hydrated = early.get(element);
      early.delete(element);
      const child = hydrated ?? createContainer(element, slot);
      if (!hydrated) void hydrate(child);
      // The element is the parent slot's; only what stands in it is ours.
      return () => void child.leave();
    },
  };
}
