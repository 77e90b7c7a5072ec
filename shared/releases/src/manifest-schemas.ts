import * as z from 'zod';
import type { ReleaseManifest, ShellManifest } from '@shop/contracts/rendering';
import { REMOTE_NAMES, type RemoteName } from '@shop/contracts/slots';
import { VersionSchema } from './registry-document.ts';

// No part may begin with a dot: manifests come from elsewhere, and their names are looked up in folders.
const File = z.string().regex(/^(?!\.)\w[\w-]*(?:[./][\w-]+)*$/);
const Hash = z.string().regex(/^sha\d{3}-[\w+/=]+$/);
const Integrities = z.record(File, Hash);
const Schemas = z.record(z.string(), z.record(z.string(), z.unknown()));
const Remote = z.custom<RemoteName>((name) => (REMOTE_NAMES as readonly unknown[]).includes(name));

/** `release.json` of a remote. Slots that no remote owns (a newer remote, an older shell) are kept and never asked for. */
export const RemoteManifestSchema: z.ZodType<ReleaseManifest> = z.object({
  name: Remote,
  version: VersionSchema,
  commit: z.string().nullable(),
  platform: z.string(),
  // Empty for a remote that offers no slot yet.
  entry: z.union([File, z.literal('')]),
  slots: z.record(z.string(), z.object({ js: z.array(File), css: z.array(File) })),
  integrity: Integrities,
  server: File,
  serverIntegrity: Hash,
  events: z.object({ emits: Schemas, hears: Schemas }).optional(),
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
