import * as z from 'zod/mini';
import { Id } from '../common.ts';

/** One page of a list; there are as many rows as fit, and `total` of them in all. */
export const paged = <T extends z.ZodMiniType>(row: T) =>
  z.object({ data: z.object({ rows: z.array(row), total: z.number() }) });
/** Page number of a list, from 1. */
export const Page = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1);
/** Search text of a list, at most 100 characters. */
export const Search = z.optional(z.string().check(z.maxLength(100)));
/** Query of a list that can be paged and searched. */
export const Paging = z.object({ page: Page, search: Search });
/** Schema of a list's sort order; the first one is the default. */
export const sorted = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z._default(z.enum(sorts), sorts[0]);

/** Response to a change without a version: whether it changed anything. */
export const Done = z.object({ data: z.object({ isChanged: z.boolean() }) });

/**
 * Version of a stored entity: a change sends back the version it is based on and is rejected with 409 when the entity
 * has been changed since.
 */
export const Version = z.string().check(z.maxLength(40));
/** Response to a versioned change: whether it changed anything, and the version to send with the next change. */
export const Changed = z.object({ data: z.object({ isChanged: z.boolean(), version: Version }) });
/** Response to a creation: the new id and its first version. */
export const Created = z.object({ data: z.object({ id: z.number(), version: Version }) });

/** Schema of a required plain text, trimmed, with at most `max` characters. */
export const Text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
/** May be empty. */
export const Words = (max: number) => z.string().check(z.trim(), z.maxLength(max));
/** HTML from the editor, at most 100,000 characters; the api sanitises it. */
export const Html = z.string().check(z.maxLength(100_000));
/** A point in time in unix seconds, until 2100. */
export const Seconds = z.int().check(z.minimum(0), z.maximum(4_102_444_800));
/** A sum in kronor with at most two decimals, up to 1,000,000. */
export const Amount = z.number().check(z.minimum(0), z.maximum(1_000_000), z.multipleOf(0.01));
/** Hex colour with six digits, such as #ff8800. */
export const Color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Skriv färgen som #rrggbb.'));
/** Name of an icon in kebab-case. */
export const IconName = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'Skriv ikonens namn med små bokstäver.'));
/** The part of a URL that names an entity: a to z, digits and hyphens. */
export const Slug = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,80}$/, 'Använd bara a–z, siffror och bindestreck, högst 80 tecken.'));
/** Path in the shop, or a safe URL on another site. */
export const Link = z
  .string()
  .check(z.regex(/^(\/(?!\/)|https:\/\/)\S{0,500}$/, 'Skriv en adress som börjar med / eller https://.'));
/** Name of a drawing that images are generated from; the server rejects unknown ones. */
export const Archetype = z.string().check(z.maxLength(40));
/** Schema of a list of at most `max` product ids. */
export const ProductIds = (max: number) => z.array(Id).check(z.maxLength(max));
