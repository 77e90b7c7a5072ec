/**
 * [O1-02] Set with the redirect from another region's address, so that the Swedish page tells why it is Swedish; gone
 * with that page.
 */
export const SWEDISH_ONLY_COOKIE = 'swedish-only';

const TTL_SECONDS = 60;

/** @param isRequested false takes it away */
export const swedishOnlyCookie = (isRequested: boolean, isSecure: boolean): string =>
  `${SWEDISH_ONLY_COOKIE}=1; Path=/; Max-Age=${isRequested ? TTL_SECONDS : 0}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
