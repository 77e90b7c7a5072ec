import * as z from 'zod/mini';

/** A positive whole id in a path or query. */
export const Id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647));
/** An entity id that may carry the 's' prefix of special entities [2.1-37], [2.1-41], [2.1-80]. */
export const EntityId = z.string().check(z.regex(/^s?\d{1,9}$/));
/** An entity by id and name. */
export const Named = z.object({ id: z.number(), name: z.string() });
/** A checkbox-like query value in bracket notation: true/false, or a bare flag [O7-39]. */
export const QueryFlag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false', '1', '0', ''])]),
  z.transform((value) => value === true || value === 'true' || value === '1' || value === ''),
);
/** [7.6-01] Kind of device that a list is requested for. */
export const Touchpoint = z._default(z.enum(['DESKTOP', 'MOBILE']), 'MOBILE');
/** Characters of a photo in a request: 180 000 bytes, which browsers scale a photo down to, as base64. */
const MAX_PHOTO_TEXT = 240_000;
/** A person's photo in a request: base64 of a JPEG, PNG or WebP file. */
export const PhotoText = z
  .string()
  .check(z.minLength(100), z.maxLength(MAX_PHOTO_TEXT), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));
/** Swedish kronor incl. VAT with at most two decimals [O3-02]. */
export const Kronor = z.number();
/** Seconds since 1970. */
export const UnixSeconds = z.number();
/** Target of a link, by route name. */
export const Destination = z.object({ name: z.string(), params: z._default(z.record(z.string(), z.string()), {}) });
/** A step of a breadcrumb: title and path. */
export const Crumb = z.object({ title: z.string(), path: z.string() });
export type Crumb = z.infer<typeof Crumb>;
