import type { RouteTable } from './routes.ts';
import type { AfterCall, SlotDescription } from './slot-description.ts';
import type { SlotName } from './slots.ts';

/** Where and how a slot stands on pages: what the browser needs of its description. */
export type PlacedSlot = Pick<
  SlotDescription,
  'area' | 'columns' | 'order' | 'isDeferred' | 'isBrowserOnly' | 'children' | 'fallback'
>;

/** What the releases of one document say of themselves, put together. Goes with the document; slots that say nothing are left out. */
export interface SiteDescription {
  slots: Readonly<Record<SlotName, PlacedSlot>>;
  /** Beside the route table; left out while there is none. */
  routes?: RouteTable;
  /** Left out while there is none. */
  afterCalls?: readonly AfterCall[];
}
