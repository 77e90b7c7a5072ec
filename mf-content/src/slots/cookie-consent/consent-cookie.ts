import { CONSENT_COOKIE, CONSENT_COOKIE_ATTRIBUTES } from '@shop/contracts/cookie-banner';
import type { Consent } from '@shop/contracts/platform';

/** [O4-19] Increase it whenever the banner's text changes the agreement: then everyone is asked for consent again. */
export const CONSENT_TEXT_VERSION = 1;

/** [O2.16-01], [O4-18] What the two buttons of the first view mean; the necessary is always in [4-41]. */
export const ACCEPT_ALL: Consent = { necessary: true, marketing: true, personalisation: true };
export const NECESSARY_ONLY: Consent = { necessary: true, marketing: false, personalisation: false };

const isConsent = (value: unknown): value is { v: number; marketing: boolean; personalisation: boolean } => {
  if (typeof value !== 'object' || value === null) return false;
  const { v, marketing, personalisation } = value as Record<string, unknown>;
  return v === CONSENT_TEXT_VERSION && typeof marketing === 'boolean' && typeof personalisation === 'boolean';
};

/** The choice in a document's cookies; null when none was made, or one about an older text. */
export function readConsent(cookies: string): Consent | null {
  const found = cookies.split('; ').find((each) => each.startsWith(`${CONSENT_COOKIE}=`));
  if (found === undefined) return null;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(found.slice(CONSENT_COOKIE.length + 1)));
    return isConsent(value)
      ? { necessary: true, marketing: value.marketing, personalisation: value.personalisation }
      : null;
  } catch {
    return null;
  }
}

const agreedTo = (consent: Consent) => ({ ...consent, necessary: true, v: CONSENT_TEXT_VERSION });

/** A choice before it is made, for the shell's early script, which adds the time. */
export const choiceJson = (consent: Consent): string => JSON.stringify(agreedTo(consent));

/** The cookie that stores a choice: the three booleans, the version of the text, and when it was made [O4-19]. */
export function consentCookie(consent: Consent, now: Date, isSecure: boolean): string {
  const value = { ...agreedTo(consent), t: Math.floor(now.getTime() / 1000) };
  const pair = `${CONSENT_COOKIE}=${encodeURIComponent(JSON.stringify(value))}`;
  return [pair, CONSENT_COOKIE_ATTRIBUTES, ...(isSecure ? ['Secure'] : [])].join('; ');
}
