import type { PageHead } from '@shop/contracts/head';
import type { HeadInput } from '@shop/platform';
import { PAGE_TITLES } from '@shop/contracts/routing';
import { startRoute } from '../../features/member-menu/member-menu.ts';
import { ownerParams } from '../../features/page-owner/page-owner.ts';
import type { MemberPageData } from './member-page-data.ts';
import { memberPart } from './member-parts.ts';

/** Title and crumbs; the id of `member/:id/…` is part of the canonical URL of another member's page only. */
export const memberPageHead = ({ data, href }: Pick<HeadInput<MemberPageData>, 'data' | 'href'>): PageHead => {
  const own = { title: 'Mina sidor', path: href('member.orders') };
  const part = data.kind === 'page' ? memberPart(data.route) : undefined;
  if (data.kind === 'login' || part === undefined) return { title: 'Logga in', breadcrumbs: [own] };
  const { owner } = data;
  const { label, path, crumbs } = part.place(data.data, href, owner);
  const start = startRoute(owner, false) ?? data.route;
  const home = owner.isSelf ? own : { title: owner.username, path: href(start, ownerParams(owner)) };
  return {
    title: PAGE_TITLES.member({ username: owner.username, label }),
    canonicalPath: path,
    breadcrumbs: [home, ...crumbs],
  };
};
