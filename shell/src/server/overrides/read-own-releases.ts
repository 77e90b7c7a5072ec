import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseSet } from '../releases/release-set.ts';
import type { SessionOwner, SessionReader } from '../visitor/session-reader.ts';
import type { Visitor } from '../visitor/visitor.ts';
import type { OverrideSource } from './override-source.ts';

/** User of a request, and the releases of this browser. */
export interface OwnReleases extends SessionOwner {
  /** Releases of the browser's group with its overrides; the very same set without any. */
  ownReleases: ReleaseSet;
}

export type ReadOwnReleases = (
  visitor: Visitor,
  releases: ReleaseSet,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<OwnReleases>;

export const createReadOwnReleases =
  (readSession: SessionReader, overrides: Pick<OverrideSource, 'apply'>): ReadOwnReleases =>
  async (visitor, releases, request, reply) => {
    const owner = await readSession(visitor, request, reply);
    return { ...owner, ownReleases: await overrides.apply(releases, visitor.overrides, owner.user) };
  };

/** Whether the browser's cookie has overrides, which may add pages for this browser only. */
export const hasOverrides = ({ overrides }: Pick<Visitor, 'overrides'>): boolean => Object.keys(overrides).length > 0;
