import { MAX_RETURN_PHOTOS } from '@shop/contracts';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../db/client.ts';
import { orderReturn, returnPhoto } from '../db/schema/index.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { photoRefusal } from '../images/user-photo.ts';

/** Adds a photo to a complaint of the order while nobody has decided it. The order must be locked. */
export async function addPhoto(
  tx: Tx,
  { orderId, returnId }: { readonly orderId: string; readonly returnId: string },
  image: Buffer,
  now: Date,
): Promise<typeof orderReturn.$inferSelect> {
  const [record] = await tx
    .select()
    .from(orderReturn)
    .where(and(eq(orderReturn.id, returnId), eq(orderReturn.orderId, orderId)));
  if (record === undefined || record.kind !== 'complaint') throw notFound();
  if (record.status !== 'announced') throw new ApiError('CONFLICT', 'Reklamationen är redan avgjord.');
  const [stored] = await tx.select({ photos: count() }).from(returnPhoto).where(eq(returnPhoto.returnId, returnId));
  if ((stored?.photos ?? 0) >= MAX_RETURN_PHOTOS)
    throw photoRefusal(`Du kan skicka högst ${MAX_RETURN_PHOTOS} bilder med en reklamation.`);
  await tx.insert(returnPhoto).values({ returnId, image, createdAt: now });
  return record;
}

/** Ids of the photos of some returns, by return, in the order in which they came. */
export async function readPhotoIds(on: DbOrTx, returnIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (returnIds.length === 0) return new Map();
  const rows = await on
    .select({ id: returnPhoto.id, returnId: returnPhoto.returnId })
    .from(returnPhoto)
    .where(inArray(returnPhoto.returnId, [...returnIds]))
    .orderBy(asc(returnPhoto.createdAt), asc(returnPhoto.id));
  return new Map(
    [...Map.groupBy(rows, ({ returnId }) => returnId)].map(([returnId, photos]) => [
      returnId,
      photos.map(({ id }) => id),
    ]),
  );
}

/** A photo of a return of the order; undefined for one of another. */
export async function findPhoto(
  on: DbOrTx,
  {
    orderId,
    returnId,
    photoId,
  }: { readonly orderId: string | null; readonly returnId: string; readonly photoId: string },
): Promise<Buffer | undefined> {
  const [row] = await on
    .select({ image: returnPhoto.image })
    .from(returnPhoto)
    .innerJoin(orderReturn, eq(orderReturn.id, returnPhoto.returnId))
    .where(
      and(
        eq(returnPhoto.id, photoId),
        eq(returnPhoto.returnId, returnId),
        orderId === null ? undefined : eq(orderReturn.orderId, orderId),
      ),
    );
  return row?.image;
}
