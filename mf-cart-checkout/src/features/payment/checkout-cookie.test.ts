import { describe, expect, it } from '@jest/globals';
import {
  CHECKOUT_COOKIE,
  clearCheckoutData,
  formatCheckoutCookie,
  parseCheckoutCookie,
  readCheckoutData,
  resetReturning,
  writeCheckoutData,
} from './checkout-cookie.ts';

/** A document's cookies: setting one replaces its namesake, max-age=0 deletes it. */
const jar = () => {
  const cookies = new Map<string, string>([['other', '1']]);
  return {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const at = pair.indexOf('=');
      if (attributes.includes('max-age=0')) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    },
  };
};

const NOTHING = { returningFromPaymentProvider: false, orderId: null, paymentLink: null };

describe('the checkout-data cookie', () => {
  it('[O4-39] lives for the session, on this site, over a secure line, and holds nothing personal', () => {
    const text = formatCheckoutCookie({ ...NOTHING, orderId: 'PX-1' });
    expect(text).toMatch(new RegExp(`^${CHECKOUT_COOKIE}=`));
    expect(text).toContain('SameSite=Lax');
    expect(text).toContain('Secure');
    expect(text).not.toMatch(/max-age|expires/i);
    expect(Object.keys(parseCheckoutCookie(text.split('; ')[0] ?? ''))).toEqual(Object.keys(NOTHING));
  });

  it('keeps what is not changed, and goes when the payment is over', () => {
    const cookies = jar();
    writeCheckoutData(cookies, { orderId: 'PX-1' });
    writeCheckoutData(cookies, { returningFromPaymentProvider: true });
    expect(readCheckoutData(cookies)).toEqual({ ...NOTHING, orderId: 'PX-1', returningFromPaymentProvider: true });
    clearCheckoutData(cookies);
    expect(readCheckoutData(cookies)).toEqual(NOTHING);
    expect(cookies.cookie).toBe('other=1');
  });

  it('[4-109] is no longer on its way back from the provider once another page has loaded', () => {
    const cookies = jar();
    writeCheckoutData(cookies, { orderId: 'PX-1', returningFromPaymentProvider: true });
    resetReturning(cookies);
    expect(readCheckoutData(cookies)).toEqual({ ...NOTHING, orderId: 'PX-1' });
  });

  it.each(['', 'checkout-data=', 'checkout-data=%7B', 'checkout-data=7', 'checkout-data=%7B%22orderId%22%3A7%7D'])(
    'takes %j for nothing',
    (text) => expect(parseCheckoutCookie(text)).toEqual(NOTHING),
  );
});
