import type { OrderSummary } from '@shop/contracts/api/checkout';
import { usePlatform } from '@shop/platform';
import { Pagination } from '@shop/ui/pagination/pagination.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { useId } from 'react';
import { NoOrderFound, NoOrders } from './no-orders.tsx';
import { OrderCard } from './order-card.tsx';
import { isActiveOrder } from './order-groups.ts';
import { orderListQuery } from './order-query.ts';
import { OrderSearch } from './order-search.tsx';
import type { OrderList } from './load-orders.ts';
import classes from './orders-page.module.css';

function OrderSection({ title, orders }: { readonly title: string; readonly orders: readonly OrderSummary[] }) {
  const heading = useId();
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      <ul role="list" className={classes.list}>
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
}

function SearchOutcome({ search, hasFound }: { readonly search: string; readonly hasFound: boolean }) {
  const { href } = usePlatform();
  if (!hasFound) return <NoOrderFound search={search} />;
  return (
    <TextLink href={href('member.orders')} className={classes.all}>
      Visa alla beställningar
    </TextLink>
  );
}

/** [O2.17-02] The member's orders: those in progress first, then the others; searched by number, paged. */
export function OrdersPage({ list }: { readonly list: OrderList }) {
  const { href } = usePlatform();
  const { orders, page, pages, search } = list;
  const hasNothing = orders.length === 0 && search === '';
  return (
    <div className={classes.page}>
      <SectionHeading level={1}>Beställningar</SectionHeading>
      {hasNothing ? <NoOrders /> : <OrderSearch search={search} />}
      {search === '' ? null : <SearchOutcome search={search} hasFound={orders.length > 0} />}
      <OrderSection title="Aktiva beställningar" orders={orders.filter(isActiveOrder)} />
      <OrderSection title="Tidigare beställningar" orders={orders.filter((order) => !isActiveOrder(order))} />
      <Pagination
        page={page}
        pageCount={pages}
        label="Beställningar"
        hrefFor={(to) => href('member.orders', {}, orderListQuery(to))}
      />
    </div>
  );
}
