import type { RouteName } from '@shop/contracts/routes';
import { OrderDetail } from '../../features/orders/order-detail.tsx';
import { OrdersPage } from '../../features/orders/orders-page.tsx';
import { WishlistPage } from '../../features/wishlists/wishlist-page.tsx';
import { WishlistsPage } from '../../features/wishlists/wishlists-page.tsx';
import { LoginPage } from '../../features/login/login-page.tsx';
import { MemberFrame } from './member-frame.tsx';
import type { MemberPageData } from './member-page-data.ts';

const ROUTES = {
  orders: 'member.orders',
  order: 'member.orders',
  wishlists: 'member.wishlists',
  wishlist: 'member.wishlists',
} as const satisfies Record<Exclude<MemberPageData['kind'], 'login'>, RouteName>;

function Content({ data }: { readonly data: Exclude<MemberPageData, { kind: 'login' }> }) {
  switch (data.kind) {
    case 'orders':
      return <OrdersPage list={data.list} />;
    case 'order':
      return <OrderDetail order={data.order} />;
    case 'wishlists':
      return <WishlistsPage lists={data.lists} />;
    case 'wishlist':
      return <WishlistPage key={data.list.id} list={data.list} />;
  }
}

/** A member page within its frame, or the login instead. */
export function MemberPage({ data }: { readonly data: MemberPageData }) {
  if (data.kind === 'login') return <LoginPage isExpired={data.isExpired} />;
  return (
    <MemberFrame member={data.member} current={ROUTES[data.kind]}>
      <Content data={data} />
    </MemberFrame>
  );
}
