import { OrderDetail } from '../../features/orders/order-detail.tsx';
import { OrdersPage } from '../../features/orders/orders-page.tsx';
import { LoginPage } from './login-page.tsx';
import { MemberFrame } from './member-frame.tsx';
import type { MemberPageData } from './member-page-data.ts';

/** A member page within its frame, or the login instead. */
export function MemberPage({ data }: { readonly data: MemberPageData }) {
  if (data.kind === 'login') return <LoginPage isExpired={data.isExpired} />;
  return (
    <MemberFrame member={data.member} current="member.orders">
      {data.kind === 'orders' ? <OrdersPage list={data.list} /> : <OrderDetail order={data.order} />}
    </MemberFrame>
  );
}
