import type { RouteSnapshot } from '@shop/contracts/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forcedFlagCookie } from '../../page/ab-flag.ts';
import type { ShellConfig } from '../config.ts';
import { hasOverrides, type OwnReleases, type ReadOwnReleases } from '../overrides/read-own-releases.ts';
import type { ReleaseHealth } from '../releases/release-health.ts';
import type { ReleaseRegistry, ReleaseSet } from '../releases/release-set.ts';
import { chooseFlag } from '../visitor/visitor-flag.ts';
import { groupCookie, newGroup } from '../visitor/visitor-group.ts';
import { visitorOf, type Visitor } from '../visitor/visitor.ts';

export interface PageVisitorOptions {
  config: ShellConfig;
  registry: ReleaseRegistry;
  readOwnReleases: ReadOwnReleases;
  health: Pick<ReleaseHealth, 'page'>;
  /** Random number in [0, 1). */
  random: () => number;
}

/** The visitor, and the releases of their group. */
export interface GivenReleases {
  visitor: Visitor;
  releases: ReleaseSet;
  /** Cookie that stores the browser's group; set with the page. */
  groupCookie: string | undefined;
  /** Set when the URL could only be resolved with it. */
  own?: OwnReleases;
}

/** The user of a page, and the releases for it. */
export interface PageVisitor extends GivenReleases, OwnReleases {
  /** True for a new variant of the A/B test: the response sets its cookie. */
  hasNewFlag: boolean;
}

export interface PageVisitors {
  /**
   * Returns the releases of the visitor's group. While visitors are divided, a browser without a group gets one with
   * its first page, which is rendered by it.
   */
  giveReleases(request: FastifyRequest): Promise<GivenReleases>;
  /** Like `giveReleases`; reads `own` as well for a browser with overrides, which may add the requested page. */
  giveOwnReleases(request: FastifyRequest, reply: FastifyReply): Promise<GivenReleases>;
  /** Identifies the user of a page. Cookies that must reach the browser in any case are set on the reply. */
  identify(
    request: FastifyRequest,
    reply: FastifyReply,
    route: RouteSnapshot,
    given: GivenReleases,
  ): Promise<PageVisitor>;
}

export const createPageVisitors = (options: PageVisitorOptions): PageVisitors => {
  const { config, registry, readOwnReleases, health, random } = options;
  const giveReleases = async (request: FastifyRequest): Promise<GivenReleases> => {
    const visitor = visitorOf(request.headers, config.secureCookies);
    const releases = await registry.current(visitor.group);
    if (!releases.isDivided || visitor.group !== null || visitor.isCrawler)
      return { visitor, releases, groupCookie: undefined };
    const group = newGroup(random());
    const cookie = groupCookie(group, config.secureCookies);
    return { visitor, releases: await registry.current(group), groupCookie: cookie };
  };
  return {
    giveReleases,
    async giveOwnReleases(request, reply) {
      const given = await giveReleases(request);
      if (!hasOverrides(given.visitor)) return given;
      return { ...given, own: await readOwnReleases(given.visitor, given.releases, request, reply) };
    },
    async identify(request, reply, route, given) {
      const { visitor, releases } = given;
      health.page(releases);
      const own = given.own ?? (await readOwnReleases(visitor, releases, request, reply));
      const { flag, isNew } = chooseFlag(visitor, route, own.user, random);
      if (flag !== null && isNew) reply.header('Set-Cookie', forcedFlagCookie(flag, config.secureCookies));
      return { ...given, ...own, visitor: { ...visitor, flag }, hasNewFlag: isNew };
    },
  };
};
