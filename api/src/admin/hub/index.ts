import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Feature } from '../../feature.ts';
import { LIVE_PATH, STYLE_PATH } from './frame.ts';
import { registerHubPages } from './hub-pages.ts';
import { passkeyScript } from './passkey-script.ts';
import { PATHS } from './security-pages.ts';

const sheet = (): string =>
  [import.meta.resolve('@shop/ui/tokens.css'), new URL('hub.css', import.meta.url).href]
    .map((file) => readFileSync(fileURLToPath(file), 'utf8'))
    .join('\n');

/**
 * [1-55], [2.1-85], [O2.17-24] The hub at `/admin/`: pages without script to find things. Each page fetches from the
 * admin calls with the caller's own session, so that these alone decide the access [O6-02]; a caller without rights
 * gets 404 [O2.1-14], and a login older than twelve hours has to be repeated [O6-03].
 */
export const registerAdminHub: Feature = async (app, services) => {
  const files = [
    [STYLE_PATH, 'text/css', sheet()],
    [LIVE_PATH, 'text/javascript', readFileSync(new URL('live.js', import.meta.url), 'utf8')],
    [PATHS.script, 'text/javascript', passkeyScript()],
  ] as const;
  for (const [path, type, text] of files) {
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').type(`${type}; charset=utf-8`).send(text),
    );
  }
  await app.register(async (scope) => registerHubPages(scope, services));
};
