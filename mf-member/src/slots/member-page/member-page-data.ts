import type { Order } from '@shop/contracts/api/checkout';
import type { OrderList } from '../../features/orders/load-orders.ts';
import type { WishlistData } from '../../features/wishlists/load-wishlists.ts';

/** What the pages' frame shows of the member. */
export interface MemberProfile {
  readonly username: string;
  readonly rankLevel: number;
  readonly experiencePoints: number;
}

export type MemberPageData =
  /** [O2.1-03] The visitor is not logged in; `isExpired`: the session has ended. */
  | { readonly kind: 'login'; readonly isExpired: boolean }
  | { readonly kind: 'orders'; readonly member: MemberProfile; readonly list: OrderList }
  | { readonly kind: 'order'; readonly member: MemberProfile; readonly order: Order }
  | (WishlistData & { readonly member: MemberProfile });
