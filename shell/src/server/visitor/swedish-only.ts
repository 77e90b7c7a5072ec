/**
 * Cookie set with the redirect from another region, so that the Swedish page shows the notice [O1-02]; deleted with
 * that page.
 */
export const SWEDISH_ONLY_COOKIE = 'swedish-only';

const TTL_SECONDS = 60;

/** @param isRequested false deletes it */
export const swedishOnlyCookie = (isRequested: boolean, isSecure: boolean): string =>
  `${SWEDISH_ONLY_COOKIE}=1; Path=/; Max-Age=${isRequested ? TTL_SECONDS : 0}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
