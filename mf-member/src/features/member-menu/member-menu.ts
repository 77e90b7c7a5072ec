import type { RouteName } from '@shop/shared/contracts/routes';

export interface MemberMenuItem {
  route: RouteName;
  label: string;
}

export interface MemberMenuGroup {
  name: string;
  items: readonly MemberMenuItem[];
}

/** [2.10-30], [2.10-31] The member pages in their order. A page joins the menu when it can be opened. */
const GROUPS: readonly MemberMenuGroup[] = [
  { name: 'Min kundprofil', items: [{ route: 'member.orders', label: 'Beställningar' }] },
];

/** The groups that this member sees. */
export const memberMenu = (): readonly MemberMenuGroup[] => GROUPS.filter(({ items }) => items.length > 0);
