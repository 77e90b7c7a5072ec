import { MAX_CONTACT_PHOTOS } from '@shop/domain/contact';
import { and, asc, count, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../db/client.ts';
import { contactCase, contactPhoto } from '../db/schema/index.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { photoRefusal } from '../images/user-photo.ts';
import type { KeyRing } from '../secrets/key-ring.ts';

/** How long after its message a case takes pictures. */
const OPEN_MS = 3_600_000;
const SIGNATURE = { bytes: 20 };

/** What lets the sender of a message add pictures to its case, without a login. */
export const photoKeyOf = (secrets: KeyRing, caseId: string): string =>
  secrets.sign('contact-photo', caseId, SIGNATURE);

/** Whether the key is that of the case. */
export const isPhotoKey = (secrets: KeyRing, caseId: string, key: string): boolean =>
  secrets.verify('contact-photo', caseId, key, SIGNATURE);

/** Adds a picture to a case that waits and is new; returns how many it has. */
export async function addCasePhoto(tx: Tx, caseId: string, image: Buffer, now: Date): Promise<number> {
  const [found] = await tx.select().from(contactCase).where(eq(contactCase.id, caseId)).for('update');
  if (found === undefined) throw notFound();
  if (found.status !== 'waiting' || now.getTime() - found.createdAt.getTime() > OPEN_MS)
    throw new ApiError('CONFLICT', 'Ärendet tar inte emot fler bilder. Svara på mejlet i stället.');
  const [stored] = await tx.select({ photos: count() }).from(contactPhoto).where(eq(contactPhoto.caseId, caseId));
  const photos = stored?.photos ?? 0;
  if (photos >= MAX_CONTACT_PHOTOS) throw photoRefusal(`Du kan skicka högst ${MAX_CONTACT_PHOTOS} bilder.`);
  await tx.insert(contactPhoto).values({ caseId, image, createdAt: now });
  return photos + 1;
}

/** Ids of a case's pictures, in the order in which they came. */
export async function readCasePhotoIds(on: DbOrTx, caseId: string): Promise<string[]> {
  const rows = await on
    .select({ id: contactPhoto.id })
    .from(contactPhoto)
    .where(eq(contactPhoto.caseId, caseId))
    .orderBy(asc(contactPhoto.createdAt), asc(contactPhoto.id));
  return rows.map(({ id }) => id);
}

/** A picture of the case; undefined for one of another. */
export async function findCasePhoto(on: DbOrTx, caseId: string, photoId: string): Promise<Buffer | undefined> {
  const [row] = await on
    .select({ image: contactPhoto.image })
    .from(contactPhoto)
    .where(and(eq(contactPhoto.id, photoId), eq(contactPhoto.caseId, caseId)));
  return row?.image;
}
