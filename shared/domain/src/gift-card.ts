import { isEmail } from './validation/email.ts';

/** What a buyer writes on a gift card; `amount` in kronor. The cart's contract carries it with each row. */
export interface GiftCardData {
  recipientName: string;
  recipientEmail: string;
  message: string;
  amount: number;
}

/** Characters that a field of a gift card may hold. */
export const GIFT_CARD_LENGTHS = { recipientName: 100, recipientEmail: 200, message: 500 } as const;

/** A line break in a name or an address would be a header of its own in a mail [F18]. */
const CONTROL = /\p{Cc}/u;
/** A greeting has lines. */
const CONTROL_BUT_LINES = /[^\P{Cc}\n\r\t]/u;

/** The mail goes out under the shop's name: a link in it would be believed [F18]. */
const LINK = /:\/\/|\bwww\.|\b(?:[a-z\d-]+\.)+(?:[a-z]{2,})\/|\bmailto:/i;

/** Gift cards that one order can buy: each sends a mail to an address of the buyer's choice. */
export const MAX_GIFT_CARDS_PER_ORDER = 20;

export type GiftCardErrors = { readonly [Field in keyof GiftCardData]?: string };

/**
 * [1-20] [O3-04] What is wrong with a gift card, in Swedish, by field; empty when it can be bought. `amounts` are those on sale, in
 * kronor. The receiver's fields may be empty: then the buyer gets the card. Browser and server use the same rules [O5-12].
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

/** 'Till Kim, kim@exempel.se', for rows of carts and orders; a card without receiver goes to the buyer. */
export function giftCardReceiver({ recipientName, recipientEmail }: GiftCardData): string {
  const receiver = [recipientName.trim(), recipientEmail.trim()].filter(Boolean).join(', ');
  return receiver === '' ? 'Skickas till dig som beställer' : `Till ${receiver}`;
}
