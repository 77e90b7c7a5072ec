import type { PageHead } from '@shop/contracts/head';
import type { HeadInput } from '@shop/platform';
import { hasPage, PAGE_TITLES } from '@shop/contracts/routing';
import type { MemberPageData } from './member-page-data.ts';
import { memberPart } from './member-parts.ts';

/** Title and crumbs; the id of `member/:id/…` is not part of the canonical URL. */
export const memberPageHead = ({ data, href }: Pick<HeadInput<MemberPageData>, 'data' | 'href'>): PageHead => {
  const home = { title: 'Mina sidor', path: href(hasPage('member') ? 'member' : 'member.orders') };
  const part = data.kind === 'page' ? memberPart(data.route) : undefined;
  if (data.kind === 'login' || part === undefined) return { title: 'Logga in', breadcrumbs: [home] };
  const { label, path, crumbs } = part.place(data.data, href);
  return {
    title: PAGE_TITLES.member({ username: data.member.username, label }),
    canonicalPath: path,
    breadcrumbs: [home, ...crumbs],
  };
};
