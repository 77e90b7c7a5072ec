import type { RouteSnapshot } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import { newSlotElement } from './page-places.ts';
import type { SlotContent, SlotPlace } from './slot-place.ts';

/** One slot that is rendered outside the page, for a shopper who may go there next. */
export interface PrerenderedSlot {
  /** Takes the place of the last one; null only drops that. */
  render(route: RouteSnapshot, content: SlotContent | null): void;
  /** What was rendered from this very content, for whoever shows it now. */
  take(content: SlotContent): SlotPlace | null;
  drop(): void;
}

export function createPrerenderedSlot(
  createPlace: (element: HTMLElement, slot: SlotName) => SlotPlace,
): PrerenderedSlot {
  let current: { content: SlotContent; place: SlotPlace } | null = null;
  const drop = () => {
    const gone = current;
    current = null;
    void gone?.place.leave();
  };
  return {
    render(route, content) {
      if (current && current.content === content) return;
      drop();
      if (content === null) return;
      const place = createPlace(newSlotElement(content.slot), content.slot);
      current = { content, place };
      void place.prerender(content, route);
    },
    take(content) {
      if (current?.content !== content || !current.place.isMounted()) return null;
      const { place } = current;
      current = null;
      return place;
    },
    drop,
  };
}
