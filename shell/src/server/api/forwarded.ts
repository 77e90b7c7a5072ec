import type { FastifyRequest } from 'fastify';

/**
 * Headers that identify the caller of a forwarded request to the api: the client address, which is forwarded only here,
 * and the id under which both logs have it. The api trusts them from shells in its TRUSTED_PROXIES.
 */
export const forwardedHeaders = ({
  id,
  ip,
  host,
  protocol,
}: Pick<FastifyRequest, 'id' | 'ip' | 'host' | 'protocol'>): Record<string, string> => ({
  'x-request-id': id,
  'x-forwarded-for': ip,
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
});

/** Adds `headers` to requests for `origin`, replacing existing ones; other origins do not get them. */
export const withForwarded =
  (
    fetch: typeof globalThis.fetch,
    origin: string,
    headers: Readonly<Record<string, string>>,
  ): typeof globalThis.fetch =>
  (input, init) => {
    const request = new Request(input, init);
    if (request.url.startsWith(`${origin}/`)) {
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    }
    return fetch(request);
  };
