import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Checkout } from './checkout.ts';
import { Kronor, UnixSeconds } from './common.ts';

const Code = z.string().check(z.minLength(1), z.maxLength(40));

/** Adds a gift card or discount code to the checkout. 422 with `fields.code` when it does not apply. */
export const postCheckoutCode = endpoint({
  method: 'POST',
  path: 'checkout/code',
  access: 'exists',
  summary:
    'Adds a gift card or a discount code to the checkout; 422 with `fields.code` when it gives nothing [O2.17-16].',
  body: z.object({ code: Code }),
  response: z.object({ data: z.object({ checkout: Checkout }) }),
});

/** Removes a gift card or discount code from the checkout, by its id there. */
export const deleteCheckoutCode = endpoint({
  method: 'DELETE',
  path: 'checkout/code/:id',
  access: 'exists',
  summary: 'Takes a gift card or discount code out of the checkout again, by its id there.',
  params: z.object({ id: z.string().check(z.maxLength(40)) }),
  response: z.object({ data: z.object({ checkout: Checkout }) }),
});

const GiftCardBalance = z.object({ lastFour: z.string(), amount: Kronor, balance: Kronor, expiresAt: UnixSeconds });
export type GiftCardBalance = z.infer<typeof GiftCardBalance>;

/** The member's gift cards with something left, the first to expire first: bought for oneself, or paid with before. */
export const getGiftCards = endpoint({
  method: 'GET',
  path: 'gift-card',
  access: 'user',
  summary: 'Balances of the gift cards that the member has bought for themselves or has paid with [O2.17-06].',
  response: z.object({ data: z.object({ giftCards: z.array(GiftCardBalance) }) }),
});

/** A gift card’s balance in kronor. 404 for an unknown code, 429 after too many guesses. */
export const postGiftCardBalance = endpoint({
  method: 'POST',
  path: 'gift-card/balance',
  access: 'exists',
  summary: 'What is left on a gift card; 404 for a code that is none, 429 for guessing [1-20].',
  body: z.object({ code: Code }),
  response: z.object({ data: z.object({ giftCard: GiftCardBalance }) }),
});
