import type { RouteName } from '@shop/contracts/routes';
import type { PageOwner } from '../../features/page-owner/page-owner.ts';

export type MemberPageData =
  /** [O2.1-03] The visitor is not logged in; `isExpired`: the session has ended. */
  | { readonly kind: 'login'; readonly isExpired: boolean }
  /** `data` is what the page of the route has loaded, and only it knows what that is. */
  | { readonly kind: 'page'; readonly route: RouteName; readonly owner: PageOwner; readonly data: unknown };
