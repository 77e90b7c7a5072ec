/** Parameters that only say which version of a picture is meant [3-136]: nothing that is rendered depends on them. */
const isVersion = (part: string): boolean => part.startsWith('t=') || part.startsWith('v=');

/**
 * Every picture has exactly one URL, so that caches on the way hold it once and nothing is rendered under a made-up name.
 * Returns where a request for another spelling, size or parameter is sent; null for the URL itself, with or without a version.
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
