import { readPath } from '@shop/contracts/routing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAdminPath } from '../../routing/resolve-url.ts';
import type { ShellConfig } from '../config.ts';
import { forwardedHeaders } from './forwarded.ts';
import { isForeign } from '../http/is-foreign.ts';
import type { PageHandler } from '../page/page-handler.ts';

const PASSED_ON = ['content-type', 'content-security-policy', 'cache-control', 'location'] as const;

const TIMEOUT_MS = 15_000;
/** Maximum body in bytes; the longest form contains a passkey signature. */
const FORM_LIMIT = 32_768;

/**
 * URL of the page at the api; null for a URL that leads out of `/admin`. The router matches the raw path, but the URL
 * parser resolves it, so its result is checked.
 */
function adminTarget(apiOrigin: string, url: string): URL | null {
  const path = readPath(url);
  if (path === null) return null;
  const target = new URL(`${path.pathname}${path.search}`, apiOrigin);
  return isAdminPath(target.pathname) && target.origin === apiOrigin ? target : null;
}

/** Headers that the admin hub's own origin check reads. */
const FORM_HEADERS = ['content-type', 'origin', 'sec-fetch-site', 'user-agent'] as const;

const formHeaders = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    FORM_HEADERS.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/**
 * Passes `/admin` on to the api's application [2.1-84]; its 404 becomes the shop's own [O2.1-14]. Forms are passed on
 * unchanged, cookies back: a session that is renewed there must reach the browser.
 */
export function installAdmin(
  app: FastifyInstance,
  options: { config: ShellConfig; fetch: typeof globalThis.fetch; pages: PageHandler },
): void {
  const { config, fetch, pages } = options;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const target = adminTarget(config.apiOrigin, request.url);
    if (target === null) {
      await pages.notFound(request, reply);
      return;
    }
    const response = await fetch(target, {
      method: request.method,
      headers: { ...formHeaders(request), ...forwardedHeaders(request), Cookie: request.headers.cookie ?? '' },
      body: request.body instanceof URLSearchParams ? request.body.toString() : null,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    if (response === null || response.status === 404 || response.status === 401 || response.status === 403) {
      await pages.notFound(request, reply);
      return;
    }
    for (const name of PASSED_ON) {
      const value = response.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    for (const cookie of response.headers.getSetCookie()) reply.header('Set-Cookie', cookie);
    await reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
  };
  app.get('/admin', handle);
  app.get('/admin/*', handle);
  app.post('/admin/*', async (request, reply) => {
    if (isForeign(request, config.publicOrigin)) return reply.code(403).send();
    return handle(request, reply);
  });
}
