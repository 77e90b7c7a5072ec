import { getSitemap, getSitemapPart } from '@shop/contracts';
import { createApiClient } from '@shop/platform/api-client';
import type { RouteName } from '@shop/contracts/routes';
import { href } from '@shop/contracts/routing';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ShellConfig } from '../config.ts';
import { escapeHtml } from '../page/escape.ts';

const HOUR = 'public, max-age=3600';
const TIMEOUT_MS = 10_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const SITEMAP_PATH = '/sitemap.xml';

/** Routes without catalogue data. */
const OWN_ROUTES = ['index', 'campaigns', 'configure-to-order', 'instalments'] as const satisfies readonly RouteName[];
const OWN_PAGES = OWN_ROUTES.map((route) => href(route));

const entry = (tag: 'url' | 'sitemap', url: string): string => `<${tag}><loc>${escapeHtml(url)}</loc></${tag}>`;
const xml = (tag: 'urlset' | 'sitemapindex', entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${tag} xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</${tag}>\n`;

/** Serves `/sitemap.xml` and its parts: the canonical URLs of all indexable pages. */
export function installSitemap(
  app: FastifyInstance,
  { config, fetch }: { config: Pick<ShellConfig, 'apiOrigin' | 'publicOrigin'>; fetch: typeof globalThis.fetch },
): void {
  const { apiOrigin, publicOrigin } = config;
  const api = (requestId: string) =>
    createApiClient({
      base: `${apiOrigin}/api/`,
      fetch,
      headers: { 'X-Request-Id': requestId },
      timeoutMs: TIMEOUT_MS,
    });
  const send = (reply: FastifyReply, body: string) =>
    reply.header('Cache-Control', HOUR).type('application/xml; charset=utf-8').send(body);
  // After an error a crawler comes back; an empty sitemap it would accept.
  const refuse = (reply: FastifyReply, status: 404 | 503) =>
    reply
      .code(status)
      .headers({ 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '120' }) })
      .send();

  app.get(SITEMAP_PATH, async (request, reply) => {
    const response = await api(request.id)
      .call(getSitemap, {})
      .catch(() => null);
    if (response === null) return refuse(reply, 503);
    const parts = ['butiken', ...response.data.parts];
    return send(
      reply,
      xml(
        'sitemapindex',
        parts.map((part) => entry('sitemap', `${publicOrigin}/sitemap/${part}.xml`)),
      ),
    );
  });

  app.get<{ Params: { part: string } }>('/sitemap/:part.xml', async (request, reply) => {
    const { part } = request.params;
    if (part === 'butiken')
      return send(
        reply,
        xml(
          'urlset',
          OWN_PAGES.map((path) => entry('url', publicOrigin + path)),
        ),
      );
    try {
      const { data } = await api(request.id).call(getSitemapPart, { params: { part } });
      const urls = data.pages.map(({ route, id, name }) => publicOrigin + href(route, { id, name }));
      return await send(
        reply,
        xml(
          'urlset',
          urls.map((url) => entry('url', url)),
        ),
      );
    } catch (error) {
      const isUnknown =
        error instanceof Error && 'status' in error && Number(error.status) >= 400 && Number(error.status) < 500;
      return refuse(reply, isUnknown ? 404 : 503);
    }
  });
}
