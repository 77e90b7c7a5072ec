import { DAY_MS, formatDayAndYear, formatIsoDay, type Instant, parseInstant } from './dates.ts';
import { formatKronor } from './money.ts';
import { isEmail } from './validation/email.ts';

/** The buyer's input for a gift card; `amount` in kronor. Part of each gift card row in the cart's contract. */
export interface GiftCardData {
  recipientName: string;
  recipientEmail: string;
  message: string;
  amount: number;
  /** The day on which its mail is sent, 'YYYY-MM-DD' in Stockholm; left out: as soon as it is paid. */
  sendOn?: string | undefined;
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

/** How many days ahead a card may be sent. */
const MAX_DAYS_AHEAD = 365;

/** When the mail of a card with a day of its own is sent: in the morning. */
const SEND_HOUR = 8;

/** The smallest and the largest amount of a card in kronor: those of the amounts on sale. */
export const giftCardLimits = (amounts: readonly number[]): { readonly min: number; readonly max: number } => ({
  min: Math.min(...amounts),
  max: Math.max(...amounts),
});

/** Whether a card can have this amount: one of those on sale, or whole kronor between them. */
export function isGiftCardAmount(amount: number, amounts: readonly number[]): boolean {
  const { min, max } = giftCardLimits(amounts);
  return Number.isInteger(amount) && amount >= min && amount <= max;
}

/** The days on which a card can be sent, as 'YYYY-MM-DD', for a date field. */
export const giftCardDays = (now: Instant): { readonly first: string; readonly last: string } => ({
  first: formatIsoDay(now),
  last: formatIsoDay(Number(now) + MAX_DAYS_AHEAD * DAY_MS),
});

const isDay = (text: string): boolean => {
  const noon = /^\d{4}-\d{2}-\d{2}$/.test(text) ? parseInstant(`${text} 12:00`) : null;
  return noon !== null && formatIsoDay(noon) === text;
};

/** The instant at which a card's mail is sent; null for at once: without a day, or once it has come. */
export function giftCardSendAt({ sendOn }: Pick<GiftCardData, 'sendOn'>, now: Instant): Date | null {
  if (sendOn === undefined || !isDay(sendOn) || sendOn <= formatIsoDay(now)) return null;
  const morning = parseInstant(`${sendOn} ${String(SEND_HOUR).padStart(2, '0')}:00`);
  return morning === null ? null : new Date(morning);
}

/** Refuses what is no day or too far away; with `isNew` also a day that has passed. */
function dayError(sendOn: string, now: Instant, isNew: boolean): string | null {
  const { first, last } = giftCardDays(now);
  if (!isDay(sendOn)) return 'Skriv datumet som ÅÅÅÅ-MM-DD';
  if (isNew && sendOn < first) return 'Välj i dag eller en senare dag';
  return sendOn > last ? 'Välj en dag inom ett år' : null;
}

/** Swedish error messages by field. */
export type GiftCardErrors = { readonly [Field in keyof GiftCardData]?: string };

/**
 * [1-20] [O3-04] The errors of a gift card, in Swedish, by field; empty when it can be bought. `amounts` are those for
 * sale, in kronor. Without a receiver the buyer gets the card. Browser and server use the same rules [O5-12].
 * `isNew` is false for a card that has lain in the cart: one whose day has passed is sent at once.
 */
export function giftCardErrors(
  card: GiftCardData,
  amounts: readonly number[],
  now: Instant,
  isNew = true,
): GiftCardErrors {
  const { recipientName, recipientEmail, message, amount, sendOn } = card;
  const { min, max } = giftCardLimits(amounts);
  const dayRefusal = sendOn === undefined ? null : dayError(sendOn, now, isNew);
  const isEmailRefused = recipientEmail.trim() !== '' && (CONTROL.test(recipientEmail) || !isEmail(recipientEmail));
  const isNameRefused = CONTROL.test(recipientName) || recipientName.length > GIFT_CARD_LENGTHS.recipientName;
  const isMessageRefused = CONTROL_BUT_LINES.test(message) || message.length > GIFT_CARD_LENGTHS.message;
  return {
    ...(!isGiftCardAmount(amount, amounts) && {
      amount: `Välj ett belopp i hela kronor, från ${formatKronor(min)} till ${formatKronor(max)}`,
    }),
    ...(isNameRefused && { recipientName: 'Ogiltigt namn' }),
    ...(isEmailRefused && { recipientEmail: 'Ogiltig e-postadress' }),
    ...(LINK.test(recipientName) && { recipientName: 'Skriv namnet utan länkar' }),
    ...(isMessageRefused && { message: `Hälsningen får vara högst ${GIFT_CARD_LENGTHS.message} tecken` }),
    ...(LINK.test(message) && { message: 'Skriv hälsningen utan länkar' }),
    ...(dayRefusal !== null && { sendOn: dayRefusal }),
  };
}

/** 'Till Kim, kim@exempel.se, mejlas 24 dec. 2026', for rows of carts and orders; without receiver, the buyer. */
export function giftCardReceiver({ recipientName, recipientEmail, sendOn }: GiftCardData): string {
  const receiver = [recipientName.trim(), recipientEmail.trim()].filter(Boolean).join(', ');
  const noon = sendOn === undefined ? null : parseInstant(`${sendOn} 12:00`);
  const when = noon === null ? '' : `, mejlas ${formatDayAndYear(noon)}`;
  return `${receiver === '' ? 'Skickas till dig som beställer' : `Till ${receiver}`}${when}`;
}
