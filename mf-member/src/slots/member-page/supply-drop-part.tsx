import { loadSupplyDrops, type SupplyDropData } from '../../features/supply-drop/load-supply-drops.ts';
import { SupplyDropPage } from '../../features/supply-drop/supply-drop-page.tsx';
import type { MemberPart } from './member-part.ts';

const SUPPLY_DROP = 'Förrådslåda';

/** [O2.17-10] The member's supply drops; without a level, when they begin [6-21]. */
export const SUPPLY_DROP_PART: MemberPart<SupplyDropData> = {
  load: loadSupplyDrops,
  place: (_data, href) => {
    const path = href('member.supply-drop');
    return { label: SUPPLY_DROP, path, crumbs: [{ title: SUPPLY_DROP, path }] };
  },
  Content: SupplyDropPage,
};
