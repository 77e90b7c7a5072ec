import type { IncomingHttpHeaders } from 'node:http';

const SAFE = /^[\w.-]{1,64}$/;

/**
 * The X-Request-Id that a request came with; undefined without one, and for one that is no plain id. The api takes a
 * trusted shell's for its own, so that one search finds both logs; anybody else's is only noted beside the server's own
 * (`clientRequestId`), or people could put what they do under the id of somebody else.
 */
export function givenRequestId(headers: IncomingHttpHeaders): string | undefined {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SAFE.test(given) ? given : undefined;
}
