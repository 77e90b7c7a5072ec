import { deleteAdminReview, getAdminReviews } from '@shop/shared/contracts/api/admin';
import { eq, sql } from 'drizzle-orm';
import { review } from '../db/schema/index.ts';
import type { Feature } from '../features.ts';
import { notFound } from '../http/errors.ts';
import { audited } from './audited.ts';
import { contains, readPage } from './paging.ts';
import { relist } from './relist.ts';
import { staffRoute } from './staff-route.ts';

interface ReviewRow extends Record<string, unknown> {
  id: number;
  productId: number;
  productName: string;
  rating: number;
  text: string;
  author: string | null;
  upvotes: number;
  downvotes: number;
  createdAt: number;
}

/** Moderation of reviews [O6-01]. */
export const registerAdminReviews: Feature = (app, services) => {
  const { db } = services;

  staffRoute(app, getAdminReviews, async ({ query: { page, search } }) => {
    const typed = search?.trim() ?? '';
    const pattern = typed === '' ? null : contains(typed);
    const data = await readPage<ReviewRow>(db, {
      columns: sql`r.id, r.product_id as "productId", p.name as "productName", r.rating, r.text, m.username as author,
        r.upvotes, r.downvotes, extract(epoch from r.created_at)::int as "createdAt"`,
      from: sql`review r join product p on p.id = r.product_id left join member m on m.id = r.member_id and not r.is_anonymous
        where ${pattern}::text is null or r.text ilike ${pattern} or r.product_id::text = ${typed}`,
      order: sql`r.created_at desc, r.id desc`,
      page,
    });
    return { data };
  });

  staffRoute(app, deleteAdminReview, async (call) => {
    const { id } = call.params;
    const { reason } = call.query;
    let productId = 0;
    const isChanged = await audited(call, async (tx) => {
      const [row] = await tx.delete(review).where(eq(review.id, id)).returning();
      if (row === undefined) throw notFound();
      productId = row.productId;
      await tx.execute(sql`
        update product set
          review_count = (select count(*)::int from review where product_id = ${productId} and status = 'published'),
          rating_average = (select avg(rating)::real from review where product_id = ${productId} and status = 'published')
        where id = ${productId}`);
      const { rating, text } = row;
      return {
        action: 'delete',
        entity: 'review',
        entityId: id,
        before: { productId, rating, text },
        after: { reason },
      };
    });
    await relist(services, [productId]);
    return { data: { isChanged } };
  });
};
