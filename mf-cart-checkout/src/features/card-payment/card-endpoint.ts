/**
 * Base URL of the provider's page. The server sends the session's whole URL (`redirectUrl`); the client library builds
 * its own from the part before the token. Null when there is no such part, or when it is no web URL.
 */
export function cardEndpoint(redirectUrl: string | null, sessionToken: string): string | null {
  if (redirectUrl === null || !URL.canParse(redirectUrl)) return null;
  const { origin, pathname, protocol } = new URL(redirectUrl);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const base = pathname.split('/').filter(Boolean);
  if (base.at(-1) === encodeURIComponent(sessionToken)) base.pop();
  return [origin, ...base].join('/');
}
