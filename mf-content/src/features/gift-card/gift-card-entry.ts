import { giftCardErrors, type GiftCardData, type GiftCardErrors } from '@shop/domain/gift-card';

export type GiftCardField = keyof GiftCardData;

/** The fields in the order of the form: the first one with an error takes the focus. */
const FIELDS: readonly GiftCardField[] = ['amount', 'recipientName', 'recipientEmail', 'message'];
const PRESELECTED = 500;

/** A card as the form starts: the usual amount, or the first one on sale. */
export const emptyCard = (amounts: readonly number[]): GiftCardData => ({
  recipientName: '',
  recipientEmail: '',
  message: '',
  amount: amounts.includes(PRESELECTED) ? PRESELECTED : (amounts[0] ?? 0),
});

/** The card without spaces around its texts, its errors, and the first field that has one. */
export function readCard(
  card: GiftCardData,
  amounts: readonly number[],
): { giftCard: GiftCardData; errors: GiftCardErrors; firstWrong: GiftCardField | undefined } {
  const giftCard: GiftCardData = {
    ...card,
    recipientName: card.recipientName.trim(),
    recipientEmail: card.recipientEmail.trim(),
    message: card.message.trim(),
  };
  const errors = giftCardErrors(giftCard, amounts);
  return { giftCard, errors, firstWrong: FIELDS.find((field) => errors[field] !== undefined) };
}

/** The errors that are left once these fields have been changed. */
export const errorsWithout = (errors: GiftCardErrors, changed: Partial<GiftCardData>): GiftCardErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changed)));
