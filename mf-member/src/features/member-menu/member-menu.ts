import type { RouteName, TableRoute } from '@shop/contracts/routes';
import {
  BadgePercent,
  Crown,
  Dices,
  Heart,
  type LucideIcon,
  Medal,
  Package,
  PackageOpen,
  Receipt,
  Settings,
  Shield,
  Sparkles,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { PageOwner } from '../page-owner/page-owner.ts';

export interface MemberMenuItem {
  readonly route: TableRoute;
  readonly label: string;
  readonly icon: LucideIcon;
  /** [O2.10-06] Personal pages are never shown to others. */
  readonly isPersonal: boolean;
}

export interface MemberMenuGroup {
  readonly name: string;
  readonly items: readonly MemberMenuItem[];
}

const item = (route: TableRoute, label: string, icon: LucideIcon): MemberMenuItem => ({
  route,
  label,
  icon,
  isPersonal: true,
});

/** A page that others see, too: its part says `isPublic`. */
const publicItem = (route: TableRoute, label: string, icon: LucideIcon): MemberMenuItem => ({
  ...item(route, label, icon),
  isPersonal: false,
});

/** [2.10-30] The member's dealings with the shop. */
const PROFILE: readonly MemberMenuItem[] = [
  item('member.orders', 'Beställningar', Package),
  item('member.benefits', 'Förmåner', Sparkles),
  item('member.offers', 'Erbjudanden', BadgePercent),
  publicItem('member.wishlists', 'Önskelistor', Heart),
  item('member.wh-payments', 'Betalningar', Receipt),
  item('member.profile', 'Profilinställningar', Settings),
];

/** [2.10-31] The game. */
const GAME: readonly MemberMenuItem[] = [
  publicItem('member.achievements', 'Utmärkelser', Medal),
  item('member.avatar', 'Avatar', UserRound),
  item('member.supply-drop', 'Förrådslåda', PackageOpen),
  publicItem('member.knighthood', 'Riddarskap', Shield),
  item('member.friends', 'Vänner', UsersRound),
  publicItem('member.toplist', 'Topplista', Crown),
  item('member.game', 'Spel', Dices),
];

/** All member pages in their order, for tests of the parts. */
export const ALL_MEMBER_PAGES: readonly MemberMenuItem[] = [...PROFILE, ...GAME];

/** A page that serious business mode hides [6-23]. */
export const isGamePage = (route: RouteName): boolean => GAME.some((page) => page.route === route);

/** Name of a member page as its link says it. */
export const memberPageLabel = (route: RouteName): string =>
  ALL_MEMBER_PAGES.find((page) => page.route === route)?.label ?? '';

type Owner = Pick<PageOwner, 'isSelf' | 'rankLevel'>;

/**
 * The member pages that can be opened, in two groups: another member's without personal ones [2.10-32], the supply drop
 * only with a rank level [2.10-35], and none of the game in the reader's serious business mode [2.10-33].
 */
export const memberMenu = ({ isSelf, rankLevel }: Owner, isSerious: boolean): readonly MemberMenuGroup[] => {
  const isShown = ({ route, isPersonal }: MemberMenuItem) =>
    (isSelf || !isPersonal) && (route !== 'member.supply-drop' || rankLevel > 0);
  return [
    { name: isSelf ? 'Min kundprofil' : 'Kundprofil', items: PROFILE.filter(isShown) },
    { name: 'Medlemsfunktioner', items: isSerious ? [] : GAME.filter(isShown) },
  ].filter(({ items }) => items.length > 0);
};

/** Where an owner's pages begin: the orders, or the first page that others may see; null when there is none. */
export const startRoute = (owner: Owner, isSerious: boolean): TableRoute | null => {
  const groups = memberMenu(owner, isSerious);
  // What another member has earned comes before what they wish for.
  const first = owner.isSelf ? groups[0] : groups.at(-1);
  return first?.items[0]?.route ?? null;
};
