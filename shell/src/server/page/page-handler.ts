import { definitionOf, type RouteSnapshot } from '@shop/contracts/routes';
import type { CallerLimits } from '../http/caller-limits.ts';
import { chooseEncoding } from '@shop/domain/accept-encoding';
import { formatQuery, href, matchAddress } from '@shop/contracts/routing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formAt } from '../api/form-actions.ts';
import { resolveAddress, type Resolution } from '../../routing/resolve-address.ts';
import { cacheKey, PRIVATE_CACHE_CONTROL, sharedCacheControl, UNSHARED_CACHE_CONTROL } from './cache-key.ts';
import { matchesEtag } from '../http/compressed-body.ts';
import type { ShellConfig } from '../config.ts';
import { forwardedHeaders } from '../api/forwarded.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { PageRequest } from './fragment-jobs.ts';
import { unknownQuery } from './known-query.ts';
import { redirectAnswer, type PageAnswer } from './page-answer.ts';
import type { PageCache } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
import { sharedRoute } from './shared-route.ts';
import type { ReleaseHealth } from '../releases/release-health.ts';
import { refuse } from '../http/refuse.ts';
import { sendParts } from '../http/send-parts.ts';
import type { ReleaseRegistry, ReleaseSet } from '../releases/release-set.ts';
import { siteOf } from '../releases/site-of.ts';
import type { CacheState } from './swr-cache.ts';
import { flagCookie } from '../../page/ab-flag.ts';
import { swedishOnlyCookie } from '../visitor/swedish-only.ts';
import type { SessionReader } from '../visitor/session-reader.ts';
import { chooseFlag, variantOf } from '../visitor/visitor-flag.ts';
import { visitorOf, type Visitor } from '../visitor/visitor.ts';
import { groupCookie, newGroup } from '../visitor/visitor-group.ts';
import type { OverrideSource } from '../overrides/override-source.ts';

export interface PageHandlerOptions {
  config: ShellConfig;
  registry: ReleaseRegistry;
  readSession: SessionReader;
  health: Pick<ReleaseHealth, 'page'>;
  render: PageRenderer;
  cache: PageCache;
  now: () => number;
  metrics: Metrics;
  overrides: OverrideSource;
  limits: CallerLimits;
  /** From 0 up to, but not including, 1. */
  random: () => number;
}

export interface PageHandler {
  /** Answers a GET for an address of the shop. */
  handle(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Answers with the error page, e.g. what the admin application has refused. */
  notFound(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

interface Answer {
  answer: PageAnswer;
  cacheControl: string;
  cache: CacheState | 'private';
  cookie?: string | undefined;
}

/** Who called, and the releases that they get. */
interface Given {
  visitor: Visitor;
  releases: ReleaseSet;
  /** Set with the page. */
  cookie: string | undefined;
}

/** The caller has had more rendered than one caller may. */
interface TooMany {
  retryAfterSeconds: number;
}

const ERROR_ROUTE = matchAddress(href('error')).route;

/**
 * The error page, shown at the address that was requested: a redirect would lose the 404 and the address. Visitors share one for all addresses,
 * which the browser completes, so that made-up addresses cannot fill the page cache.
 */
const errorRoute = (path: string): RouteSnapshot => {
  if (ERROR_ROUTE === null) throw new Error('The route table has no error page');
  return { ...ERROR_ROUTE, query: { p: path } };
};

/** [O2.2-05] A redirect of a shared page has lost what the page does not read; the visitor's own goes on with it. */
function withOwnQuery(answer: PageAnswer, route: RouteSnapshot, keys: readonly string[]): PageAnswer {
  const { Location: location } = answer.headers;
  const own = formatQuery(unknownQuery(route.query, keys)).slice(1);
  if (location === undefined || own === '') return answer;
  const [path = '', hash] = location.split('#', 2);
  const to = `${path}${path.includes('?') ? '&' : '?'}${own}${hash === undefined ? '' : `#${hash}`}`;
  return { ...answer, headers: { ...answer.headers, Location: to } };
}

export function createPageHandler(options: PageHandlerOptions): PageHandler {
  const { config, registry, readSession, health, limits, render, cache, now, metrics, overrides, random } = options;
  /** While visitors are divided, a browser without a group gets one with its first page, and that page by it. */
  const giveReleases = async (request: FastifyRequest): Promise<Given> => {
    const visitor = visitorOf(request.headers, config.secureCookies);
    const releases = await registry.current(visitor.group);
    if (!releases.isDivided || visitor.group !== null || visitor.isCrawler)
      return { visitor, releases, cookie: undefined };
    const group = newGroup(random());
    return { visitor, releases: await registry.current(group), cookie: groupCookie(group, config.secureCookies) };
  };

  const answerPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: Pick<PageRequest, 'route' | 'status'>,
    { visitor, releases, cookie }: Given,
  ): Promise<Answer | TooMany> => {
    health.page(releases);
    const { who, isKnown } = await readSession(visitor, request, reply);
    const { flag, isNew } = chooseFlag(visitor, page.route, who, random);
    if (flag !== null && isNew) reply.header('Set-Cookie', flagCookie(flag, null, config.secureCookies));
    const flagged = { ...visitor, flag };
    const base = { ...page, visitor: flagged, requestId: request.id, log: request.log };
    const isPersonal = definitionOf(page.route).isPersonal === true;
    const own = await overrides.apply(releases, visitor.overrides, who);
    if (who !== null || isPersonal || visitor.isFromElsewhere || own !== releases) {
      const retryAfterSeconds = limits.render(request);
      if (retryAfterSeconds > 0) return { retryAfterSeconds };
      const forwarded = forwardedHeaders(request);
      const { value } = await render({ ...base, who, cookie: visitor.cookie ?? '', forwarded }, own);
      // Told once: with the page, not with a redirect on the way to it.
      if (visitor.isFromElsewhere && value.body !== null)
        reply.header('Set-Cookie', swedishOnlyCookie(false, config.secureCookies));
      return { answer: value, cacheControl: PRIVATE_CACHE_CONTROL, cache: 'private', cookie };
    }
    const keys = siteOf(releases).queryKeysOf(page.route);
    const route = sharedRoute(page.route, keys);
    const key = cacheKey(`${page.status ?? ''}${route.fullPath}`, flagged, releases.key);
    const retryAfterSeconds = cache.has(key) ? 0 : limits.render(request);
    if (retryAfterSeconds > 0) return { retryAfterSeconds };
    const { value: shared, state } = await cache.get(key, () =>
      render({ ...base, route, who: null, cookie: null, forwarded: null }, releases),
    );
    const value = withOwnQuery(shared, page.route, keys);
    // A CDN cannot tell the shares of visitors apart, nor the colours that they have chosen; variants of a test only where it says that it does.
    const isPlain = visitor.sessionCookie === null && visitor.theme === null;
    const isKeyed = config.variantHeader !== '' && request.headers[config.variantHeader] === variantOf(flagged);
    const isShareable = isPlain && isKeyed && isKnown && !isNew && value.status < 500 && !releases.isDivided;
    const cacheControl = isShareable ? sharedCacheControl(config.cache) : UNSHARED_CACHE_CONTROL;
    return { answer: value, cacheControl, cache: state, cookie };
  };

  const vary = config.variantHeader === '' ? 'Accept-Encoding' : `Accept-Encoding, ${config.variantHeader}`;

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { answer, cacheControl, cookie }: Answer,
  ): Promise<void> => {
    const { status, headers, body } = answer;
    reply.headers({ ...headers, 'Cache-Control': cacheControl, Vary: vary });
    if (cookie !== undefined) reply.header('Set-Cookie', cookie);
    if (body === null) {
      await reply.code(status).send();
      return;
    }
    reply.header('ETag', body.etag);
    if (status === 200 && matchesEtag(request.headers['if-none-match'], body.etag)) {
      await reply.code(304).send();
      return;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
    sendParts(reply.code(status), await body.as(encoding));
  };

  const respond = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: Pick<PageRequest, 'route' | 'status'>,
    known?: Given,
  ) => {
    const startedAt = now();
    request.pageName = page.status === 404 ? 'not-found' : page.route.name;
    const answer = await answerPage(request, reply, page, known ?? (await giveReleases(request)));
    if ('retryAfterSeconds' in answer) {
      await refuse(request, reply, 429, answer.retryAfterSeconds);
      return;
    }
    await send(request, reply, answer);
    const { route, status } = answer.answer;
    metrics.page({ route, status, cache: answer.cache }, now() - startedAt);
  };

  const showNotFound = (request: FastifyRequest, reply: FastifyReply, known?: Given) =>
    respond(request, reply, { route: errorRoute(request.url), status: 404 }, known);

  /** What an URL stands for. Only one that the table does not know depends on what the releases of this visitor add to it. */
  const resolve = async (request: FastifyRequest): Promise<{ resolution: Resolution; known?: Given }> => {
    const resolution = resolveAddress(request.url, now());
    if (resolution.kind !== 'not-found') return { resolution };
    const known = await giveReleases(request);
    const { routes, forms } = siteOf(known.releases);
    const form = formAt(request.url, forms);
    // Reading a form's URL, e.g. after a reload, leads to what the form would have changed.
    if (form) return { resolution: { kind: 'redirect', to: form.readAt, permanent: false }, known };
    return { resolution: resolveAddress(request.url, now(), routes), known };
  };

  return {
    notFound: (request, reply) => showNotFound(request, reply),
    async handle(request, reply) {
      const { resolution, known } = await resolve(request);
      if (resolution.kind === 'redirect') {
        const { to, permanent } = resolution;
        const answer = redirectAnswer('redirect', to, permanent);
        await send(request, reply, { answer, cacheControl: sharedCacheControl(config.cache), cache: 'hit' });
        return;
      }
      if (resolution.kind === 'page') {
        const { route, isForeignRegion } = resolution;
        if (!isForeignRegion) return respond(request, reply, { route }, known);
        // [1-07][O1-02] There is one region; the page there tells why.
        const answer = redirectAnswer('redirect', route.fullPath, false);
        const cookie = swedishOnlyCookie(true, config.secureCookies);
        return send(request, reply, { answer, cacheControl: PRIVATE_CACHE_CONTROL, cache: 'private', cookie });
      }
      await showNotFound(request, reply, known);
    },
  };
}
