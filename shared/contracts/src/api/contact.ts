import { CONTACT_LENGTHS } from '@shop/domain/contact';
import { MAIL_FIELD_IDS } from '@shop/domain/ids';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { PhotoText } from './common.ts';

const { message, orderNumber, name, email } = CONTACT_LENGTHS;

/** A case of customer service by its number: 'KS-7K3M-9Q2T'. */
export const CaseId = z.object({ id: z.string().check(z.maxLength(40)) });

/** Something that the sender of a message says about himself, by its id [9-151..154]. */
const MailField = z.object({
  id: z.literal([MAIL_FIELD_IDS.firstName, MAIL_FIELD_IDS.lastName, MAIL_FIELD_IDS.email]),
  value: z.string().check(z.maxLength(Math.max(name, email))),
});

/**
 * Receives a message to the shop as a new case, and mails its number to the sender's address; once per Idempotency-Key
 * and address. `photoKey` lets the sender add pictures to it for an hour. 422 with messages by the form's fields, 429
 * beyond ten messages an hour of a caller and five a day to an address.
 */
export const postContact = endpoint({
  method: 'POST',
  path: 'contact',
  access: 'exists',
  summary:
    'Receives a message to customer service and mails its case number; once per Idempotency-Key [2.1-90], [O9-31].',
  body: z.object({
    /** One of `CONTACT_SUBJECTS`. */
    subject: z.string().check(z.maxLength(20)),
    orderNumber: z._default(z.string().check(z.maxLength(orderNumber)), ''),
    /** At most `CONTACT_LENGTHS.message` characters; plain forms send each line break as two. */
    message: z.string().check(z.maxLength(2 * message)),
    mailFields: z.array(MailField).check(z.maxLength(3)),
    /** A field that people do not see: what fills it in is a machine, whose message is dropped in silence. */
    website: z._default(z.string().check(z.maxLength(200)), ''),
  }),
  response: z.object({ data: z.object({ case: CaseId, photoKey: z.string() }) }),
});

/**
 * Adds a picture to a case that waits, within an hour of its message: at most `MAX_CONTACT_PHOTOS`, each re-encoded.
 * 404 without the case's own `photoKey`, 409 when the time is over.
 */
export const postContactPhoto = endpoint({
  method: 'POST',
  path: 'contact/:id/photo',
  access: 'never',
  summary: 'Adds a picture to a message that was just sent; JPEG, PNG or WebP, re-encoded and stripped [2.1-90].',
  params: CaseId,
  body: z.object({ photoKey: z.string().check(z.maxLength(100)), image: PhotoText }),
  response: z.object({ data: z.object({ photos: z.number() }) }),
});
