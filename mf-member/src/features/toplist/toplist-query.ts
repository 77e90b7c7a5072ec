import type { getMemberTopList } from '@shop/contracts/api/member-world';
import type { RequestOf } from '@shop/contracts/endpoint';
import type { RouteSnapshot } from '@shop/contracts/routes';
import { firstOf } from '@shop/contracts/routing';

/** The three lists [O2.17-13], by their value of `lista` in the URL; the first has none. */
export const TOPLISTS = [
  { key: '', label: 'Alla tider', query: { period: 'all', among: 'everyone' } },
  { key: 'manad', label: 'Den här månaden', query: { period: 'month', among: 'everyone' } },
  { key: 'vanner', label: 'Vänner', query: { period: 'all', among: 'friends' } },
] as const satisfies readonly {
  key: string;
  label: string;
  query: NonNullable<RequestOf<typeof getMemberTopList>['query']>;
}[];

export type ToplistKey = (typeof TOPLISTS)[number]['key'];

export const ROWS_PER_PAGE = 25;

const LIST_KEY = 'lista';
const PAGE_KEY = 'page';

/** The list and page of the URL; what there is none of is the first. */
export const readToplistQuery = (query: RouteSnapshot['query']): { list: (typeof TOPLISTS)[number]; page: number } => {
  const page = firstOf(query, PAGE_KEY) ?? '';
  return {
    list: TOPLISTS.find(({ key }) => key === firstOf(query, LIST_KEY)) ?? TOPLISTS[0],
    page: /^[1-9]\d?$/.test(page) ? Number(page) : 1,
  };
};

/** The query of a page of a list. */
export const toplistQuery = (key: ToplistKey, page = 1): Record<string, string | number> => ({
  ...(key !== '' && { [LIST_KEY]: key }),
  ...(page > 1 && { [PAGE_KEY]: page }),
});
