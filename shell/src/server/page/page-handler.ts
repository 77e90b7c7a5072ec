import type { FastifyReply, FastifyRequest } from 'fastify';
import { resolveUrl, type Resolution } from '../../routing/resolve-url.ts';
import { formAt } from '../api/form-actions.ts';
import type { ShellConfig } from '../config.ts';
import type { Recompress } from '../http/recompress.ts';
import { refuse } from '../http/refuse.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { siteOf } from '../releases/site-of.ts';
import { swedishOnlyCookie } from '../visitor/swedish-only.ts';
import { PRIVATE_CACHE_CONTROL, sharedCacheControl } from './cache-key.ts';
import type { PageRequest } from './fragment-jobs.ts';
import { redirectResponse } from './page-response.ts';
import { createPageVisitors, type GivenReleases, type PageVisitorOptions } from './page-visitor.ts';
import { createSendPage } from './send-page.ts';
import { createServePage, type ServePageOptions } from './serve-page.ts';
import { errorRoute } from './shared-route.ts';

export interface PageHandlerOptions extends PageVisitorOptions, Omit<ServePageOptions, 'visitors'> {
  config: ShellConfig;
  metrics: Metrics;
  recompress: Recompress;
  /** Current time in unix milliseconds. */
  now: () => number;
}

export interface PageHandler {
  /** Responds to a GET for a URL of the shop. */
  handle(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Responds with the error page, e.g. for a 404 of the admin application. */
  notFound(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export function createPageHandler(options: PageHandlerOptions): PageHandler {
  const { config, now, metrics, recompress } = options;
  const visitors = createPageVisitors(options);
  const serve = createServePage({ ...options, visitors });
  const send = createSendPage(config, recompress);

  const respond = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: Pick<PageRequest, 'route' | 'status'>,
    known?: GivenReleases,
  ) => {
    const startedAt = now();
    request.pageName = page.status === 404 ? 'not-found' : page.route.name;
    const delivery = await serve(request, reply, page, known ?? (await visitors.giveReleases(request)));
    if ('retryAfterSeconds' in delivery) {
      await refuse(request, reply, 429, delivery.retryAfterSeconds);
      return;
    }
    await send(request, reply, delivery);
    const { route, status } = delivery.response;
    metrics.page({ route, status, cache: delivery.cache }, now() - startedAt);
  };

  const showNotFound = (request: FastifyRequest, reply: FastifyReply, known?: GivenReleases) =>
    respond(request, reply, { route: errorRoute(request.url), status: 404 }, known);

  /** Resolves a URL. One that is not in the route table may belong to a route that the visitor's releases add. */
  const resolve = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ resolution: Resolution; known?: GivenReleases }> => {
    const resolution = resolveUrl(request.url, now());
    if (resolution.kind !== 'not-found') return { resolution };
    const known = await visitors.giveOwnReleases(request, reply);
    const { routes, forms } = siteOf(known.own?.ownReleases ?? known.releases);
    const form = formAt(request.url, forms);
    // A GET of a form's URL, e.g. after a reload, redirects to the page that shows its result.
    if (form) return { resolution: { kind: 'redirect', to: form.readAt, permanent: false }, known };
    return { resolution: resolveUrl(request.url, now(), routes), known };
  };

  return {
    notFound: (request, reply) => showNotFound(request, reply),
    async handle(request, reply) {
      const { resolution, known } = await resolve(request, reply);
      if (resolution.kind === 'redirect') {
        const response = redirectResponse('redirect', resolution.to, resolution.permanent);
        return send(request, reply, { response, cacheControl: sharedCacheControl(config.cache), cache: 'hit' });
      }
      if (resolution.kind === 'page') {
        const { route, isForeignRegion } = resolution;
        if (!isForeignRegion) return respond(request, reply, { route }, known);
        // The shop has one region [1-07]; the page that follows explains it [O1-02].
        const response = redirectResponse('redirect', route.fullPath, false);
        const cookie = swedishOnlyCookie(true, config.secureCookies);
        return send(request, reply, { response, cacheControl: PRIVATE_CACHE_CONTROL, cache: 'private', cookie });
      }
      return showNotFound(request, reply, known);
    },
  };
}
