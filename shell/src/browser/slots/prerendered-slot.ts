import type { RouteSnapshot } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import { newSlotElement } from './page-containers.ts';
import type { SlotContent, SlotContainer } from './slot-container.ts';

/** One slot that is prerendered outside the page, for the page that may be opened next. */
export interface PrerenderedSlot {
  /** Replaces the previous one; null only discards that. */
  render(route: RouteSnapshot, content: SlotContent | null): void;
  /** The container rendered from this very content, if any. */
  take(content: SlotContent): SlotContainer | null;
  drop(): void;
}

export function createPrerenderedSlot(
  createContainer: (element: HTMLElement, slot: SlotName) => SlotContainer,
): PrerenderedSlot {
  let current: { content: SlotContent; container: SlotContainer } | null = null;
  const drop = () => {
    const gone = current;
    current = null;
    void gone?.container.leave();
  };
  return {
    render(route, content) {
      if (current && current.content === content) return;
      drop();
      if (content === null) return;
      const container = createContainer(newSlotElement(content.slot), content.slot);
      current = { content, container };
      void container.prerender(content, route);
    },
    take(content) {
      if (current?.content !== content || !current.container.isMounted()) return null;
      const { container: slotContainer } = current;
      current = null;
      return slotContainer;
    },
    drop,
  };
}
