import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseSet } from '../releases/release-set.ts';
import type { SessionOwner, SessionReader } from '../visitor/session-reader.ts';
import type { Visitor } from '../visitor/visitor.ts';
import type { OverrideSource } from './override-source.ts';

/** Who a request is from, and the releases that this very browser gets. */
export interface OwnReleases extends SessionOwner {
  /**
   * The releases of the browser's group, with the remotes that it takes from elsewhere; the very same set without any.
   */
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

/** Whether the browser's cookie names remotes from elsewhere, which may add pages that only this browser finds. */
export const hasOverrides = ({ overrides }: Pick<Visitor, 'overrides'>): boolean => Object.keys(overrides).length > 0;
