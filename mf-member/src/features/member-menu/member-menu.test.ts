import { ROUTES, type TableRoute } from '@shop/contracts/routes';
import { describe, expect, it } from '@jest/globals';
import { memberPart } from '../../slots/member-page/member-parts.ts';
import { ALL_MEMBER_PAGES, memberMenu, startRoute } from './member-menu.ts';

const SELF = { isSelf: true, rankLevel: 3 };
const OTHER = { isSelf: false, rankLevel: 3 };

const routesOf = (owner: typeof SELF, isSerious = false) =>
  Object.fromEntries(memberMenu(owner, isSerious).map(({ name, items }) => [name, items.map(({ route }) => route)]));

const PROFILE: TableRoute[] = [
  'member.orders',
  'member.benefits',
  'member.offers',
  'member.wishlists',
  'member.wh-payments',
  'member.profile',
];
const GAME: TableRoute[] = [
  'member.achievements',
  'member.avatar',
  'member.supply-drop',
  'member.knighthood',
  'member.friends',
  'member.toplist',
  'member.game',
];

/** [O2.10-06] What is never shown to others. */
const PERSONAL: TableRoute[] = [
  'member.orders',
  'member.benefits',
  'member.offers',
  'member.wh-payments',
  'member.profile',
  'member.avatar',
  'member.supply-drop',
  'member.game',
];

/** Groups without pages are left out. */
const groups = (list: Record<string, TableRoute[]>) =>
  Object.fromEntries(Object.entries(list).filter(([, routes]) => routes.length > 0));

describe('the member navigation', () => {
  it('[2.10-30][2.10-31] has two groups in their order', () => {
    expect(ALL_MEMBER_PAGES.map(({ route }) => route)).toEqual([...PROFILE, ...GAME]);
    expect(routesOf(SELF)).toEqual(groups({ 'Min kundprofil': PROFILE, Medlemsfunktioner: GAME }));
  });

  it('[2.17-02] lists every member route, and each has a page', () => {
    const routes = (Object.keys(ROUTES) as TableRoute[]).filter((name) => name.startsWith('member.'));
    expect(ALL_MEMBER_PAGES.map(({ route }) => route).sort()).toEqual(routes.sort());
    for (const route of routes) expect([route, memberPart(route) !== undefined]).toEqual([route, true]);
  });

  it('[2.10-32][6-18] hides personal items on another member’s profile', () => {
    const shown = Object.values(routesOf(OTHER)).flat();
    expect(shown.filter((route) => PERSONAL.includes(route))).toEqual([]);
    expect(shown).toEqual(ALL_MEMBER_PAGES.flatMap(({ route, isPersonal }) => (isPersonal ? [] : [route])));
  });

  it('[O2.10-06] shows others exactly the pages that they can open', () => {
    for (const { route, isPersonal } of ALL_MEMBER_PAGES)
      expect([route, memberPart(route)?.isPublic === true]).toEqual([route, !isPersonal]);
  });

  it('[2.10-33][6-23] hides the game in serious business mode', () => {
    expect(Object.keys(routesOf(SELF, true))).toEqual(['Min kundprofil']);
  });

  it('[2.10-35][6-21] shows the supply drop only with a rank level', () => {
    const listed = (rankLevel: number) => Object.values(routesOf({ ...SELF, rankLevel })).flat();
    expect(listed(0)).not.toContain('member.supply-drop');
    expect(listed(1)).toContain('member.supply-drop');
  });

  it('[2.1-08] begins with the orders, another member’s with what others may see', () => {
    expect(startRoute(SELF, false)).toBe('member.orders');
    const [group] = memberMenu(OTHER, false).slice(-1);
    expect(startRoute(OTHER, false)).toBe(group?.items[0]?.route ?? null);
  });
});
