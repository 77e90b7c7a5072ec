import * as z from 'zod';
import type { ReleaseManifest } from '@shop/contracts/rendering';
import { isRemoteName, type RemoteName } from '@shop/contracts/slots';
import { segmentsOf } from './check-descriptions.ts';
import { ReleaseError } from './release-error.ts';
import { ConflictError, type ReleaseStore } from './release-store.ts';

/**
 * Key of the claims in their store. A separate document: older shells rewrite the registry and would drop unknown
 * fields.
 */
export const CLAIMS_KEY = 'claims.json';

const ATTEMPTS = 20;

const Remote = z.custom<RemoteName>(isRemoteName);

const ClaimsSchema = z.object({
  schema: z.literal(1),
  /** First segment of URLs that releases add → the remote that claimed it first. */
  paths: z.record(z.string(), Remote),
  /** Slot → the remote that offered it first. */
  slots: z.record(z.string(), Remote),
});

/** Who has claimed which URLs and slots beside the route table. */
export type Claims = z.infer<typeof ClaimsSchema>;

/** The claims of a new store. */
export const NO_CLAIMS: Claims = { schema: 1, paths: {}, slots: {} };

type Claimant = Pick<ReleaseManifest, 'name' | 'slots'>;

/** Reads the claims; the tag is null when there is no document yet. Throws for one that is not whole. */
export async function readClaims(store: ReleaseStore): Promise<{ claims: Claims; tag: string | null }> {
  const file = await store.read(CLAIMS_KEY);
  if (file === null) return { claims: NO_CLAIMS, tag: null };
  return { claims: ClaimsSchema.parse(JSON.parse(new TextDecoder().decode(file.bytes))), tag: file.tag };
}

/** What of a release another remote has claimed before. */
export function checkClaims(claims: Claims, release: Claimant): string[] {
  const taken = (owner: RemoteName | undefined): owner is RemoteName => owner !== undefined && owner !== release.name;
  const of = (rows: Claims['paths'], name: string) => (Object.hasOwn(rows, name) ? rows[name] : undefined);
  return [
    ...segmentsOf(release).flatMap((segment) => {
      const owner = of(claims.paths, segment);
      return taken(owner) ? [`URLs below /se/${segment} belong to ${owner}, which claimed them first`] : [];
    }),
    ...Object.keys(release.slots).flatMap((slot) => {
      const owner = of(claims.slots, slot);
      return taken(owner) ? [`The slot ${slot} belongs to ${owner}, which offered it first`] : [];
    }),
  ];
}

const claimed = (claims: Claims, release: Claimant): Claims => {
  const rows = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, release.name]));
  return {
    ...claims,
    paths: { ...claims.paths, ...rows(segmentsOf(release)) },
    slots: { ...claims.slots, ...rows(Object.keys(release.slots)) },
  };
};

async function changeClaims(store: ReleaseStore, change: (claims: Claims) => Claims): Promise<Claims> {
  for (let attempt = 1; ; attempt += 1) {
    const { claims, tag } = await readClaims(store);
    const next = change(claims);
    if (JSON.stringify(next) === JSON.stringify(claims)) return claims;
    try {
      await store.write(CLAIMS_KEY, new TextEncoder().encode(`${JSON.stringify(next, null, 2)}\n`), tag);
      return next;
    } catch (error) {
      if (!(error instanceof ConflictError) || attempt === ATTEMPTS) throw error;
    }
  }
}

/**
 * Claims the URLs and slots of a release for its remote, permanently: of two concurrent publications one is rejected.
 * Throws ReleaseError for claims of another remote.
 */
export const claimFor = (store: ReleaseStore, release: Claimant): Promise<Claims> =>
  changeClaims(store, (claims) => {
    const reasons = checkClaims(claims, release);
    if (reasons.length > 0) throw new ReleaseError(reasons);
    return claimed(claims, release);
  });

/** Releases a remote's claim: a first segment or a slot. Throws ReleaseError when it is not its own. */
export const disclaim = (store: ReleaseStore, remote: RemoteName, name: string): Promise<Claims> =>
  changeClaims(store, (claims) => {
    const without = (rows: Claims['paths']) =>
      Object.fromEntries(Object.entries(rows).filter(([key, owner]) => key !== name || owner !== remote));
    const next = { ...claims, paths: without(claims.paths), slots: without(claims.slots) };
    if (JSON.stringify(next) === JSON.stringify(claims)) throw new ReleaseError([`${remote} has not claimed ${name}.`]);
    return next;
  });
