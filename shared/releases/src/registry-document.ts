import * as z from 'zod';
import { isRemoteName, type RemoteName } from '@shop/contracts/slots';

/** Versions name folders and public addresses, so their characters are few and the first is never a dot. */
export const VersionSchema = z.string().regex(/^\w[\w.+-]{0,99}$/);

const Remote = z.custom<RemoteName>(isRemoteName);

const Published = z.object({
  /** ISO time. */
  publishedAt: z.string(),
  commit: z.string().nullable(),
  /** SHA-256 of `release.json`, which in turn vouches for every file of the release. */
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  /** Why nobody gets it any more; null while it may be given. Only naming it in `promote` or `canary` lifts this. */
  withdrawn: z.string().nullable(),
  /** Published without its own tests having been run by whoever published it. */
  isUntested: z.boolean().optional(),
});

const Channel = z.object({
  /** What visitors get; null until something has been promoted. */
  stable: VersionSchema.nullable(),
  /** Since when, ISO time: only a young release goes back by itself. */
  stableSince: z.string().nullable(),
  /** Former stable versions, the latest first: where a rollback goes. */
  history: z.array(VersionSchema),
  /** A share of visitors gets another release. */
  canary: z.object({ version: VersionSchema, percent: z.number().min(0).max(100), since: z.string() }).nullable(),
  releases: z.record(VersionSchema, Published),
});

export const ACTIONS = ['publish', 'promote', 'canary', 'rollback', 'withdraw', 'prune', 'build'] as const;

const AuditEntry = z.object({
  at: z.string(),
  /** Who did it: a person of the command line, or the server that went back by itself. */
  by: z.string(),
  action: z.enum(ACTIONS),
  remote: Remote,
  version: z.string(),
  note: z.string(),
});

/** The one document that says which releases exist and which share of visitors gets which. */
export const RegistrySchema = z.object({
  schema: z.literal(1),
  remotes: z
    .record(z.templateLiteral(['mf-', z.string()]), Channel)
    .refine((rows) => Object.keys(rows).every(isRemoteName)),
  /** The last changes, oldest first. */
  audit: z.array(AuditEntry),
});

export type Registry = z.infer<typeof RegistrySchema>;
export type Channel = z.infer<typeof Channel>;
export type AuditEntry = z.infer<typeof AuditEntry>;
export type { RemoteName };

export const EMPTY_REGISTRY: Registry = { schema: 1, remotes: {}, audit: [] };
export const EMPTY_CHANNEL: Channel = { stable: null, stableSince: null, history: [], canary: null, releases: {} };
