import { describe, expect, it } from '@jest/globals';
import { appLink, codeContent } from './app-link.ts';

const TOKEN = 'c28a4061470f4af48973bd2a4642b4fa';
const PAGE = 'https://www.example.se/se/checkout/swish/PX-1';

describe('the way into the app', () => {
  it('[O2.17-25] carries the payment and the way back, as a link', () => {
    const link = new URL(appLink(TOKEN, PAGE) ?? '');
    expect([link.protocol, link.host]).toEqual(['swish:', 'paymentrequest']);
    expect(Object.fromEntries(link.searchParams)).toEqual({ token: TOKEN, callbackurl: PAGE });
  });

  it('[O2.17-25] carries the payment, as a code', () => {
    expect(codeContent(TOKEN)).toBe(`D${TOKEN}`);
  });

  it('is not there without a token', () => {
    expect([appLink(null, PAGE), codeContent(null)]).toEqual([null, null]);
  });
});
