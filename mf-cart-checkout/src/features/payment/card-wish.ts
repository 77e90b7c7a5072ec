import type { Checkout } from '@shop/contracts/api/checkout';
import type { OrderBody } from '../checkout/place-order.ts';

/** What a member wants of their card. */
export interface CardWish {
  /** The saved card to charge; null for another one. Undefined until something is chosen. */
  readonly savedId?: string | null;
  readonly isSaved: boolean;
}

export const NO_WISH: CardWish = { isSaved: false };

type Cards = Pick<Checkout, 'savedCards' | 'paymentMethods'>;

/** The saved card that is charged: the chosen one while there is such, at first the one that was used last. */
export function chargedCard({ savedCards = [] }: Cards, { savedId }: CardWish): string | null {
  if (savedId === null) return null;
  return savedCards.find(({ id }) => id === savedId)?.id ?? savedCards[0]?.id ?? null;
}

/** The order's word on the card; nothing for another method, or for whoever may keep no cards here. */
export function cardOfOrder(
  checkout: Cards,
  paymentMethodId: number | null,
  wish: CardWish,
  mayKeep: boolean,
): Pick<OrderBody, 'card'> {
  const method = checkout.paymentMethods.find(({ id }) => id === paymentMethodId);
  if (!mayKeep || method?.type !== 'card') return {};
  const savedId = chargedCard(checkout, wish);
  if (savedId !== null) return { card: { savedId } };
  return wish.isSaved ? { card: { save: true } } : {};
}
