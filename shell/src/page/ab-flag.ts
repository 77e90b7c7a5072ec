import type { AbFlag } from '@shop/contracts/platform';

/** The three variants of the A/B test [1-95..97]. */
export const AB_FLAGS: readonly AbFlag[] = ['paymentSwap', 'shorterReviews', 'showDeliveryInfo'];
/** Name of the cookie and of its mirror in storage, also the query key by which an employee forces a variant [1-99]. */
export const AB_KEY = 'ab-trigger';

const YEAR_SECONDS = 31_536_000;

export const isAbFlag = (value: string | null | undefined): value is AbFlag => AB_FLAGS.some((flag) => flag === value);

/** Picks one of three variants with equal chances [1-98]. `random` is in [0, 1). */
export const pickFlag = (random: number): AbFlag => AB_FLAGS[Math.floor(random * AB_FLAGS.length)] ?? 'paymentSwap';

const flagCookie = (flag: string, maxAgeSeconds: number | null, isSecure: boolean): string =>
  [
    `${AB_KEY}=${flag}`,
    'Path=/',
    'SameSite=Lax',
    ...(maxAgeSeconds === null ? [] : [`Max-Age=${maxAgeSeconds}`]),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/** The cookie by which the server renders the same variant for a year: only with consent to personalisation [O1-09]. */
export const lastingFlagCookie = (flag: AbFlag, isSecure: boolean): string => flagCookie(flag, YEAR_SECONDS, isSecure);

/** The cookie of an employee who has asked for a variant: it ends with the session. */
export const forcedFlagCookie = (flag: AbFlag, isSecure: boolean): string => flagCookie(flag, null, isSecure);

/** Removes the cookie. */
export const endedFlagCookie = (isSecure: boolean): string => flagCookie('', 0, isSecure);
