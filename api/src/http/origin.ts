import type { FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Refuses writes that another site made the shopper's browser send. `Sec-Fetch-Site` is set by the browser alone and
 * decides when it is there; older browsers send `Origin` with every write. A caller that sends neither is no browser
 * and carries nobody's cookie.
 */
export function checkOrigin(request: FastifyRequest, publicOrigin: string): void {
  if (SAFE_METHODS.has(request.method) || request.routeOptions.config.isOpenToOtherSites === true) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new ApiError('ORIGIN_REFUSED');
    return;
  }
  const { origin } = request.headers;
  if (origin === undefined) return;
  if (origin !== publicOrigin && hostOf(origin) !== request.host) throw new ApiError('ORIGIN_REFUSED');
}
