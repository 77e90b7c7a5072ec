import { isRemoteName, REMOTE_NAMES, type RemoteName } from '@shop/contracts/slots';
import { href } from '@shop/contracts/routing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiReads } from '../api/api-reads.ts';
import type { ShellConfig } from '../config.ts';
import { escapeHtml } from '../page/escape.ts';
import { forwardedHeaders } from '../api/forwarded.ts';
import { isForeign } from '../http/is-foreign.ts';
import { visitorOf } from '../visitor/visitor.ts';
import { OVERRIDE_PATH } from './override-badge.ts';
import { overrideCookie, type Overrides } from './override-cookie.ts';
import type { OverrideSource } from './override-source.ts';

export interface OverrideOptions {
  config: ShellConfig;
  api: ApiReads;
  source: OverrideSource;
  fetch: typeof globalThis.fetch;
}

interface FileParams {
  name: string;
  version: string;
  '*': string;
}

const TIMEOUT_MS = 10_000;
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

const POLICY = "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

function page(origins: readonly string[], current: Overrides): string {
  const options = (values: readonly string[]) =>
    values.map((value) => `<option>${escapeHtml(value)}</option>`).join('');
  const now = Object.entries(current).map(([name, origin]) => `<li>${escapeHtml(`${name}: ${origin}`)}</li>`);
  return [
    '<!doctype html><html lang="sv"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Egen version</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><main><h1>Egen version</h1>',
    '<p>Hämta en del av butiken från en annan server, bara i den här webbläsaren.</p>',
    now.length > 0 ? `<ul>${now.join('')}</ul>` : '',
    `<form method="post"><p><label>Del <input name="remote" list="delar" required></label></p>`,
    `<datalist id="delar">${options(REMOTE_NAMES)}</datalist>`,
    `<p><label>Server <select name="origin">${options(origins)}</select></label></p><button>Använd</button></form>`,
    '<form method="post"><button name="reset" value="1">Återställ</button></form></main></html>',
  ].join('\n');
}

/**
 * `/mf-override`: form where employees and developers replace a remote by one from another origin. 404 for all others.
 */
export function installOverrides(app: FastifyInstance, { config, api, source, fetch }: OverrideOptions): void {
  if (config.overrides.origins.length === 0) return;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  const visitor = (request: FastifyRequest) => visitorOf(request.headers, config.secureCookies);

  const isAllowed = async (request: FastifyRequest): Promise<boolean> => {
    const { sessionCookie } = visitor(request);
    const me =
      sessionCookie === null ? null : await api.me(sessionCookie, fetch, forwardedHeaders(request)).catch(() => null);
    const user = me?.user ?? null;
    return source.isAllowedFor(user);
  };

  const refuse = (reply: FastifyReply) => reply.code(404).header('Cache-Control', 'no-store').send();

  app.get(OVERRIDE_PATH, async (request, reply) => {
    if (!(await isAllowed(request))) return refuse(reply);
    return reply
      .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY })
      .type('text/html; charset=utf-8')
      .send(page(config.overrides.origins, visitor(request).overrides));
  });

  app.post(OVERRIDE_PATH, async (request, reply) => {
    if (isForeign(request, config.publicOrigin)) return reply.code(403).send();
    if (!(await isAllowed(request))) return refuse(reply);
    const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const name = fields.get('remote');
    const origin = fields.get('origin') ?? '';
    const isReset = fields.has('reset');
    if (!isReset && (!isRemoteName(name) || !source.isAllowedOrigin(origin))) return reply.code(400).send();
    const next: Overrides = isReset || !isRemoteName(name) ? {} : { ...visitor(request).overrides, [name]: origin };
    return reply
      .headers({ 'Cache-Control': 'no-store', 'Set-Cookie': overrideCookie(next, config.secureCookies) })
      .redirect(href('index'), 303);
  });

  app.get<{ Params: FileParams }>(`${OVERRIDE_PATH}/files/:name/:version/*`, async (request, reply) => {
    const { name, '*': file } = request.params;
    const origin = visitor(request).overrides[name as RemoteName];
    if (origin === undefined || !source.isAllowedOrigin(origin) || !/^\w[\w./-]*$/.test(file) || file.includes('..'))
      return refuse(reply);
    if (!(await isAllowed(request))) return refuse(reply);
    const response = await fetch(`${origin}/browser/${file}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!response.ok) return refuse(reply);
    return reply
      .header('Cache-Control', 'no-store')
      .type(TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
      .send(Buffer.from(await response.arrayBuffer()));
  });
}
