import { isEmail } from './validation/email.ts';

/** The buyer's input for a gift card; `amount` in kronor. Part of each gift card row in the cart's contract. */
export interface GiftCardData {
  recipientName: string;
  recipientEmail: string;
  message: string;
  amount: number;
}

/** Maximum length of each field of a gift card, in characters. */
export const GIFT_CARD_LENGTHS = { recipientName: 100, recipientEmail: 200, message: 500 } as const;

/** A line break in a name or an e-mail address would start another mail header [F18]. */
const CONTROL = /\p{Cc}/u;
/** A greeting has lines. */
const CONTROL_BUT_LINES = /[^\P{Cc}\n\r\t]/u;

/** The mail is sent in the shop's name: readers would trust a link in it [F18]. */
const LINK = /:\/\/|\bwww\.|\b(?:[a-z\d-]+\.)+(?:[a-z]{2,})\/|\bmailto:/i;

/** Gift cards per order: each sends a mail to an address of the buyer's choice. */
export const MAX_GIFT_CARDS_PER_ORDER = 20;

/** Swedish error messages by field. */
export type GiftCardErrors = { readonly [Field in keyof GiftCardData]?: string };

/**
 * [1-20] [O3-04] The errors of a gift card, in Swedish, by field; empty when it can be bought. `amounts` are those for
 * sale, in kronor. Without a receiver the buyer gets the card. Browser and server use the same rules [O5-12].
 */
export function giftCardErrors(card: GiftCardData, amounts: readonly number[]): GiftCardErrors {
  const { recipientName, recipientEmail, message, amount } = card;
  const isEmailRefused = recipientEmail.trim() !== '' && (CONTROL.test(recipientEmail) || !isEmail(recipientEmail));
  const isNameRefused = CONTROL.test(recipientName) || recipientName.length > GIFT_CARD_LENGTHS.recipientName;
  const isMessageRefused = CONTROL_BUT_LINES.test(message) || message.length > GIFT_CARD_LENGTHS.message;
  return {
    ...(!amounts.includes(amount) && { amount: 'Välj ett belopp' }),
    ...(isNameRefused && { recipientName: 'Ogiltigt namn' }),
    ...(isEmailRefused && { recipientEmail: 'Ogiltig e-postadress' }),
    ...(LINK.test(recipientName) && { recipientName: 'Skriv namnet utan länkar' }),
    ...(isMessageRefused && { message: `Hälsningen får vara högst ${GIFT_CARD_LENGTHS.message} tecken` }),
    ...(LINK.test(message) && { message: 'Skriv hälsningen utan länkar' }),
  };
}

/** 'Till Kim, kim@exempel.se', for rows of carts and orders; for a card without receiver, the buyer. */
export function giftCardReceiver({ recipientName, recipientEmail }: GiftCardData): string {
  const receiver = [recipientName.trim(), recipientEmail.trim()].filter(Boolean).join(', ');
  return receiver === '' ? 'Skickas till dig som beställer' : `Till ${receiver}`;
}
