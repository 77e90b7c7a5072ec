import { SHOP } from '@shop/contracts';
import { ApiError } from './errors.ts';

/** [O7-28] Cart and login work in every region; localization/pack handles the region itself. */
const WORKS_IN_EVERY_REGION = [
  '/api/cart',
  '/api/login',
  '/api/me',
  '/api/localization/pack',
  '/api/client-error',
  '/api/docs',
];

/**
 * [7.1-07], [O6-19] Refuses calls for a region that the shop does not sell in. The code is compared as sent; a call
 * without the header is for the shop's own region.
 */
export function checkRegion(path: string, region: string | string[] | undefined): void {
  if (region === undefined || region === SHOP.region) return;
  if (WORKS_IN_EVERY_REGION.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) return;
  throw new ApiError('UNSUPPORTED_REGION');
}
