import type { FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Refuses writes that another site made the shopper's browser send. `Sec-Fetch-Site` is set by the browser alone and
 * decides where present; older browsers send `Origin` with every write. A caller that sends neither is no browser and
 * has no user's cookie.
 */
export function checkOrigin(request: FastifyRequest, publicOrigin: string): void {
  if (request.routeOptions.config.isOpenToOtherSites === true) return;
  const site = request.headers['sec-fetch-site'];
  if (SAFE_METHODS.has(request.method)) return checkRead(request, site);
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new ApiError('ORIGIN_REFUSED');
    return;
  }
  const { origin } = request.headers;
  if (origin === undefined) return;
  if (origin !== publicOrigin && hostOf(origin) !== request.host) throw new ApiError('ORIGIN_REFUSED');
}

/**
 * Refuses reads of a caller's own data that another site embeds: as a script, an image or a frame, whatever the
 * response's headers. A link from elsewhere, e.g. to a receipt from an e-mail, is a navigation of the whole window
 * and passes.
 */
function checkRead(request: FastifyRequest, site: string | string[] | undefined): void {
  const { endpoint } = request.routeOptions.config;
  if (endpoint === undefined || endpoint.access === 'never') return;
  if (site !== 'cross-site' && site !== 'same-site') return;
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = request.headers;
  if (mode !== 'navigate' || (destination !== undefined && destination !== 'document'))
    throw new ApiError('ORIGIN_REFUSED');
}
