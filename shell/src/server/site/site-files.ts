import { SHOP } from '@shop/contracts/config';
import { href } from '@shop/contracts/routing';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_DESCRIPTION } from '../../routing/document-head.ts';
import { ICON_SVG } from './icons/icon-svg.ts';
import { ICONS } from './icons/icons.ts';
import { SITEMAP_PATH } from './sitemap.ts';

const DAY = 'public, max-age=86400';

const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    'Allow: /api/dynimg/',
    `Sitemap: ${origin}${SITEMAP_PATH}`,
    '',
  ].join('\n');

const webManifest = {
  name: SHOP.brand,
  short_name: SHOP.brand,
  description: DEFAULT_DESCRIPTION,
  lang: SHOP.locale,
  start_url: href('index'),
  display: 'browser',
  background_color: '#f6f6f6',
  theme_color: '#f6f6f6',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
};

/** Serves robots.txt, the icons and the web manifest. */
export function installSiteFiles(app: FastifyInstance, publicOrigin: string): void {
  const file = (path: string, type: string, body: string | Buffer) =>
    app.get(path, (_request, reply) => reply.header('Cache-Control', DAY).type(type).send(body));
  file('/robots.txt', 'text/plain; charset=utf-8', robots(publicOrigin));
  file('/favicon.svg', 'image/svg+xml', ICON_SVG);
  for (const [name, base64] of Object.entries(ICONS)) {
    file(`/${name}`, name.endsWith('.ico') ? 'image/x-icon' : 'image/png', Buffer.from(base64, 'base64'));
  }
  file('/site.webmanifest', 'application/manifest+json', JSON.stringify(webManifest));
}
