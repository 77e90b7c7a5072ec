import type { RouteName } from '@shop/contracts/routes';

/** What the pages' frame shows of the member. */
export interface MemberProfile {
  readonly username: string;
  readonly rankLevel: number;
  readonly experiencePoints: number;
}

export type MemberPageData =
  /** [O2.1-03] The visitor is not logged in; `isExpired`: the session has ended. */
  | { readonly kind: 'login'; readonly isExpired: boolean }
  /** `data` is what the page of the route has loaded, and only it knows what that is. */
  | { readonly kind: 'page'; readonly route: RouteName; readonly member: MemberProfile; readonly data: unknown };
