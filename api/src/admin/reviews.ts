import {
  deleteAdminReview,
  deleteAdminReviewPhoto,
  getAdminReview,
  getAdminReviewPhoto,
  getAdminReviews,
  putAdminReviewAnswer,
  putAdminReviewStatus,
} from '@shop/contracts/api/admin';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { unixSeconds } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { member, product, review, reviewReport, type ReviewStatus } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import type { Services } from '../services.ts';
import { notFound } from '../http/errors.ts';
import { recount, settleReview, withdrawReview } from '../opinions/own-review.ts';
import { findReviewPhoto, photosOf, removeReviewPhoto } from '../opinions/review-photos.ts';
import { endPhotoReports, endReports, waitingReports } from '../opinions/review-reports.ts';
import { audited } from './audited.ts';
import { refuseOwnInterest } from './own-interest.ts';
import { contains, readPage } from './paging.ts';
import { relist } from './relist.ts';
import { staffRoute } from './staff-route.ts';
import { checkVersion, versionOf } from './version.ts';

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
  answer: string | null;
  reports: number;
  status: ReviewStatus;
  photoIds: readonly string[];
}

/** The moderated part of a review: another text, rating or photo needs a new verdict. */
const judged = ({ rating, text, status, photoIds }: Pick<ReviewRow, 'rating' | 'text' | 'status' | 'photoIds'>) => ({
  rating,
  text,
  status,
  photoIds,
});

/** A review that is not removed. */
const present = (id: number) => and(eq(review.id, id), isNull(review.withdrawnAt));

async function readReview(db: Db, id: number) {
  const [found] = await db
    .select({ row: review, productName: product.name, author: member.username })
    .from(review)
    .innerJoin(product, eq(product.id, review.productId))
    .leftJoin(member, and(eq(member.id, review.memberId), eq(review.isAnonymous, false)))
    .where(present(id));
  if (found === undefined) throw notFound();
  const reports = await db.select().from(reviewReport).where(waitingReports(id)).orderBy(asc(reviewReport.id));
  const photos = await photosOf(db, id);
  const { row, productName, author } = found;
  return {
    id,
    productId: row.productId,
    productName,
    rating: row.rating,
    text: row.text,
    author,
    createdAt: unixSeconds(row.createdAt),
    status: row.status,
    answer: row.answer,
    version: versionOf(judged({ ...row, photoIds: photos.map((photo) => photo.id) })),
    photos,
    reports: reports.map(({ reason, text, email, photoId, createdAt }) => ({
      reason,
      text,
      email,
      photoId,
      createdAt: unixSeconds(createdAt),
    })),
  };
}

/** The lists and the pages of reviews. */
function registerReads(app: FastifyInstance, db: Db): void {
  staffRoute(app, getAdminReviews, async ({ query: { page, search, status } }) => {
    const typed = search?.trim() ?? '';
    const pattern = typed === '' ? null : contains(typed);
    const data = await readPage<ReviewRow>(db, {
      columns: sql`r.id, r.product_id as "productId", p.name as "productName", r.rating, r.text, m.username as author,
        r.upvotes, r.downvotes, extract(epoch from r.created_at)::int as "createdAt", r.status, r.answer,
        array(select f.id::text from review_photo f where f.review_id = r.id order by f.created_at, f.id) as "photoIds",
        (select count(*)::int from review_report rr where rr.review_id = r.id and rr.decided_at is null) as reports`,
      from: sql`review r join product p on p.id = r.product_id left join member m on m.id = r.member_id and not r.is_anonymous
        where r.withdrawn_at is null and (${pattern}::text is null or r.text ilike ${pattern} or r.product_id::text = ${typed})
        and (${status ?? null}::text is null or r.status = ${status ?? null} or (${status ?? null} = 'reported'
          and exists (select from review_report rr where rr.review_id = r.id and rr.decided_at is null)))`,
      order: sql`r.created_at desc, r.id desc`,
      page,
    });
    return {
      data: {
        ...data,
        rows: data.rows.map(({ photoIds, ...row }) => ({ ...row, version: versionOf(judged({ ...row, photoIds })) })),
      },
    };
  });

  staffRoute(app, getAdminReview, async ({ params }) => ({ data: { review: await readReview(db, params.id) } }));
}

/** Photos in reviews: employees see each, shown or not, and take away what breaks the rules [O6-01]. */
function registerPhotos(app: FastifyInstance, services: Services): void {
  staffRoute(app, getAdminReviewPhoto, async ({ params: { id, photoId } }) => {
    const found = await findReviewPhoto(services.db, photoId, 'image');
    if (found === undefined || found.reviewId !== id) throw notFound();
    return { data: { image: found.file.toString('base64') } };
  });

  staffRoute(app, deleteAdminReviewPhoto, async (call) => {
    const { id, photoId } = call.params;
    const { reason } = call.query;
    const isChanged = await audited(call, async (tx) => {
      const [row] = await tx.select().from(review).where(present(id)).for('update');
      if (row === undefined) throw notFound();
      refuseOwnInterest(call, row);
      await endPhotoReports(tx, id, photoId, call.clock.now());
      if (!(await removeReviewPhoto(tx, id, photoId))) throw notFound();
      return {
        action: 'delete',
        entity: 'review-photo',
        entityId: photoId,
        before: { reviewId: id },
        after: { reason },
      };
    });
    return { data: { isChanged } };
  });
}

/** Moderation of reviews [O6-01], and the shop's answers to them. */
export const registerAdminReviews: Feature = (app, services) => {
  registerReads(app, services.db);
  registerPhotos(app, services);

  staffRoute(app, putAdminReviewAnswer, async (call) => {
    const { id } = call.params;
    const answer = call.body.answer === '' ? null : call.body.answer;
    const isChanged = await audited(call, async (tx) => {
      const [row] = await tx.select().from(review).where(present(id)).for('update');
      if (row === undefined) throw notFound();
      const answeredAt = answer === null ? null : call.clock.now();
      await tx.update(review).set({ answer, answeredAt }).where(eq(review.id, id));
      return { action: 'update', entity: 'review', entityId: id, before: { answer: row.answer }, after: { answer } };
    });
    return { data: { isChanged } };
  });

  staffRoute(app, putAdminReviewStatus, async (call) => {
    const { id } = call.params;
    const { status, reason, version } = call.body;
    let productId = 0;
    let seen: Parameters<typeof judged>[0] | undefined;
    const isChanged = await audited(call, async (tx) => {
      const [row] = await tx.select().from(review).where(present(id)).for('update');
      if (row === undefined) throw notFound();
      refuseOwnInterest(call, row);
      productId = row.productId;
      await endReports(tx, id, status, call.clock.now());
      const photoIds = (await photosOf(tx, id)).map((photo) => photo.id);
      seen = { ...row, status, photoIds };
      // Decided already, as after a lost response.
      if (row.status !== status) {
        checkVersion(judged({ ...row, photoIds }), version);
        const [about] = await tx.select({ name: product.name }).from(product).where(eq(product.id, productId));
        await tx.update(review).set({ status }).where(eq(review.id, id));
        await recount(tx, productId);
        await settleReview(tx, { ...row, status }, about?.name ?? '', call.clock.now());
      }
      return {
        action: 'update',
        entity: 'review',
        entityId: id,
        before: { status: row.status },
        after: row.status === status ? { status } : { status, ...(reason !== undefined && { reason }) },
      };
    });
    if (isChanged) await relist(services, [productId]);
    return { data: { isChanged, version: versionOf(seen && judged(seen)) } };
  });

  staffRoute(app, deleteAdminReview, async (call) => {
    const { id } = call.params;
    const { reason } = call.query;
    let productId = 0;
    const isChanged = await audited(call, async (tx) => {
      const [row] = await tx.select().from(review).where(present(id)).for('update');
      if (row === undefined) throw notFound();
      // Rejected, so that its author cannot publish it again by writing it once more.
      await withdrawReview(tx, { ...row, status: 'rejected' }, call.clock.now());
      productId = row.productId;
      await recount(tx, productId);
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
