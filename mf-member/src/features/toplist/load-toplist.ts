import { getMemberTopList, type MemberTopListEntry } from '@shop/contracts/api/member-world';
import type { User } from '@shop/contracts/api/user';
import { clampPage, pageCount } from '@shop/domain/pagination';
import { type LoadInput, redirect } from '@shop/platform';
import { loadVisibility } from '../visibility/load-visibility.ts';
import type { Visibility } from '../visibility/visibility-text.ts';
import { readToplistQuery, ROWS_PER_PAGE, type ToplistKey, toplistQuery } from './toplist-query.ts';

export interface ToplistData {
  readonly list: ToplistKey;
  readonly entries: readonly MemberTopListEntry[];
  /** The reader's own row; null for visitors and in serious business mode [O6-09]. */
  readonly own: MemberTopListEntry | null;
  readonly page: number;
  readonly pages: number;
  /** Null for visitors, and when it could not be fetched. */
  readonly visibility: Visibility | null;
}

type Needed = Pick<LoadInput, 'api' | 'route' | 'signal' | 'href'>;

/** [O2.17-13] A page of the ranking by XP: of all time, this month, or among friends, and the reader's own place. */
export const loadToplist = async (input: Needed, user: User | null): Promise<ToplistData> => {
  const { api, route, signal, href } = input;
  const { list, page } = readToplistQuery(route.query);
  const query = { ...list.query, limit: ROWS_PER_PAGE, page };
  const [{ data }, visibility] = await Promise.all([
    api.call(getMemberTopList, { query }, { signal, fresh: true }),
    user === null ? null : loadVisibility(input),
  ]);
  const { entries, own, total = entries.length } = data;
  const pages = pageCount(total, ROWS_PER_PAGE);
  if (page > pages) {
    const { id } = route.params;
    return redirect(href('member.toplist', { id }, toplistQuery(list.key, clampPage(page, pages))));
  }
  return { list: list.key, entries, own, page, pages, visibility };
};
