import type { RouteSnapshot } from '@shop/contracts/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { flagCookie } from '../../page/ab-flag.ts';
import type { Who } from '../api/api-reads.ts';
import type { ShellConfig } from '../config.ts';
import type { OverrideSource } from '../overrides/override-source.ts';
import type { ReleaseHealth } from '../releases/release-health.ts';
import type { ReleaseRegistry, ReleaseSet } from '../releases/release-set.ts';
import type { SessionReader } from '../visitor/session-reader.ts';
import { chooseFlag } from '../visitor/visitor-flag.ts';
import { groupCookie, newGroup } from '../visitor/visitor-group.ts';
import { visitorOf, type Visitor } from '../visitor/visitor.ts';

export interface PageVisitorOptions {
  config: ShellConfig;
  registry: ReleaseRegistry;
  readSession: SessionReader;
  health: Pick<ReleaseHealth, 'page'>;
  overrides: OverrideSource;
  /** From 0 up to, but not including, 1. */
  random: () => number;
}

/** Who called, and the releases that their group gets. */
export interface GivenReleases {
  visitor: Visitor;
  releases: ReleaseSet;
  /** Makes the browser's group last; set with the page. */
  groupCookie: string | undefined;
}

/** Who a page is for, and from which releases. */
export interface PageVisitor extends GivenReleases {
  /** The variant of the test that the page is rendered in is new to this browser: the response sets its cookie. */
  hasNewFlag: boolean;
  /** Null for a visitor, for a session that has run out, and while the api cannot say. */
  who: Who | null;
  /** False while the api cannot say whose the session is. */
  isKnown: boolean;
  /** The releases, with the remotes that this browser takes from elsewhere. */
  ownReleases: ReleaseSet;
}

export interface PageVisitors {
  /** While visitors are divided, a browser without a group gets one with its first page, and that page by it. */
  giveReleases(request: FastifyRequest): Promise<GivenReleases>;
  /** Finds out who a page is for. Cookies that must reach the browser whatever becomes of the page are set on the reply. */
  identify(
    request: FastifyRequest,
    reply: FastifyReply,
    route: RouteSnapshot,
    given: GivenReleases,
  ): Promise<PageVisitor>;
}

export const createPageVisitors = (options: PageVisitorOptions): PageVisitors => {
  const { config, registry, readSession, health, overrides, random } = options;
  return {
    async giveReleases(request) {
      const visitor = visitorOf(request.headers, config.secureCookies);
      const releases = await registry.current(visitor.group);
      if (!releases.isDivided || visitor.group !== null || visitor.isCrawler)
        return { visitor, releases, groupCookie: undefined };
      const group = newGroup(random());
      const cookie = groupCookie(group, config.secureCookies);
      return { visitor, releases: await registry.current(group), groupCookie: cookie };
    },
    async identify(request, reply, route, given) {
      const { visitor, releases } = given;
      health.page(releases);
      const { who, isKnown } = await readSession(visitor, request, reply);
      const { flag, isNew } = chooseFlag(visitor, route, who, random);
      if (flag !== null && isNew) reply.header('Set-Cookie', flagCookie(flag, null, config.secureCookies));
      const ownReleases = await overrides.apply(releases, visitor.overrides, who);
      return { ...given, visitor: { ...visitor, flag }, hasNewFlag: isNew, who, isKnown, ownReleases };
    },
  };
};
