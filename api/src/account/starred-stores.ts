import { deleteStarredStore, postStarredStore } from '@shop/contracts';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { member as memberTable, starredStore, store } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { PSEUDO_STORE_ID } from '../shipping/places.ts';

/** Positions of a member's starred stores: at most three [9-42]. */
const PLACES = [1, 2, 3] as const;

/** `POST starred-store` and `DELETE starred-store/:storeId`: star a store [7.4-04], remove the star [7.4-05]. */
export function registerStarredStores(app: FastifyInstance): void {
  route(app, postStarredStore, async ({ db, member, body, clock }) => {
    const { storeId } = body;
    await inTransaction(db, async (tx) => {
      // Serializes the stars of one member, so that four clicks at once cannot exceed the limit together.
      await tx.select({ id: memberTable.id }).from(memberTable).where(eq(memberTable.id, member.id)).for('update');
      const [real] = await tx.select({ id: store.id }).from(store).where(eq(store.id, storeId));
      if (real === undefined || storeId === PSEUDO_STORE_ID) throw notFound('Butiken finns inte.');
      const stars = await tx
        .select({ storeId: starredStore.storeId, place: starredStore.place })
        .from(starredStore)
        .where(eq(starredStore.memberId, member.id));
      if (stars.some((star) => star.storeId === storeId)) return;
      const place = PLACES.find((each) => stars.every((star) => star.place !== each));
      if (place === undefined) throw new ApiError('STARRED_STORES_FULL');
      await tx.insert(starredStore).values({ memberId: member.id, storeId, place, createdAt: clock.now() });
    });
    return undefined;
  });

  route(app, deleteStarredStore, async ({ db, member, params }) => {
    await db
      .delete(starredStore)
      .where(and(eq(starredStore.memberId, member.id), eq(starredStore.storeId, params.storeId)));
    return undefined;
  });
}
