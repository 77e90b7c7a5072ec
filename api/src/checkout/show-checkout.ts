import type { ResponseOf, getCheckout } from '@shop/contracts';
import { kronorToOre } from '@shop/domain/money';
import { noNotices, type Shopper } from '../cart/cart-line.ts';
import type { CartOwner } from '../cart/cart-store.ts';
import { type CheckedCart, createCarts } from '../cart/carts.ts';
import { emptyCart, serializeCart } from '../cart/serialize-cart.ts';
import { inTransaction } from '../db/tx.ts';
import { readGiftCards, spendGiftCards } from '../orders/gift-cards.ts';
import type { Services } from '../services.ts';
import { coverFreight, currentDiscount, discountSums, payableByGiftCard, serializeCodes } from './applied-codes.ts';
import { makeChoices } from './choices.ts';
import { storedCustomer } from './customer.ts';
import { EMPTY_DRAFT, readDraft } from './draft-store.ts';
import { preparePurchase } from './purchase.ts';
import { chosenTotals, serializeCheckout } from './serialize-checkout.ts';

export interface ShowCheckout {
  /** The owner's corrected cart; null when there is none. */
  check(owner: CartOwner, shopper: Shopper): Promise<CheckedCart | null>;
  /** The checkout of a cart with all choices and their current prices [O7-15]. */
  show(checked: CheckedCart | null, shopper: Shopper): Promise<ResponseOf<typeof getCheckout>>;
}

export function createShowCheckout(services: Pick<Services, 'db' | 'clock' | 'config'>): ShowCheckout {
  const { db, clock, config } = services;
  const carts = createCarts(services);
  return {
    check: (owner, shopper) => inTransaction(db, (tx) => carts.checkIn(tx, owner, shopper)),

    async show(checked, shopper) {
      const now = clock.now();
      const basket = checked ?? { lines: [], products: new Map() };
      const draft = checked === null ? EMPTY_DRAFT : await readDraft(db, checked.stored.id);
      const customer = { ...(await storedCustomer(db, shopper.memberId)), ...draft.customer };
      const buyer = { ...shopper, email: customer.email };
      const { discount, lost } = await currentDiscount(db, draft, basket, buyer, now);
      const before = await preparePurchase(db, basket, customer, shopper, { now, config });
      const purchase = coverFreight(before, discount);
      const choices = makeChoices(purchase, draft);
      const sums = discountSums(discount, basket);
      const totalOre = kronorToOre(chosenTotals(purchase, choices, sums, 0).total);
      const cards = await readGiftCards(db, draft.giftCardIds, now);
      const spends = spendGiftCards(cards, payableByGiftCard(totalOre, basket));
      const freightBefore = before.shippingMethods.find(({ id }) => id === choices.shipping?.id)?.price ?? 0;
      const notices = checked?.notices ?? noNotices();
      const checkout = serializeCheckout(
        checked === null
          ? emptyCart(shopper, now)
          : serializeCart(checked.stored, checked.lines, checked.products, shopper),
        lost === null ? notices : { ...notices, errors: [...notices.errors, lost] },
        customer,
        purchase,
        choices,
        {
          totals: chosenTotals(
            purchase,
            choices,
            sums,
            spends.reduce((sum, { amountOre }) => sum + amountOre, 0),
          ),
          codes: serializeCodes(discount, freightBefore - (choices.shipping?.price ?? 0), spends),
        },
      );
      return { data: { checkout } };
    },
  };
}
