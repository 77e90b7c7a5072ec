import { SHOP } from '@shop/shared/contracts/config';
import { href } from '@shop/shared/routing';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_DESCRIPTION } from '../routing/document-head.ts';

const DAY = 'public, max-age=86400';

/** A harbour's pixel: the two-step corner of the shop's identity around a P. */
const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#2b3ff2" d="M0 0h32v24h-4v4h-4v4H0z"/><path fill="#fff" d="M9 7h10v3h3v7h-3v3h-6v5H9zm4 4v5h5v-5z"/></svg>`;

const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /admin', 'Allow: /api/dynimg/', `Host: ${origin}`, ''].join('\n');

const webManifest = {
  name: SHOP.brand,
  short_name: SHOP.brand,
  description: DEFAULT_DESCRIPTION,
  lang: SHOP.locale,
  start_url: href('index'),
  display: 'browser',
  background_color: '#f6f6f6',
  theme_color: '#f6f6f6',
  icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
};

/** robots.txt, the icon and the web manifest. */
export function installSiteFiles(app: FastifyInstance, publicOrigin: string): void {
  const file = (path: string, type: string, body: string) =>
    app.get(path, (_request, reply) => reply.header('Cache-Control', DAY).type(type).send(body));
  file('/robots.txt', 'text/plain; charset=utf-8', robots(publicOrigin));
  file('/favicon.svg', 'image/svg+xml', FAVICON);
  file('/site.webmanifest', 'application/manifest+json', JSON.stringify(webManifest));
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
}
