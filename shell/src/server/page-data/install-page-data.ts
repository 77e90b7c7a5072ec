import type { CacheState } from '@shop/cache';
import { definitionOf, type RouteSnapshot } from '@shop/contracts/routes';
import { chooseEncoding } from '@shop/domain/accept-encoding';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_DATA_PATH, PAGE_DATA_TYPE } from '../../page/page-data.ts';
import { resolveUrl, type Resolution } from '../../routing/resolve-url.ts';
import { forwardedHeaders } from '../api/forwarded.ts';
import type { ShellConfig } from '../config.ts';
import type { CallerLimits } from '../http/caller-limits.ts';
import { isForeign } from '../http/is-foreign.ts';
import type { Recompress } from '../http/recompress.ts';
import { refuse } from '../http/refuse.ts';
import { sendParts } from '../http/send-parts.ts';
import { streamParts } from '../http/stream-parts.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { hasOverrides, type OwnReleases, type ReadOwnReleases } from '../overrides/read-own-releases.ts';
import { cacheKey, PRIVATE_CACHE_CONTROL, sharedCacheControl, UNSHARED_CACHE_CONTROL } from '../page/cache-key.ts';
import type { PageRequest } from '../page/fragment-jobs.ts';
import type { PageCache } from '../page/page-cache.ts';
import { sendBody } from '../page/send-page.ts';
import { sharedRoute } from '../page/shared-route.ts';
import type { ReleaseRegistry, ReleaseSet } from '../releases/release-set.ts';
import { siteOf } from '../releases/site-of.ts';
import { variantOf } from '../visitor/visitor-flag.ts';
import { visitorOf } from '../visitor/visitor.ts';
import { chooseSlots, type SlotChoice } from './choose-slots.ts';
import { notFoundLine, redirectLine } from './load-page-data.ts';
import type { PageDataRenderer } from './page-data-renderer.ts';
import { readPageDataQuery, type PageDataQuery } from './read-query.ts';

export interface PageDataOptions {
  config: ShellConfig;
  registry: ReleaseRegistry;
  readOwnReleases: ReadOwnReleases;
  limits: CallerLimits;
  cache: PageCache;
  renderer: PageDataRenderer;
  metrics: Pick<Metrics, 'page'>;
  recompress: Recompress;
  now: () => number;
}

/** One page-data request: what is loaded, and for whom. */
interface PageDataJob {
  request: PageRequest;
  releases: ReleaseSet;
  choice: SlotChoice;
  /** Cache key of a shared response; null for a private one. */
  key: string | null;
}

function createPageDataHandler(options: PageDataOptions) {
  const { config, registry, readOwnReleases, limits, cache, renderer, metrics, recompress, now } = options;

  /** Null while the api cannot verify the session. */
  const prepare = async (
    request: FastifyRequest,
    reply: FastifyReply,
    query: PageDataQuery,
    route: RouteSnapshot,
    own?: OwnReleases,
  ): Promise<PageDataJob | null> => {
    const visitor = { ...visitorOf(request.headers, config.secureCookies), flag: query.flag };
    const releases = await registry.current(visitor.group);
    const read = own ?? (await readOwnReleases(visitor, releases, request, reply));
    const { user, isKnown, ownReleases: chosen } = read;
    if (!isKnown) return null;
    const choice = chooseSlots(route, query, chosen);
    const isPersonal = definitionOf(route).isPersonal === true;
    const base = { visitor, requestId: request.id, log: request.log };
    if (user === null && !isPersonal && query.own === null && chosen === releases && choice.others.length === 0) {
      const shared = sharedRoute(route, siteOf(releases).queryKeysOf(route));
      const kind = query.withFrame ? 'data+frame' : 'data';
      const key = cacheKey(`${kind} ${shared.fullPath}`, { ...visitor, theme: null }, releases.key);
      // As for documents: a CDN cannot distinguish shares of visitors, and variants of a test only where it sends
      // `variantHeader`.
      const { variantHeader } = config;
      const isKeyed = variantHeader !== '' && request.headers[variantHeader] === variantOf(visitor);
      const isShareable = isKeyed && visitor.sessionCookie === null && !releases.isDivided;
      reply.header('Cache-Control', isShareable ? sharedCacheControl(config.cache) : UNSHARED_CACHE_CONTROL);
      return { request: { ...base, route: shared, user: null, cookie: null, forwarded: null }, releases, choice, key };
    }
    reply.header('Cache-Control', PRIVATE_CACHE_CONTROL);
    const session = { user, cookie: visitor.cookie ?? '', forwarded: forwardedHeaders(request) };
    const page = { ...base, ...session, route, ...(query.own !== null && { own: query.own }) };
    return { request: page, releases: chosen, choice, key: null };
  };

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { key, request: page, releases, choice }: PageDataJob,
  ): Promise<CacheState | 'private'> => {
    if (key === null) {
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      await streamParts(reply, encoding, renderer.stream(page, releases, choice));
      return 'private';
    }
    const { value, state } = await cache.fetch(key, () => renderer.whole(page, releases, choice));
    if (value.body !== null) await sendBody(request, reply.code(value.status), value.body, recompress);
    return state;
  };

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    query: PageDataQuery,
    route: RouteSnapshot,
    own?: OwnReleases,
  ): Promise<void> => {
    const startedAt = now();
    request.pageName = `${route.name} data`;
    const job = await prepare(request, reply, query, route, own);
    if (job === null) {
      await refuse(request, reply, 503);
      return;
    }
    const retryAfterSeconds = job.key !== null && cache.has(job.key) ? 0 : limits.render(request);
    if (retryAfterSeconds > 0) {
      await refuse(request, reply, 429, retryAfterSeconds);
      return;
    }
    const state = await send(request, reply, job);
    metrics.page({ route: `${route.name} data`, status: 200, cache: state }, now() - startedAt);
  };
}

/**
 * `GET /page-data`: the result of `load` for the slots of one page and the page's head, as NDJSON, so that a
 * client-side navigation needs one round trip. Has the page's own limits, cache and sharing between visitors; private
 * responses are not stored, and it has no side effects. A redirect or a missing page is a line of the response; a slot
 * that fails is left out. 400 for an invalid query, 403 for a request from another site, 429 like pages, 503 while the
 * api cannot verify the session.
 */
export function installPageData(app: FastifyInstance, options: PageDataOptions): void {
  const { config, registry, readOwnReleases, now } = options;
  const vary = config.variantHeader === '' ? 'Accept-Encoding' : `Accept-Encoding, ${config.variantHeader}`;
  const handle = createPageDataHandler(options);
  /** A URL that is not in the route table may belong to a route that a release of this visitor adds. */
  const resolve = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: string,
  ): Promise<{ resolution: Resolution; own?: OwnReleases }> => {
    const resolution = resolveUrl(page, now());
    if (resolution.kind !== 'not-found') return { resolution };
    const visitor = visitorOf(request.headers, config.secureCookies);
    const releases = await registry.current(visitor.group);
    if (!hasOverrides(visitor)) return { resolution: resolveUrl(page, now(), siteOf(releases).routes) };
    const own = await readOwnReleases(visitor, releases, request, reply);
    return { resolution: resolveUrl(page, now(), siteOf(own.ownReleases).routes), own };
  };

  app.get(PAGE_DATA_PATH, async (request, reply) => {
    if (isForeign(request, config.publicOrigin)) return refuse(request, reply, 403);
    const query = readPageDataQuery(request.url);
    if (query === null) return refuse(request, reply, 400);
    const { resolution, own } = await resolve(request, reply, query.page);
    if (resolution.kind === 'admin') return refuse(request, reply, 400);
    reply.headers({ 'Content-Type': PAGE_DATA_TYPE, Vary: vary });
    if (resolution.kind === 'page') await handle(request, reply, query, resolution.route, own);
    else {
      reply.header('Cache-Control', 'no-store');
      sendParts(reply, resolution.kind === 'redirect' ? redirectLine(resolution.to) : notFoundLine());
    }
    return reply;
  });
}
