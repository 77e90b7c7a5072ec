import type { FastifyInstance } from 'fastify';
import type { PageHandler } from './page-handler.ts';
import type { ReleaseRegistry } from '../releases/release-set.ts';

const ENTRY = 'styleguide.js';
const STYLES = /^styleguide\.[\w]+\.css$/;
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";

/** `/styleguide`: the design system on one page. Only development builds contain its files; otherwise it is a 404. */
export function installStyleguide(app: FastifyInstance, registry: ReleaseRegistry, pages: PageHandler): void {
  app.get('/styleguide', async (request, reply) => {
    const { base, manifest } = (await registry.current(null)).shell;
    const files = Object.keys(manifest.integrity);
    if (!files.includes(ENTRY)) return pages.handle(request, reply);
    const sheets = files
      .filter((file) => STYLES.test(file))
      .map((file) => `<link rel="stylesheet" href="${base}${file}">`);
    // Its entry needs the chunks that the shell's entry needs, too.
    const scripts = [...manifest.beside, ENTRY].map((file) => `<script src="${base}${file}"></script>`);
    return reply
      .headers({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Styleguide</title>` +
          `<meta name="viewport" content="width=device-width, initial-scale=1">${sheets.join('')}</head>` +
          `<body>${scripts.join('')}</body></html>`,
      );
  });
}
