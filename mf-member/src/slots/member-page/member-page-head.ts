import type { PageHead } from '@shop/contracts/head';
import type { HeadInput } from '@shop/platform';
import { hasPage, PAGE_TITLES } from '@shop/contracts/routing';
import type { MemberPageData } from './member-page-data.ts';

const ORDERS = 'Beställningar';

/** Title and crumbs; the id of `member/:id/…` is not part of the canonical URL. */
export const memberPageHead = ({ data, href }: Pick<HeadInput<MemberPageData>, 'data' | 'href'>): PageHead => {
  const home = { title: 'Mina sidor', path: href(hasPage('member') ? 'member' : 'member.orders') };
  const orders = { title: ORDERS, path: href('member.orders') };
  const wishlists = { title: 'Önskelistor', path: href('member.wishlists') };
  switch (data.kind) {
    case 'login':
      return { title: 'Logga in', breadcrumbs: [home] };
    case 'orders':
      return {
        title: PAGE_TITLES.member({ username: data.member.username, label: ORDERS }),
        canonicalPath: orders.path,
        breadcrumbs: [home, orders],
      };
    case 'order': {
      const { id } = data.order;
      const path = href('member.orders', { oid: id });
      return {
        title: PAGE_TITLES.member({ username: data.member.username, label: `Beställning ${id}` }),
        canonicalPath: path,
        breadcrumbs: [home, orders, { title: id, path }],
      };
    }
    case 'wishlists':
      return {
        title: PAGE_TITLES.member({ username: data.member.username, label: wishlists.title }),
        canonicalPath: wishlists.path,
        breadcrumbs: [home, wishlists],
      };
    case 'wishlist': {
      const { id, name } = data.list;
      const path = href('member.wishlists', { wid: id });
      return {
        title: PAGE_TITLES.member({ username: data.member.username, label: name }),
        canonicalPath: path,
        breadcrumbs: [home, wishlists, { title: name, path }],
      };
    }
  }
};
