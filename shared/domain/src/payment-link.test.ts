import { describe, expect, it } from '@jest/globals';
import { isPaymentLink, paymentLinkToken, splitPaymentLink } from './payment-link.ts';

const TOKEN = 'PX-VTTF-4F5Q.-ryU2xkLq0Zp_8sTw1aB';

describe('[O2.1-11] the token of a payment link', () => {
  it('is an order number and a signature', () => {
    expect(splitPaymentLink(TOKEN)).toEqual({ orderId: 'PX-VTTF-4F5Q', signature: '-ryU2xkLq0Zp_8sTw1aB' });
  });

  it.each(['PX-VTTF-4F5Q', 'latest', `${TOKEN}xxxxx`, TOKEN.slice(0, -1), `${TOKEN}.x`, '', '.'])(
    'is not %j',
    (text) => {
      expect(splitPaymentLink(text)).toBeNull();
      expect(isPaymentLink(text)).toBe(false);
    },
  );

  it('is read out of the path that the api gives', () => {
    expect(paymentLinkToken(`/checkout/${TOKEN}`)).toBe(TOKEN);
    expect(paymentLinkToken('/checkout/')).toBeNull();
    expect(paymentLinkToken(null)).toBeNull();
  });
});
