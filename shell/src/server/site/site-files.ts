import { SHOP } from '@shop/contracts/config';
import { href } from '@shop/contracts/routing';
import type { FastifyInstance } from 'fastify';
import { THEME_COLOURS } from '../../page/theme.ts';
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

const shortcut = (name: string, url: string) => ({ name, url, icons: [{ src: '/icon-192.png', sizes: '192x192' }] });

/** What the browser installs. Its first page has no mark of where it was opened from: nobody counts that. */
const webManifest = {
  id: href('index'),
  name: SHOP.brand,
  short_name: SHOP.brand,
  description: DEFAULT_DESCRIPTION,
  lang: SHOP.locale,
  dir: 'ltr',
  start_url: href('index'),
  scope: '/',
  display: 'standalone',
  // One colour for both themes; documents name theirs for each.
  background_color: THEME_COLOURS.light,
  theme_color: THEME_COLOURS.light,
  categories: ['shopping'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    shortcut('Sök', href('search')),
    shortcut('Varukorg och kassa', href('checkout')),
    shortcut('Mina sidor', href('member')),
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
