import type { CategoryNode, FilterBox } from '@shop/contracts';

/** What the panel shows of a list. */
export interface FilterPanelData {
  readonly boxes: readonly FilterBox[];
  readonly categories: readonly CategoryNode[];
  readonly filteredProductCount: number;
}
