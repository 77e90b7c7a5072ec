import type { RouteSnapshot } from '@shop/contracts/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { flagCookie } from '../../page/ab-flag.ts';
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
  /** From 0 up to, but not including, 1. */
  random: () => number;
}

/** Who called, and the releases that their group gets. */
export interface GivenReleases {
  visitor: Visitor;
  releases: ReleaseSet;
  /** Makes the browser's group last; set with the page. */
  groupCookie: string | undefined;
  /** There where it had to be read before the URL could be resolved. */
  own?: OwnReleases;
}

/** Who a page is for, and from which releases. */
export interface PageVisitor extends GivenReleases, OwnReleases {
  /** The variant of the test that the page is rendered in is new to this browser: the response sets its cookie. */
  hasNewFlag: boolean;
}

export interface PageVisitors {
  /** While visitors are divided, a browser without a group gets one with its first page, and that page by it. */
  giveReleases(request: FastifyRequest): Promise<GivenReleases>;
  /**
   * As `giveReleases`; of a browser with remotes from elsewhere `own` is read, too, since these may add the page that
   * it asks for.
   */
  giveOwnReleases(request: FastifyRequest, reply: FastifyReply): Promise<GivenReleases>;
  /**
   * Finds out who a page is for. Cookies that must reach the browser whatever becomes of the page are set on the reply.
   */
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
      if (flag !== null && isNew) reply.header('Set-Cookie', flagCookie(flag, null, config.secureCookies));
      return { ...given, ...own, visitor: { ...visitor, flag }, hasNewFlag: isNew };
    },
  };
};
