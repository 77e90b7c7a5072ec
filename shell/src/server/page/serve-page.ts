import type { CacheState } from '@shop/cache';
import { definitionOf } from '@shop/contracts/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forwardedHeaders } from '../api/forwarded.ts';
import type { ShellConfig } from '../config.ts';
import type { CallerLimits } from '../http/caller-limits.ts';
import { siteOf } from '../releases/site-of.ts';
import { swedishOnlyCookie } from '../visitor/swedish-only.ts';
import { variantOf } from '../visitor/visitor-flag.ts';
import { cacheKey, PRIVATE_CACHE_CONTROL, sharedCacheControl, UNSHARED_CACHE_CONTROL } from './cache-key.ts';
import type { PageRequest } from './fragment-jobs.ts';
import type { PageCache } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageResponse } from './page-response.ts';
import type { GivenReleases, PageVisitor, PageVisitors } from './page-visitor.ts';
import type { PageDelivery } from './send-page.ts';
import { sharedRoute, withOwnQuery } from './shared-route.ts';

export interface ServePageOptions {
  config: ShellConfig;
  visitors: Pick<PageVisitors, 'identify'>;
  cache: PageCache;
  limits: CallerLimits;
  render: PageRenderer;
}

/** The caller has exceeded the limit of renders. */
export interface TooMany {
  retryAfterSeconds: number;
}

type RequestedPage = Pick<PageRequest, 'route' | 'status'>;

export type ServePage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: RequestedPage,
  given: GivenReleases,
) => Promise<PageDelivery | TooMany>;

/** Creates the function that returns the response to a page request: from the shared cache, or rendered. */
export const createServePage = ({ config, visitors, cache, limits, render }: ServePageOptions): ServePage => {
  const isPersonal = ({ user, visitor, releases, ownReleases }: PageVisitor, { route }: RequestedPage): boolean =>
    user !== null || definitionOf(route).isPersonal === true || visitor.isFromElsewhere || ownReleases !== releases;

  const servePersonal = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: RequestedPage,
    { visitor, user, ownReleases, groupCookie }: PageVisitor,
  ): Promise<PageDelivery | TooMany> => {
    const retryAfterSeconds = limits.render(request);
    if (retryAfterSeconds > 0) return { retryAfterSeconds };
    const { id: requestId, log } = request;
    const forwarded = forwardedHeaders(request);
    const own = { ...page, visitor, requestId, log, user, cookie: visitor.cookie ?? '', forwarded };
    const { value: response } = await render(own, ownReleases);
    // The notice ends with the page that shows it, not with a redirect before it.
    if (visitor.isFromElsewhere && response.body !== null)
      reply.header('Set-Cookie', swedishOnlyCookie(false, config.secureCookies));
    const isNewVisitor = visitor.isNew;
    return { response, cacheControl: PRIVATE_CACHE_CONTROL, cache: 'private', cookie: groupCookie, isNewVisitor };
  };

  /**
   * Whether a CDN may store the response: it cannot distinguish groups of visitors or their themes, and variants of a
   * test only where it sends `variantHeader`.
   */
  const isForCdn = (
    { headers }: FastifyRequest,
    { status }: PageResponse,
    { visitor, isKnown, hasNewFlag, releases }: PageVisitor,
  ): boolean => {
    const isPlain = visitor.sessionCookie === null && visitor.theme === null;
    const isKeyed = config.variantHeader !== '' && headers[config.variantHeader] === variantOf(visitor);
    return isPlain && isKeyed && isKnown && !hasNewFlag && status < 500 && !releases.isDivided;
  };

  const serveShared = async (
    request: FastifyRequest,
    page: RequestedPage,
    visited: PageVisitor,
  ): Promise<PageDelivery | TooMany> => {
    const { visitor, releases, groupCookie } = visited;
    const keys = siteOf(releases).queryKeysOf(page.route);
    const route = sharedRoute(page.route, keys);
    const key = cacheKey(`${page.status ?? ''}${route.fullPath}`, visitor, releases.key);
    const deliver = (value: PageResponse, state: CacheState): PageDelivery => {
      const response = withOwnQuery(value, page.route, keys);
      const isShared = isForCdn(request, response, visited);
      const cacheControl = isShared ? sharedCacheControl(config.cache) : UNSHARED_CACHE_CONTROL;
      const forBrowser = isShared ? {} : { isNewVisitor: visitor.isNew };
      return { response, cacheControl, cache: state, cookie: groupCookie, ...forBrowser };
    };
    const fresh = cache.get(key);
    if (fresh !== undefined) return deliver(fresh, 'hit');
    const retryAfterSeconds = cache.has(key) ? 0 : limits.render(request);
    if (retryAfterSeconds > 0) return { retryAfterSeconds };
    const { id: requestId, log } = request;
    const shared = { ...page, route, visitor, requestId, log, user: null, cookie: null, forwarded: null };
    const { value, state } = await cache.fetch(key, () => render(shared, releases));
    return deliver(value, state);
  };

  return async (request, reply, page, given) => {
    const visited = await visitors.identify(request, reply, page.route, given);
    return isPersonal(visited, page)
      ? servePersonal(request, reply, page, visited)
      : serveShared(request, page, visited);
  };
};
