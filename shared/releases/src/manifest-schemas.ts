import * as z from 'zod';
import type { ReleaseManifest, ShellManifest } from '@shop/contracts/rendering';
import { isRemoteName, type RemoteName } from '@shop/contracts/slots';
import { SlotDescriptionSchema, SlotNameSchema } from './description-schema.ts';
import { VersionSchema } from './registry-document.ts';

// No part may begin with a dot: manifests are external, and their names are looked up in folders.
const File = z.string().regex(/^(?!\.)\w[\w-]*(?:[./][\w-]+)*$/);
const Hash = z.string().regex(/^sha\d{3}-[\w+/=]+$/);
const Integrities = z.record(File, Hash);
const Schemas = z.record(z.string(), z.record(z.string(), z.unknown()));
const Remote = z.custom<RemoteName>(isRemoteName, 'The name of a remote is "mf-" and words of small letters');
/** Their descriptions go with every document. */
const MAX_SLOTS = 60;
const Slots = z
  .record(SlotNameSchema, z.object({ js: z.array(File), css: z.array(File), about: SlotDescriptionSchema.optional() }))
  .refine((slots) => Object.keys(slots).length <= MAX_SLOTS, `At most ${MAX_SLOTS} slots`);

/** `release.json` of a remote. Slot descriptions are bounded and validated; older releases have none. */
export const RemoteManifestSchema: z.ZodType<ReleaseManifest> = z.object({
  name: Remote,
  version: VersionSchema,
  commit: z.string().nullable(),
  platform: z.string(),
  builtWith: z.record(z.string().max(60), z.string().max(40)).optional(),
  // Empty for a remote that offers no slot yet.
  entry: z.union([File, z.literal('')]),
  slots: Slots,
  integrity: Integrities,
  server: File,
  serverIntegrity: Hash,
  events: z.object({ emits: Schemas, hears: Schemas }).optional(),
  awaitsIntegrity: z.boolean().optional(),
  texts: z.array(z.string().max(80)).max(500).optional(),
  ownTexts: z.record(z.string().max(80), z.string().max(500)).optional(),
});

/** `release.json` of the shell. */
export const ShellManifestSchema: z.ZodType<ShellManifest> = z.object({
  version: VersionSchema,
  entry: File,
  // Shells of before this was written down have none.
  beside: z.array(File).default([]),
  js: z.array(File),
  css: z.array(File),
  fonts: z.array(File),
  integrity: Integrities,
  server: File,
});
