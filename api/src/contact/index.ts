import { postContact, postContactPhoto } from '@shop/contracts';
import { inTransaction } from '../db/tx.ts';
import type { Feature } from '../feature.ts';
import { callerKey } from '../http/caller.ts';
import { notFound } from '../http/errors.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { route } from '../http/route.ts';
import { readUserPhoto } from '../images/user-photo.ts';
import { addCasePhoto, isPhotoKey, photoKeyOf } from './case-photos.ts';
import { receiveCase } from './receive-case.ts';

/** Messages of one caller an hour, by the form or from the chat. */
export const CONTACT_LIMIT = { limit: 10, windowSeconds: 3600 };
/** Pictures of one caller an hour: each is decoded, which costs more than it sends. */
const PHOTOS = { limit: 40, windowSeconds: 3600 };

/** Messages to customer service, from anybody [2.1-90]; employees answer them in the hub. */
export const registerContact: Feature = (app, services) => {
  const { db, clock, config, rateLimits } = services;

  route(app, postContact, async ({ body, user, request }) => {
    await rateLimits.use(`contact:${callerKey(request)}`, CONTACT_LIMIT);
    const sender = { memberId: user?.id ?? null, idempotencyKey: readIdempotencyKey(request) };
    const id = await receiveCase(services, body, sender);
    return { data: { case: { id }, photoKey: photoKeyOf(config.secrets, id) } };
  });

  route(app, postContactPhoto, async ({ params: { id }, body, request }) => {
    await rateLimits.use(`contact-photo:${callerKey(request)}`, PHOTOS);
    if (!isPhotoKey(config.secrets, id, body.photoKey)) throw notFound();
    const { image } = await readUserPhoto(body.image);
    const photos = await inTransaction(db, async (tx) => addCasePhoto(tx, id, image, clock.now()));
    return { data: { photos } };
  });
};
