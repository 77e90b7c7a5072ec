import type { RouteTable } from './routes.ts';
import type { AfterCall, SlotDescription } from './slot-description.ts';
import type { SlotName } from './slots.ts';

/** Where and how pages mount a slot: the part of its description that the browser needs. */
export type PlacedSlot = Pick<
  SlotDescription,
  | 'area'
  | 'columns'
  | 'below'
  | 'order'
  | 'isDeferred'
  | 'hydratesOnInteraction'
  | 'comesFirst'
  | 'isBrowserOnly'
  | 'children'
  | 'fallback'
>;

/**
 * The descriptions of one document's releases, merged. Part of the document; slots without a description are left out.
 */
export interface SiteDescription {
  slots: Readonly<Record<SlotName, PlacedSlot>>;
  /** Beside the route table; left out while there is none. */
  routes?: RouteTable;
  /** Left out while there is none. */
  afterCalls?: readonly AfterCall[];
}
