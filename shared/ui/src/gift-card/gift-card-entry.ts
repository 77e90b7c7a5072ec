import type { Instant } from '@shop/domain/dates';
import { giftCardErrors, type GiftCardData, type GiftCardErrors } from '@shop/domain/gift-card';

/** What stands in the form of a gift card: texts as they are typed. */
export interface GiftCardEntry {
  /** One of the amounts on sale, or `OWN_AMOUNT`. */
  readonly amount: string;
  readonly ownAmount: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string;
  /** 'YYYY-MM-DD'; empty for at once. */
  readonly sendOn: string;
}

/** Name of a field of the form. */
export type GiftCardField = keyof GiftCardEntry;

/** Errors of the form in Swedish, by field. */
export type GiftCardEntryErrors = { readonly [Field in GiftCardField]?: string };

/** The choice of an amount that is typed. */
export const OWN_AMOUNT = 'own';

/** The fields in the order of the form: the first one with an error takes the focus. */
const FIELDS: readonly GiftCardField[] = [
  'amount',
  'ownAmount',
  'recipientName',
  'recipientEmail',
  'message',
  'sendOn',
];
const PRESELECTED = 500;

/** A card as the form starts: the usual amount, or the first one on sale. */
export const emptyCard = (amounts: readonly number[]): GiftCardEntry => ({
  amount: String(amounts.includes(PRESELECTED) ? PRESELECTED : (amounts[0] ?? 0)),
  ownAmount: '',
  recipientName: '',
  recipientEmail: '',
  message: '',
  sendOn: '',
});

/** A card of the cart as its form starts. */
export const entryOf = ({ amount, sendOn = '', ...texts }: GiftCardData): GiftCardEntry => ({
  ...texts,
  amount: String(amount),
  ownAmount: '',
  sendOn,
});

/** The typed amount in kronor, with or without spaces and 'kr'; NaN when it is none. */
const typedKronor = (text: string): number => {
  const digits = text.replace(/\s|kr/gi, '');
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

/** The amount of the form in kronor; NaN while none is typed. */
export const amountOf = ({ amount, ownAmount }: Pick<GiftCardEntry, 'amount' | 'ownAmount'>): number =>
  amount === OWN_AMOUNT ? typedKronor(ownAmount) : Number(amount);

/** What the form has become: the card without spaces around its texts, its errors, and the first field with one. */
export interface ReadCard {
  readonly giftCard: GiftCardData;
  readonly errors: GiftCardEntryErrors;
  readonly firstWrong: GiftCardField | undefined;
}

const toEntryErrors = ({ amount, ...errors }: GiftCardErrors, isOwn: boolean): GiftCardEntryErrors => ({
  ...errors,
  ...(amount !== undefined && (isOwn ? { ownAmount: amount } : { amount })),
});

/** Reads the form by the rules of the domain; see `giftCardErrors` for `isNew`. */
export function readCard(entry: GiftCardEntry, amounts: readonly number[], now: Instant, isNew = true): ReadCard {
  const sendOn = entry.sendOn.trim();
  const giftCard: GiftCardData = {
    recipientName: entry.recipientName.trim(),
    recipientEmail: entry.recipientEmail.trim(),
    message: entry.message.trim(),
    amount: amountOf(entry),
    ...(sendOn !== '' && { sendOn }),
  };
  const errors = toEntryErrors(giftCardErrors(giftCard, amounts, now, isNew), entry.amount === OWN_AMOUNT);
  return { giftCard, errors, firstWrong: FIELDS.find((field) => errors[field] !== undefined) };
}

/** The errors that are left once these fields have been changed. */
export const errorsWithout = (errors: GiftCardEntryErrors, changed: Partial<GiftCardEntry>): GiftCardEntryErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changed)));
