import type { Registry, ReleaseManifest, ShellManifest } from '@shop/shared/contracts/rendering';
import { REMOTE_NAMES, type RemoteName } from '@shop/shared/contracts/slots';
import * as z from 'zod';

const File = z.string().regex(/^[\w./-]+$/);
const Integrities = z.record(z.string(), z.string().regex(/^sha\d{3}-[\w+/=]+$/));
const Version = z.string().regex(/^[\w.-]+$/);
const Remote = z.custom<RemoteName>((name) => (REMOTE_NAMES as readonly unknown[]).includes(name));

/** `release.json` of a remote. Slots that no remote owns (a newer remote, an older shell) are kept and never asked for. */
export const RemoteManifestSchema: z.ZodType<ReleaseManifest> = z.object({
  name: Remote,
  version: Version,
  platform: z.string(),
  // Empty for a remote that offers no slot yet.
  entry: z.union([File, z.literal('')]),
  slots: z.record(z.string(), z.object({ js: z.array(File), css: z.array(File) })),
  integrity: Integrities,
  server: File,
});

/** `release.json` of the shell. */
export const ShellManifestSchema: z.ZodType<ShellManifest> = z.object({
  version: Version,
  entry: File,
  js: z.array(File),
  css: z.array(File),
  fonts: z.array(File),
  integrity: Integrities,
  server: File,
});

const Entry = z.object({ stable: Version, releases: z.record(z.string(), z.object({ folder: z.string() })) });

/** The registry; a remote may be missing from it, which costs its own slots and nothing else. */
export const RegistrySchema: z.ZodType<{ remotes: Partial<Registry['remotes']> }> = z.object({
  remotes: z.partialRecord(z.enum(REMOTE_NAMES), Entry),
});
