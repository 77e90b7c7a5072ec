import { MAX_RETURN_PHOTOS } from '@shop/contracts';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import type { DbOrTx, Tx } from '../db/client.ts';
import { orderReturn, returnPhoto } from '../db/schema/index.ts';
import { ApiError, notFound } from '../http/errors.ts';

const ACCEPTED: readonly string[] = ['jpeg', 'png', 'webp'];
/** A small file may claim to be an enormous picture: nothing larger is ever decoded. */
const MAX_PIXELS = 16_000_000;
const MAX_SIDE = 1600;

const refusal = (message: string) => new ApiError('VALIDATION', undefined, { fields: { image: message } });

/**
 * The photo as a new WebP file: its pixels alone, turned upright, without place, time or whatever else the file held.
 * Refuses what is no JPEG, PNG or WebP by its content, whatever it is called.
 */
async function reencode(file: Buffer): Promise<Buffer> {
  const image = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format } = await image.metadata().catch(() => ({ format: undefined }));
  if (format === undefined || !ACCEPTED.includes(format)) {
    throw refusal('Filen är ingen bild som vi kan läsa. Välj en JPEG, PNG eller WebP.');
  }
  try {
    return await image
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch (cause) {
    throw new ApiError('VALIDATION', undefined, {
      cause,
      fields: { image: 'Bilden är skadad eller för stor. Välj en annan.' },
    });
  }
}

/** Decodes a photo outside of any transaction: it takes a while. */
export const readPhoto = (base64: string): Promise<Buffer> => reencode(Buffer.from(base64, 'base64'));

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
    throw refusal(`Du kan skicka högst ${MAX_RETURN_PHOTOS} bilder med en reklamation.`);
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
