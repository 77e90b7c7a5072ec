import { postClientError } from '@shop/shared/contracts';
import { REMOTE_NAMES, type RemoteName } from '@shop/shared/contracts/slots';
import type { FastifyInstance } from 'fastify';
import type { ReleaseHealth } from './release-health.ts';

const BODY_LIMIT = 64 * 1024;
const PATH = `/api/${postClientError.path}`;

/** `remote@version` of a report; null for the shell's own errors and for anything unreadable. */
export function sourceOf(body: unknown): { name: RemoteName; version: string } | null {
  const source = typeof body === 'object' && body !== null && 'source' in body ? body.source : null;
  if (typeof source !== 'string') return null;
  const at = source.indexOf('@');
  const name = REMOTE_NAMES.find((known) => known === source.slice(0, at));
  return name === undefined ? null : { name, version: source.slice(at + 1) };
}

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
};

/** Browsers' error reports go to the api as they are; on the way they count against the release that they name. */
export function installClientReports(
  app: FastifyInstance,
  { apiOrigin, fetch, health }: { apiOrigin: string; fetch: typeof globalThis.fetch; health: ReleaseHealth },
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Body: Buffer }>(PATH, async (request, reply) => {
    const { headers, body, ip, id } = request;
    const answer = await fetch(`${apiOrigin}${request.url}`, {
      method: 'POST',
      headers: {
        'Content-Type': headers['content-type'] ?? 'application/json',
        'X-Request-Id': id,
        'X-Forwarded-For': ip,
        'X-Forwarded-Host': request.host,
        'X-Forwarded-Proto': request.protocol,
        ...(headers.origin !== undefined && { Origin: headers.origin }),
        ...(headers.region !== undefined && { Region: String(headers.region) }),
        ...(headers.cookie !== undefined && { Cookie: headers.cookie }),
        ...(headers['sec-fetch-site'] !== undefined && { 'Sec-Fetch-Site': String(headers['sec-fetch-site']) }),
      },
      body: new Uint8Array(body),
    }).catch(() => null);
    if (answer === null) return reply.code(503).send();
    // What the api refuses (a foreign origin, too many reports) must not bring a release down either.
    const source = answer.ok ? sourceOf(parse(body)) : null;
    if (source) health.report(source.name, source.version, ip);
    const type = answer.headers.get('content-type');
    if (type !== null) reply.header('Content-Type', type);
    return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
  });
}
