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
  /** Report token of the page; empty on pages without one. */
  token: string;
}

/** Release (`remote@version`) and page token of a report; null for the shell's own errors and invalid reports. */
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
 * Forwards browsers' error reports to the api unchanged, and counts those with a valid page token against the release
 * that they name. Reports without one are only logged.
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
    // Reports that the api refuses (another origin, too many) do not count.
    const reported = response.ok ? reportedRelease(parse(body)) : null;
    if (reported && tokens.covers(reported.token, reported.name, reported.version))
      health.report(reported.name, reported.version, addressKey(request.ip));
    const type = response.headers.get('content-type');
    if (type !== null) reply.header('Content-Type', type);
    return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
  });
}
