/** Maximum cache time of an api response in seconds: pages are never further behind a change in the shop. */
export const MAX_FRESH_SECONDS = 10;

/**
 * Seconds for which a response with these headers may be shared; 0 or less when it may belong to one session.
 *
 * @param allowed seconds of the contract, for responses whose headers speak to other caches (`audienceSeconds`)
 */
export const freshSeconds = (headers: Headers, allowed: number | undefined): number => {
  if (headers.has('set-cookie') || headers.has('x-page-redirect')) return 0;
  if (allowed !== undefined) return Math.min(MAX_FRESH_SECONDS, allowed);
  const control = headers.get('cache-control') ?? '';
  if (!/(?:^|,)\s*public\b/.test(control)) return 0;
  const [, maxAge = '0'] = /\bmax-age=(\d+)/.exec(control) ?? [];
  return Math.min(MAX_FRESH_SECONDS, Number(maxAge) - Number(headers.get('age') ?? 0));
};
