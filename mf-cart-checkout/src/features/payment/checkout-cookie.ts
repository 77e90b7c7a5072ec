/** [O4-39] Stored data about a pending payment. No personal data. */
export interface CheckoutData {
  readonly returningFromPaymentProvider: boolean;
  readonly orderId: string | null;
  readonly paymentLink: string | null;
}

export const CHECKOUT_COOKIE = 'checkout-data';

const NOTHING: CheckoutData = { returningFromPaymentProvider: false, orderId: null, paymentLink: null };

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function toCheckoutData(value: unknown): CheckoutData {
  if (typeof value !== 'object' || value === null) return NOTHING;
  const data: Partial<Record<keyof CheckoutData, unknown>> = value;
  return {
    returningFromPaymentProvider: data.returningFromPaymentProvider === true,
    orderId: textOrNull(data.orderId),
    paymentLink: textOrNull(data.paymentLink),
  };
}

/** Reads the cookie out of `document.cookie`; what cannot be read counts as nothing. */
export function parseCheckoutCookie(cookies: string): CheckoutData {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${CHECKOUT_COOKIE}=`));
  if (pair === undefined) return NOTHING;
  try {
    return toCheckoutData(JSON.parse(decodeURIComponent(pair.slice(CHECKOUT_COOKIE.length + 1))));
  } catch {
    return NOTHING;
  }
}

/** The text to assign to `document.cookie`: for the session, same site, secure. */
export const formatCheckoutCookie = (data: CheckoutData): string =>
  `${CHECKOUT_COOKIE}=${encodeURIComponent(JSON.stringify(data))}; path=/; SameSite=Lax; Secure`;

const GONE = `${CHECKOUT_COOKIE}=; path=/; SameSite=Lax; Secure; max-age=0`;

type CookieJar = Pick<Document, 'cookie'>;

export const readCheckoutData = (jar: CookieJar): CheckoutData => parseCheckoutCookie(jar.cookie);

export const writeCheckoutData = (jar: CookieJar, change: Partial<CheckoutData>): void => {
  jar.cookie = formatCheckoutCookie({ ...readCheckoutData(jar), ...change });
};

/** The payment is over. */
export const clearCheckoutData = (jar: CookieJar): void => {
  jar.cookie = GONE;
};

/** [4-109] A page that is not checkout ends the way back from the provider. */
export const resetReturning = (jar: CookieJar): void => {
  if (readCheckoutData(jar).returningFromPaymentProvider)
    writeCheckoutData(jar, { returningFromPaymentProvider: false });
};
