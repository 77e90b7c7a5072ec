import * as z from 'zod';
import { ApiError } from '../http/errors.ts';

/** Parameters of the image URLs. Anything else is a 400, before anything is rendered or read. */

/**
 * Version of the image [3-136]: its presence makes the response immutable. `t` is the parameter's name for cache
 * busting.
 */
const Version = z
  .string()
  .regex(/^[\w.-]{1,40}$/)
  .optional();
const versions = { v: Version, t: Version };

/** Parameters of images that have none of their own. */
export const VersionQuery = z.object(versions);

const Pixels = z.coerce.number().int().min(1).max(10_000);
/** A bare flag (`?trim`) or an explicit yes or no. */
const Flag = z
  .enum(['', '1', 'true', '0', 'false'])
  .transform((value) => value === '' || value === '1' || value === 'true');

/** The member in another class than the chosen one, 0 for none: what the picker shows before it is saved [O2.17-09]. */
export const AvatarQuery = z.object({ class: z.coerce.number().int().min(0).max(99).optional(), ...versions });

/** One frame that does not move. */
export const AvatarBackgroundQuery = z.object({ still: Flag.optional(), ...versions });

export const NumericId = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
});

export const ProductQuery = z.object({
  w: Pixels.optional(),
  trim: Flag.optional(),
  /** Index in the gallery, from 0. */
  n: z.coerce.number().int().min(0).max(20).optional(),
  ...versions,
});

export const BannerQuery = z.object({
  w: Pixels.optional(),
  h: Pixels.optional(),
  side: z.enum(['left', 'right']).optional(),
  ...versions,
});

export const AchievementQuery = z.object({
  w: Pixels.max(1024).optional(),
  h: Pixels.max(1024).optional(),
  width: Pixels.max(1024).optional(),
  height: Pixels.max(1024).optional(),
  q: z.coerce.number().int().min(1).max(100).optional(),
  quality: z.coerce.number().int().min(1).max(100).optional(),
  ...versions,
});

export const AchievementFile = z.object({ file: z.string().regex(/^[a-z0-9åäö_-]{1,60}\.png$/i) });

export const AvatarBackgroundFile = z.object({
  file: z.string().regex(/^background-\d{1,4}(?:-gold-plus|-xmas)?\.gif$/),
});

/** The value as parsed by the schema. Throws 400 for what the schema refuses. */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new ApiError('BAD_REQUEST', undefined, { cause: result.error });
  return result.data;
}
