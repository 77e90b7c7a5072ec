import type { FastifyRequest } from 'fastify';

/**
 * What the api is told of a request that this server makes for somebody: who called, which is the one place that the
 * caller's address is handed on from, and the id under which both logs have it. The api believes it of the shells that
 * its own TRUSTED_PROXIES names.
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

/** Adds `headers` to requests for `origin`, over what they have; nobody else is told who called. */
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
