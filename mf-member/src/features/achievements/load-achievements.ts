import {
  type Achievement,
  type AchievementGroup,
  type EarnedAchievement,
  getAchievement,
  getAchievements,
  getMemberAchievements,
} from '@shop/contracts/api/member-world';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { clampPage, pageCount } from '@shop/domain/pagination';
import { type LoadInput, notFound, redirect } from '@shop/platform';
import { ownerParams, type PageOwner } from '../page-owner/page-owner.ts';
import { type AchievementQuery, achievementListQuery, readAchievementQuery } from './achievement-query.ts';

/** A grid of six rows at most on a laptop, of twelve on a phone. */
export const ACHIEVEMENTS_PER_PAGE = 24;

/** An achievement of the page; others' progress is not shown. */
export type ListedAchievement = Omit<Achievement, 'progress'> & {
  readonly progress: Achievement['progress'] | null;
  /** How many members have it; for the one that is opened. */
  readonly holders?: number;
};

export interface AchievementsData extends AchievementQuery {
  readonly achievements: readonly ListedAchievement[];
  readonly groups: readonly AchievementGroup[];
  readonly earnedCount: number;
  /** All that the member can see; null for another member's. */
  readonly totalCount: number | null;
  readonly pages: number;
  /** What is nearest, where the page itself shows only what is earned; none of another member's. */
  readonly nearest: readonly ListedAchievement[];
  /** The one that the URL names, shown above the others. */
  readonly opened: ListedAchievement | null;
}

type Needed = Pick<LoadInput, 'api' | 'route' | 'signal' | 'href'> & { readonly owner: PageOwner };

/** Leads to the last page from one beyond it. */
const requirePage = ({ href, owner }: Needed, query: AchievementQuery, count: number): number => {
  const pages = pageCount(count, ACHIEVEMENTS_PER_PAGE);
  if (query.page <= Math.max(1, pages)) return pages;
  const last = achievementListQuery({ ...query, page: clampPage(query.page, pages) });
  return redirect(href('member.achievements', ownerParams(owner), last));
};

/** What is nearest stands above the first page, unless that page comes to it by itself. */
const nearestOf = (
  shown: readonly ListedAchievement[],
  nearest: readonly ListedAchievement[],
  { page }: AchievementQuery,
): readonly ListedAchievement[] => (page === 1 && shown.every(({ earnedAt }) => earnedAt !== null) ? nearest : []);

const openedOf = ({ achievement, holders }: ResponseOf<typeof getAchievement>['data']): ListedAchievement => ({
  ...achievement,
  ...(holders !== undefined && { holders }),
});

const loadOwn = async (input: Needed): Promise<AchievementsData> => {
  const { api, route, signal } = input;
  const query = readAchievementQuery(route.query);
  const { aid } = route.params;
  const [list, one] = await Promise.all([
    api.call(
      getAchievements,
      {
        query: { page: query.page, limit: ACHIEVEMENTS_PER_PAGE, ...(query.group !== null && { group: query.group }) },
      },
      { signal, fresh: true },
    ),
    aid === undefined ? null : api.call(getAchievement, { params: { aid: Number(aid) } }, { signal, fresh: true }),
  ]);
  const { matchCount, nearest = [], ...data } = list.data;
  const pages = requirePage(input, query, matchCount);
  return {
    ...data,
    ...query,
    nearest: nearestOf(data.achievements, nearest, query),
    pages,
    opened: one === null ? null : openedOf(one.data),
  };
};

const toListed = (earned: EarnedAchievement): ListedAchievement => ({ ...earned, progress: null });

/** How many of each group another member has earned; of how many is theirs to know. */
const groupsOf = (earned: readonly EarnedAchievement[]): AchievementGroup[] =>
  [...Map.groupBy(earned, ({ group }) => group)].map(([name, own]) => ({
    name,
    earnedCount: own.length,
    totalCount: own.length,
  }));

const loadOthers = async (input: Needed): Promise<AchievementsData> => {
  const { api, route, signal, owner } = input;
  const query = readAchievementQuery(route.query);
  const { data } = await api.call(getMemberAchievements, { params: { id: owner.id } }, { signal, fresh: true });
  const earned = data.achievements;
  const matches = earned.filter(({ group }) => query.group === null || group === query.group);
  const pages = requirePage(input, query, matches.length);
  const from = (query.page - 1) * ACHIEVEMENTS_PER_PAGE;
  const { aid } = route.params;
  const opened = earned.find(({ id }) => id === Number(aid));
  if (aid !== undefined && opened === undefined) return notFound();
  return {
    ...query,
    achievements: matches.slice(from, from + ACHIEVEMENTS_PER_PAGE).map(toListed),
    groups: groupsOf(earned),
    earnedCount: earned.length,
    totalCount: null,
    nearest: [],
    pages,
    opened: opened === undefined ? null : toListed(opened),
  };
};

/** One page of a member's achievements: all of the own, of others what they have earned [O2.17-08]. */
export const loadAchievements = (input: Needed): Promise<AchievementsData> =>
  input.owner.isSelf ? loadOwn(input) : loadOthers(input);
