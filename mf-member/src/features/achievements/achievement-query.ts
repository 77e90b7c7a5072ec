import type { RouteSnapshot } from '@shop/contracts/routes';

const GROUP_KEY = 'group';
const PAGE_KEY = 'page';

/** Which part of the achievements is shown. */
export interface AchievementQuery {
  /** Null for all groups. */
  readonly group: string | null;
  readonly page: number;
}

const first = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? '';

/** The parsed query of the page. A page that cannot be is the first. */
export const readAchievementQuery = (query: RouteSnapshot['query']): AchievementQuery => {
  const group = first(query[GROUP_KEY]).trim();
  const page = first(query[PAGE_KEY]);
  return { group: group === '' ? null : group, page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1 };
};

/** The query of that part; all groups and the first page have none. */
export const achievementListQuery = ({ group, page }: AchievementQuery): Record<string, string | number> => ({
  ...(group !== null && { [GROUP_KEY]: group }),
  ...(page > 1 && { [PAGE_KEY]: page }),
});
