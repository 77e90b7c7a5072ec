import type { AbFlag, Consent } from '@shop/contracts/platform';

/** The three variants of the A/B test [1-95..97]. */
export const AB_FLAGS: readonly AbFlag[] = ['paymentSwap', 'shorterReviews', 'showDeliveryInfo'];
/** Name of the cookie and of its mirror in storage, also the query key by which an employee forces a variant [1-99]. */
export const AB_KEY = 'ab-trigger';

const YEAR_SECONDS = 31_536_000;

export const isAbFlag = (value: string | null | undefined): value is AbFlag => AB_FLAGS.some((flag) => flag === value);

/** Picks one of three variants with equal chances [1-98]. `random` is in [0, 1). */
export const pickFlag = (random: number): AbFlag => AB_FLAGS[Math.floor(random * AB_FLAGS.length)] ?? 'paymentSwap';

/** The cookie by which the server renders the right variant; beyond the session only with consent [O1-09]. */
export function flagCookie(flag: AbFlag, consent: Pick<Consent, 'personalisation'> | null, isSecure: boolean): string {
  const life = consent?.personalisation ? `; Max-Age=${YEAR_SECONDS}` : '';
  return `${AB_KEY}=${flag}; Path=/; SameSite=Lax${life}${isSecure ? '; Secure' : ''}`;
}
