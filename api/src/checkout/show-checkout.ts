import type { Customer, DeliveryNotes, ResponseOf, SavedAddress, getCheckout } from '@shop/contracts';
import { kronorToOre } from '@shop/domain/money';
import { normaliseZip } from '@shop/domain/validation/normalise';
import { readSavedAddresses } from '../addresses/saved-addresses.ts';
import { noNotices, type Shopper } from '../cart/cart-line.ts';
import type { CartOwner } from '../cart/cart-store.ts';
import { type CheckedCart, createCarts } from '../cart/carts.ts';
import { emptyCart, serializeCart } from '../cart/serialize-cart.ts';
import { inTransaction } from '../db/tx.ts';
import { type GiftCardSpend, readGiftCards, spendGiftCards } from '../orders/gift-cards.ts';
import { readSavedCards } from '../payments/saved-cards.ts';
import type { Services } from '../services.ts';
import { withAffordableCredit } from './affordable-credit.ts';
import { coverFreight, currentDiscount, discountSums, payableByGiftCard, serializeCodes } from './applied-codes.ts';
import { type MadeChoices, makeChoices } from './choices.ts';
import { storedCustomer } from './customer.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { readDraft } from './draft-store.ts';
import { readRemembered, type Remembered } from './remembered.ts';
import { preparePurchase, type Purchase } from './purchase.ts';
import { chosenTotals, serializeCheckout, type Shown } from './serialize-checkout.ts';

export interface ShowCheckout {
  /** The owner's corrected cart; null when there is none. */
  check(owner: CartOwner, shopper: Shopper): Promise<CheckedCart | null>;
  /**
   * The checkout of a cart with all choices and their current prices [O7-15]. `tried` takes the place of what is
   * stored, and is not stored.
   */
  show(checked: CheckedCart | null, shopper: Shopper, tried?: Partial<Draft>): Promise<ResponseOf<typeof getCheckout>>;
}

const sumOf = (spends: readonly GiftCardSpend[]): number => spends.reduce((sum, { amountOre }) => sum + amountOre, 0);

/**
 * The choices, and what gift cards pay of their total. Cards that pay everything but the fee of the chosen payment
 * method make that method needless: a free one takes its place, so nobody pays a fee for paying nothing.
 */
function spendOn(
  purchase: Purchase,
  draft: Draft,
  last: Remembered,
  spend: (chosen: MadeChoices) => { totalOre: number; spends: GiftCardSpend[] },
): { choices: MadeChoices; spends: GiftCardSpend[] } {
  const choices = makeChoices(purchase, draft, last);
  const free = purchase.paymentMethods.find(({ isCredit, feeOre }) => !isCredit && feeOre === 0);
  if (draft.giftCardIds.length > 0 && free !== undefined) {
    const withoutFee = { ...choices, payment: free };
    const { totalOre, spends } = spend(withoutFee);
    if (sumOf(spends) >= totalOre) return { choices: withoutFee, spends };
  }
  return { choices, spends: spend(choices).spends };
}

type ShowServices = Pick<Services, 'db' | 'clock' | 'config' | 'readPickupPoints'>;

const NO_NOTES: DeliveryNotes = { message: '', doorCode: '', courier: '', handover: 'asUsual' };

/** What checkout begins with: the default address, which is whole, in place of that of the account. */
function startOf([first]: readonly SavedAddress[]): { customer?: Partial<Customer>; notes?: Partial<DeliveryNotes> } {
  if (first === undefined || !first.isDefault) return {};
  const { firstName, lastName, street, zipCode, city, mobile, doorCode, courier } = first;
  const customer = { firstName, lastName, street, zipCode, city, ...(mobile !== '' && { mobile }) };
  return { customer, notes: { doorCode, courier } };
}

/** Adds pickup points, the nearest of which is chosen until the shopper takes another, and the notes so far. */
function createComplete({ readPickupPoints }: ShowServices) {
  return async (
    customer: Customer,
    purchase: Purchase,
    choices: MadeChoices,
    { draft, last }: { readonly draft: Draft; readonly last: Remembered },
  ): Promise<Shown> => {
    const lists = await Promise.all(
      purchase.shippingMethods.map(
        async ({ id, row }) =>
          [id, await readPickupPoints(row, normaliseZip(customer.zipCode), purchase.area)] as const,
      ),
    );
    const points = new Map(lists);
    const own = points.get(choices.shipping?.id ?? 0) ?? [];
    const point = [draft.pickupPointId, last.pickupPointId].map((wanted) => own.find(({ id }) => id === wanted));
    return {
      customer,
      purchase,
      choices,
      points,
      extras: {
        notes: { ...NO_NOTES, ...last.notes, ...draft.notes },
        pickupPointId: (point.find(Boolean) ?? own[0])?.id ?? null,
        newsletter: draft.newsletter,
      },
    };
  };
}

export function createShowCheckout(services: ShowServices): ShowCheckout {
  const { db, clock, config } = services;
  const carts = createCarts(services);
  const complete = createComplete(services);
  return {
    check: (owner, shopper) => inTransaction(db, (tx) => carts.checkIn(tx, owner, shopper)),

    async show(checked, shopper, tried = {}) {
      const now = clock.now();
      const basket = checked ?? { lines: [], products: new Map() };
      const stored = checked === null ? EMPTY_DRAFT : await readDraft(db, checked.stored.id);
      const draft = { ...stored, ...tried, customer: { ...stored.customer, ...tried.customer } };
      const addresses = await readSavedAddresses(db, shopper.memberId);
      const start = startOf(addresses);
      const customer = { ...(await storedCustomer(db, shopper.memberId)), ...start.customer, ...draft.customer };
      const buyer = { ...shopper, email: customer.email };
      const { discount, lost } = await currentDiscount(db, draft, basket, buyer, now);
      const before = await preparePurchase(db, basket, customer, shopper, { now, config });
      const all = coverFreight(before, discount);
      const last = await readRemembered(db, shopper.memberId);
      const sums = discountSums(discount, basket);
      const cards = await readGiftCards(db, draft.giftCardIds);
      const spend = (chosen: MadeChoices) => {
        const totalOre = kronorToOre(chosenTotals(all, chosen, sums, 0).total);
        return { totalOre, spends: spendGiftCards(cards, payableByGiftCard(totalOre, basket), now) };
      };
      const purchase = withAffordableCredit(all, makeChoices(all, draft, last), customer.kind, (chosen) => {
        const { totalOre, spends } = spend(chosen);
        return totalOre - sumOf(spends);
      });
      const { choices, spends } = spendOn(purchase, draft, last, spend);
      const freightBefore = before.shippingMethods.find(({ id }) => id === choices.shipping?.id)?.price ?? 0;
      const savedCards = await readSavedCards(db, shopper.memberId, now);
      const notices = checked?.notices ?? noNotices();
      const checkout = serializeCheckout(
        checked === null
          ? emptyCart(shopper, now)
          : serializeCart(checked.stored, checked.lines, checked.products, { shopper, now }),
        lost === null ? notices : { ...notices, errors: [...notices.errors, lost.text] },
        await complete(customer, purchase, choices, {
          draft,
          last: { ...last, notes: { ...last.notes, ...start.notes } },
        }),
        {
          totals: chosenTotals(purchase, choices, sums, sumOf(spends)),
          codes: serializeCodes(
            { discount, lost, freightOff: freightBefore - (choices.shipping?.price ?? 0), cards, spends },
            now,
          ),
        },
      );
      return {
        data: {
          checkout: {
            ...checkout,
            ...(savedCards.length > 0 && { savedCards }),
            ...(addresses.length > 0 && { addresses }),
          },
        },
      };
    },
  };
}
