import { postClientError } from '@shop/contracts';
import { isRemoteName, type RemoteName } from '@shop/contracts/slots';
import { addressKey } from '@shop/server';
import type { FastifyInstance } from 'fastify';
import { forwardedHeaders } from '../api/forwarded.ts';
import type { ReleaseHealth } from '../releases/release-health.ts';
import type { ReportTokens } from './report-token.ts';

const BODY_LIMIT = 64 * 1024;
const PATH = `/api/${postClientError.path}`;

export interface ReportedRelease {
  name: RemoteName;
  version: string;
  /** What the page was given for its reports; empty on pages from before there were any. */
  token: string;
}

/** `remote@version` of a report, and its page's token; null for the shell's own errors and for anything unreadable. */
export function reportedRelease(body: unknown): ReportedRelease | null {
  if (typeof body !== 'object' || body === null) return null;
  const source = 'source' in body ? body.source : null;
  const token = 'token' in body ? body.token : null;
  if (typeof source !== 'string') return null;
  const at = source.indexOf('@');
  const name = source.slice(0, Math.max(at, 0));
  if (!isRemoteName(name)) return null;
  return { name, version: source.slice(at + 1), token: typeof token === 'string' ? token : '' };
}

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
};

export interface ClientReportsOptions {
  apiOrigin: string;
  fetch: typeof globalThis.fetch;
  health: ReleaseHealth;
  tokens: ReportTokens;
}

/**
 * Browsers' error reports go to the api as they are; on the way those of pages that a shell really rendered with the
 * release that they name count against it. Reports without a page's token are logged as well, and count for nothing.
 */
export function installClientReports(
  app: FastifyInstance,
  { apiOrigin, fetch, health, tokens }: ClientReportsOptions,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Body: Buffer }>(PATH, async (request, reply) => {
    const { headers, body } = request;
    const response = await fetch(`${apiOrigin}${PATH}`, {
      method: 'POST',
      headers: {
        ...forwardedHeaders(request),
        'Content-Type': headers['content-type'] ?? 'application/json',
        ...(headers.origin !== undefined && { Origin: headers.origin }),
        ...(headers.region !== undefined && { Region: String(headers.region) }),
        ...(headers.cookie !== undefined && { Cookie: headers.cookie }),
        ...(headers['sec-fetch-site'] !== undefined && { 'Sec-Fetch-Site': String(headers['sec-fetch-site']) }),
      },
      body: new Uint8Array(body),
    }).catch(() => null);
    if (response === null) return reply.code(503).send();
    // What the api refuses (a foreign origin, too many reports) must not count either.
    const reported = response.ok ? reportedRelease(parse(body)) : null;
    if (reported && tokens.covers(reported.token, reported.name, reported.version))
      health.report(reported.name, reported.version, addressKey(request.ip));
    const type = response.headers.get('content-type');
    if (type !== null) reply.header('Content-Type', type);
    return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
  });
}
