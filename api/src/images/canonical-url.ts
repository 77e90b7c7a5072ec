/** Parameters that only name the version of an image [3-136]: the rendering does not depend on them. */
const isVersion = (part: string): boolean => part.startsWith('t=') || part.startsWith('v=');

/**
 * Redirect target of a request for another spelling, size or parameter; null for the canonical URL itself, with or
 * without a version. Every image has exactly one URL, so that caches store it once and nothing is rendered under a
 * made-up name.
 */
export const redirectToCanonical = (requestUrl: string, canonical: string): string | null => {
  const [path = '', query = ''] = requestUrl.split('?', 2);
  const parts = query.split('&').filter((part) => part !== '');
  const rest = parts.filter((part) => !isVersion(part)).join('&');
  if (`${path}${rest === '' ? '' : '?'}${rest}` === canonical) return null;
  const versions = parts.filter(isVersion).join('&');
  if (versions === '') return canonical;
  return `${canonical}${canonical.includes('?') ? '&' : '?'}${versions}`;
};

/** A URL from its path and those parameters that are set. */
export const urlOf = (path: string, ...parameters: readonly (string | false)[]): string => {
  const query = parameters.filter((parameter) => parameter !== false && parameter !== '').join('&');
  return query === '' ? path : `${path}?${query}`;
};
