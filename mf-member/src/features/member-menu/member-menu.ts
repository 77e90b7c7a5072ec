import type { RouteName } from '@shop/contracts/routes';
import { Heart, type LucideIcon, Package, Receipt } from 'lucide-react';

export interface MemberMenuItem {
  readonly route: RouteName;
  readonly label: string;
  readonly icon: LucideIcon;
}

export interface MemberMenuGroup {
  readonly name: string;
  readonly items: readonly MemberMenuItem[];
}

/** [2.10-30] The member pages in their order. A page joins the menu when it can be opened. */
const GROUPS: readonly MemberMenuGroup[] = [
  {
    name: 'Min kundprofil',
    items: [
      { route: 'member.orders', label: 'Beställningar', icon: Package },
      { route: 'member.wishlists', label: 'Önskelistor', icon: Heart },
      { route: 'member.wh-payments', label: 'Betalningar', icon: Receipt },
    ],
  },
];

/** The groups of member pages. */
export const memberMenu = (): readonly MemberMenuGroup[] => GROUPS;
