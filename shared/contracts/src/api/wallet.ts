import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Totals } from './checkout.ts';
import { Kronor } from './common.ts';

/** A wallet that the card provider takes, as the browser's `PaymentRequest` gets it. */
export const Wallet = z.object({
  /** The payment method identifier: 'https://apple.com/apple-pay', 'https://google.com/pay' … */
  method: z.string(),
  /** 'Apple Pay', 'Google Pay' … */
  name: z.string(),
  /** The method's own data, such as the merchant's id and the card networks, as the provider gives it. */
  data: z.record(z.string(), z.unknown()),
});
export type Wallet = z.infer<typeof Wallet>;

/** What an express purchase costs at an address: the real checkout's sums, methods and days. */
export const WalletQuote = z.object({
  totals: Totals,
  /** Delivery to an address only: whoever fetches in a store chooses it in the checkout. */
  shippingMethods: z.array(
    z.object({
      id: z.number(),
      /** With the place that hands it out and its day. */
      label: z.string(),
      price: Kronor,
      /** The pickup point that the method would go to. */
      pickupPointId: z.nullable(z.string()),
    }),
  ),
  /** The method in the sums; null while none goes to the address. */
  shippingMethodId: z.nullable(z.number()),
  paymentMethodId: z.number(),
  /** Why nothing can be sent there, in Swedish; null when something can, or no zip code is known yet. */
  problem: z.nullable(z.string()),
});
export type WalletQuote = z.infer<typeof WalletQuote>;

/** The wallets that this purchase can be paid with, and whether it can be made by one press. */
export const getWallets = endpoint({
  method: 'GET',
  path: 'checkout/wallet',
  access: 'exists',
  summary:
    'The wallets that the card provider takes, with the data that the browser’s PaymentRequest needs, and the quote of an express purchase: null for companies, and where the order needs to be told or asked more than a wallet can.',
  response: z.object({ data: z.object({ wallets: z.array(Wallet), express: z.nullable(WalletQuote) }) }),
});

/** Sums and methods for the address and the method that the wallet shows. Stores nothing. */
export const postWalletQuote = endpoint({
  method: 'POST',
  path: 'checkout/wallet/quote',
  access: 'exists',
  summary:
    'What the cart costs with the address and method that the shopper looks at in the wallet; stores nothing. 409 when the cart can’t be bought that way.',
  body: z.object({
    /** As the wallet has it; left out, the one that is known. */
    zipCode: z.optional(z.string().check(z.maxLength(20))),
    /** ISO 3166-1, two letters. */
    country: z.optional(z.string().check(z.maxLength(2))),
    shippingMethodId: z.optional(z.int32()),
  }),
  response: z.object({ data: z.object({ quote: WalletQuote }) }),
});

/** Lets a wallet's owner recognise the shop, which Apple Pay asks for before it opens. */
export const postWalletSession = endpoint({
  method: 'POST',
  path: 'checkout/wallet/session',
  access: 'exists',
  summary:
    'The session with which a wallet recognises the shop (Apple’s merchant validation), fetched by the card provider; 422 for an address that is not the wallet’s own.',
  body: z.object({
    method: z.string().check(z.maxLength(200)),
    validationUrl: z.string().check(z.maxLength(300)),
  }),
  response: z.object({ data: z.object({ session: z.unknown() }) }),
});
