import { deleteReviewPhoto, postReviewPhoto } from '@shop/contracts/api/opinion';
import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../db/tx.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { readUserPhoto } from '../images/user-photo.ts';
import type { Services } from '../services.ts';
import { lockOwn, serializeOwn } from './own-review.ts';
import { addReviewPhoto, findReviewPhoto, preparePhoto, removeReviewPhoto } from './review-photos.ts';

/** Photos of one member an hour: each is decoded, which costs more than it sends. */
const PHOTO_LIMIT = { limit: 40, windowSeconds: 3600 };

/**
 * What is behind such a URL never changes, yet may be taken away: only the browser that has seen it stores it, and no
 * longer than a week.
 */
const CACHED = 'private, max-age=604800, immutable';
const UNCACHED = 'private, no-store';

const FileParams = z.object({ photoId: z.uuid(), size: z.enum(['image', 'thumbnail']) });

/**
 * Photos in reviews: added and removed by the review's author, shown to all while the review is published and else to
 * its author alone.
 */
export function registerReviewPhotos(app: FastifyInstance, { db, clock, rateLimits, sessions }: Services): void {
  route(app, postReviewPhoto, async ({ params, body, member }) => {
    await rateLimits.use(`review-photo:${member.id}`, PHOTO_LIMIT);
    const prepared = await preparePhoto(await readUserPhoto(body.image));
    const review = await inTransaction(db, async (tx) => {
      const row = await lockOwn(tx, member.id, params.id);
      await addReviewPhoto(tx, row.id, { ...prepared, alt: body.alt }, clock.now());
      return serializeOwn(tx, row);
    });
    return { data: { review } };
  });

  route(app, deleteReviewPhoto, async ({ params, member }) => {
    const review = await inTransaction(db, async (tx) => {
      const row = await lockOwn(tx, member.id, params.id);
      if (!(await removeReviewPhoto(tx, row.id, params.photoId))) throw notFound();
      return serializeOwn(tx, row);
    });
    return { data: { review } };
  });

  app.get('/api/review-photo/:photoId/:size', { schema: { hide: true } }, async (request, reply) => {
    const parsed = FileParams.safeParse(request.params);
    const found = parsed.success ? await findReviewPhoto(db, parsed.data.photoId, parsed.data.size) : undefined;
    if (found === undefined) throw notFound();
    const isShown = found.status === 'published';
    if (!isShown) {
      const { user } = await sessions.open(request, reply);
      if (user === null || user.id !== found.memberId) throw notFound();
    }
    return reply
      .header('cache-control', isShown ? CACHED : UNCACHED)
      .header('content-disposition', 'inline; filename="bild.webp"')
      .header('x-robots-tag', 'noindex')
      .type('image/webp')
      .send(found.file);
  });
}
