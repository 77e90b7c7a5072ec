import * as z from 'zod';
import { isRemoteName, type RemoteName } from '@shop/contracts/slots';

/** Versions are part of folder names and public URLs, so few characters are allowed and the first is never a dot. */
export const VersionSchema = z.string().regex(/^\w[\w.+-]{0,99}$/);

const Remote = z.custom<RemoteName>(isRemoteName);

const Published = z.object({
  /** ISO time. */
  publishedAt: z.string(),
  commit: z.string().nullable(),
  /** SHA-256 of `release.json`, which in turn vouches for every file of the release. */
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  /** Reason of a withdrawal; null while it may be served. Only naming it in `promote` or `canary` clears this. */
  withdrawn: z.string().nullable(),
  /** Published without a run of its own tests. */
  isUntested: z.boolean().optional(),
});

const Channel = z.object({
  /** What visitors get; null until something has been promoted. */
  stable: VersionSchema.nullable(),
  /** ISO time; only a young release is rolled back automatically. */
  stableSince: z.string().nullable(),
  /** Former stable versions, the latest first: the targets of a rollback. */
  history: z.array(VersionSchema),
  /** A share of visitors gets another release. */
  canary: z.object({ version: VersionSchema, percent: z.number().min(0).max(100), since: z.string() }).nullable(),
  releases: z.record(VersionSchema, Published),
});

/** Actions in the registry's audit log. */
export const ACTIONS = ['publish', 'promote', 'canary', 'rollback', 'withdraw', 'prune', 'build'] as const;

const AuditEntry = z.object({
  at: z.string(),
  /** Who did it: a user of the command line, or the server that rolled back automatically. */
  by: z.string(),
  action: z.enum(ACTIONS),
  remote: Remote,
  version: z.string(),
  note: z.string(),
});

/** The document that lists all releases and the share of visitors that each one gets. */
export const RegistrySchema = z.object({
  schema: z.literal(1),
  remotes: z
    .record(z.templateLiteral(['mf-', z.string()]), Channel)
    .refine((rows) => Object.keys(rows).every(isRemoteName)),
  /** The last changes, oldest first. */
  audit: z.array(AuditEntry),
});

/** Parsed registry. */
export type Registry = z.infer<typeof RegistrySchema>;
/** The releases of one remote, and which of them are served. */
export type Channel = z.infer<typeof Channel>;
/** One change of the registry. */
export type AuditEntry = z.infer<typeof AuditEntry>;
export type { RemoteName };

/** The registry of a new store. */
export const EMPTY_REGISTRY: Registry = { schema: 1, remotes: {}, audit: [] };
/** The channel of a remote before its first release. */
export const EMPTY_CHANNEL: Channel = { stable: null, stableSince: null, history: [], canary: null, releases: {} };
