import * as z from 'zod/mini';
import { SHOP } from '../config.ts';
import { endpoint } from '../endpoint.ts';

const { slug, name } = SHOP.eid;
/** [8-10] Message to a caller without a login. */
const loginText = `Du måste vara inloggad för att använda ${name}`;
const params = z.object({ reference: z.uuid() });

/** What a signing is for. */
export const EidPurpose = z.enum(['identify', 'instalments']);
export type EidPurpose = z.infer<typeof EidPurpose>;

/** [4-43..46], [O4-20]: empty means that the time is up. */
const Status = z.enum(['pending', 'complete', 'failed', '']);

/** Starts a signing, bound to this session. 401 `secure` when the login must be renewed first. */
export const postEidStart = endpoint({
  method: 'POST',
  path: `${slug}/start`,
  access: 'user',
  loginText,
  summary:
    'Starts a signing for a purpose, bound to this session; 401 `secure` when the member has no personal number yet and the login is not fresh [O7-32], [O4-22].',
  body: z.object({ purpose: EidPurpose, id: z._default(z.string().check(z.maxLength(40)), '') }),
  response: z.object({
    data: z.object({
      reference: z.string(),
      /** One-time token for the app on this device [O4-21], and the URL that opens it. */
      autoStartToken: z.string(),
      appUrl: z.string(),
      /** For the app on another device; it changes every second. */
      qrCode: z.string(),
    }),
  }),
});

/** The QR code’s current content, which changes every second. 409 when the signing is over. */
export const getEidQrCode = endpoint({
  method: 'GET',
  path: `${slug}/qr/:reference`,
  access: 'user',
  loginText,
  summary: 'What the QR code holds this second; 409 when the signing is over [O4-21].',
  params,
  response: z.object({ data: z.object({ qrCode: z.string() }) }),
});

/** The state of a signing, polled every 2 seconds; the first `complete` takes effect. */
export const getEidPoll = endpoint({
  method: 'GET',
  path: `${slug}/poll/:reference`,
  access: 'user',
  loginText,
  summary: 'How a signing goes, asked every 2 seconds; the first answer that says complete is what counts it [7.8-03].',
  params,
  response: z.object({
    status: z.object({ status: Status }),
    hintCode: z.nullable(z.string()),
    /** Present when the signing cannot be used although the provider is content. */
    errorCode: z.optional(z.string()),
  }),
});

/** What one of the member's signings is for, and how it goes, for its page. 404 for those of other members. */
export const getEidSigning = endpoint({
  method: 'GET',
  path: `${slug}/signing/:reference`,
  access: 'user',
  loginText,
  summary:
    'What is signed, for what and how it goes, in any session of its member; 404 for everyone else [O2.17-23], [7.8-01].',
  params,
  response: z.object({
    data: z.object({
      signing: z.object({
        purpose: EidPurpose,
        /** What it is for, as whoever started it named it. */
        id: z.string(),
        /** What the app shows above its button. */
        text: z.string(),
        status: Status,
        hintCode: z.nullable(z.string()),
        errorCode: z.optional(z.string()),
      }),
    }),
  }),
});

/** The state of a signing on return from the app. */
export const getEidStatus = endpoint({
  method: 'GET',
  path: `${slug}/:reference`,
  access: 'user',
  loginText,
  summary: 'The same, asked once on return from the app: a word, or an object where there is more to say [7.8-02].',
  params,
  response: z.object({
    status: z.union([
      z.enum(['complete', 'failed', '']),
      z.object({ status: Status, hintCode: z.nullable(z.string()), errorCode: z.optional(z.string()) }),
    ]),
  }),
});

/** Cancels a signing; without effect on one that is over. */
export const postEidCancel = endpoint({
  method: 'POST',
  path: `${slug}/cancel/:reference`,
  access: 'user',
  loginText,
  summary: 'Ends a signing that is under way; one that is over stays as it is [7.8-04], [4-47].',
  params,
});
