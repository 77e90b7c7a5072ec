import type { IncomingHttpHeaders } from 'node:http';

const SAFE = /^[\w.-]{1,64}$/;

/**
 * The X-Request-Id of a request; undefined without one, and for one that is no plain id. The api adopts a trusted
 * shell's, so that one search finds both logs; any other is only logged beside the server's own (`clientRequestId`), so
 * that no caller can log under another's id.
 */
export function givenRequestId(headers: IncomingHttpHeaders): string | undefined {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SAFE.test(given) ? given : undefined;
}
