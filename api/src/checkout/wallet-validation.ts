const APPLE_PAY = 'https://apple.com/apple-pay';

/** Apple's servers for it, in their regions and for tests; none else may be asked in the shop's name. */
const APPLE_HOST = /^(cn-)?apple-pay-gateway(-[a-z0-9-]+)?\.apple\.com$/;

/**
 * Whether an address for merchant validation is the wallet's own. It comes from the browser, and the provider sends a
 * request there under the shop's name.
 */
export function isValidationUrl({ method, validationUrl }: { method: string; validationUrl: string }): boolean {
  if (method !== APPLE_PAY || !URL.canParse(validationUrl)) return false;
  const { protocol, hostname, port, username } = new URL(validationUrl);
  return protocol === 'https:' && port === '' && username === '' && APPLE_HOST.test(hostname);
}
