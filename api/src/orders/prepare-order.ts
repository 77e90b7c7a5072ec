import type { Customer, Totals } from '@shop/contracts';
import { kronorToOre, oreToKronor } from '@shop/domain/money';
import type { CheckedCart } from '../cart/carts.ts';
import { checkGiftCards } from '../cart/gift-card-rows.ts';
import { coverFreight, currentDiscount, discountSums, payableByGiftCard } from '../checkout/applied-codes.ts';
import { freightOf } from '../checkout/choices.ts';
import { normaliseCustomer } from '../checkout/customer.ts';
import type { Discount } from '../checkout/discount.ts';
import { lockDiscountCode } from '../checkout/discount-codes.ts';
import type { DraftCodes } from '../checkout/draft.ts';
import { readDraft } from '../checkout/draft-store.ts';
import { preparePurchase, type Purchase, type ShippingChoice } from '../checkout/purchase.ts';
import { purchaseTotals } from '../checkout/totals.ts';
import type { Tx } from '../db/client.ts';
import { ApiError } from '../http/errors.ts';
import { type CorpNumberColumns, orderedCorpNumber } from '../members/corp-number.ts';
import { creditRefusal } from '../payments/credit-rules.ts';
import type { CardWish } from '../payments/payment-attempts.ts';
import { findSavedCard } from '../payments/saved-cards.ts';
import { walletTokenHash, walletTokenOf } from '../payments/wallet-token.ts';
import { type GiftCardRecord, type GiftCardSpend, readGiftCards, spendGiftCards } from './gift-cards.ts';
import { type OrderChoices, readChoices } from './order-choices.ts';
import type { OrderParts, OrderRequest } from './order-request.ts';

/** Everything that an order consists of, before anything is taken or stored. */
export interface PreparedOrder extends OrderChoices {
  readonly customer: Customer;
  readonly corpNumberEncrypted: CorpNumberColumns['corpNumberEncrypted'];
  readonly purchase: Purchase;
  readonly discount: Discount | null;
  readonly spends: readonly GiftCardSpend[];
  readonly giftCardOre: number;
  readonly totals: Totals;
  readonly standardShipping: number;
  /** With cards: what the member wants of theirs. */
  readonly card: CardWish | undefined;
}

async function readCustomer(
  tx: Tx,
  { body, shopper }: OrderRequest,
  { services }: OrderParts,
): Promise<Pick<PreparedOrder, 'customer' | 'corpNumberEncrypted'>> {
  const typed = normaliseCustomer(body.customer);
  const numbers = await orderedCorpNumber(tx, typed.corpNumber, shopper.memberId, services.config.secrets);
  if (numbers === undefined) {
    throw new ApiError('VALIDATION', undefined, {
      fields: { 'customer.corpNumber': 'Skriv hela organisationsnumret.' },
    });
  }
  const { corpNumber, corpNumberEncrypted } = numbers;
  return { customer: { ...typed, corpNumber }, corpNumberEncrypted };
}

/** The codes of the cart, locked: a code or card that two orders use at once counts for the first of them. */
async function lockCodes(tx: Tx, cartId: string): Promise<{ draft: DraftCodes; cards: readonly GiftCardRecord[] }> {
  const draft = await readDraft(tx, cartId);
  if (draft.discountCodeId !== null) await lockDiscountCode(tx, draft.discountCodeId);
  return { draft, cards: await readGiftCards(tx, draft.giftCardIds, { isLocked: true }) };
}

interface Priced {
  readonly checked: CheckedCart;
  readonly purchase: Purchase;
  readonly choices: OrderChoices;
  readonly cards: readonly GiftCardRecord[];
  readonly discount: Discount | null;
}

const GIFT_CARD_SPENT =
  'Ett presentkort räcker inte till så mycket som det gjorde nyss. Kontrollera vad som är kvar att betala.';

/**
 * Sums of the order. Refuses (409) a total, or a rest after gift cards, above the one that the shopper has accepted,
 * with the reason if it is a code.
 */
function priceOrder(
  { checked, purchase, choices, cards, discount }: Priced,
  { expectedTotal, expectedToPay }: OrderRequest['body'],
  lost: string | null,
  now: Date,
): Pick<PreparedOrder, 'spends' | 'giftCardOre' | 'totals'> {
  const sums = discountSums(discount, checked);
  const feeKronor = oreToKronor(choices.payment.feeOre);
  const before = purchaseTotals(purchase.rows, freightOf(choices), feeKronor, sums);
  if (kronorToOre(before.total) > kronorToOre(expectedTotal)) throw new ApiError('PRICE_CHANGED', lost ?? undefined);
  const spends = spendGiftCards(cards, payableByGiftCard(kronorToOre(before.total), checked), now);
  const giftCardOre = spends.reduce((sum, { amountOre }) => sum + amountOre, 0);
  const totals = purchaseTotals(purchase.rows, freightOf(choices), feeKronor, sums, giftCardOre);
  if (expectedToPay !== undefined && kronorToOre(totals.toPay ?? totals.total) > kronorToOre(expectedToPay)) {
    throw new ApiError('PRICE_CHANGED', GIFT_CARD_SPENT);
  }
  return { spends, giftCardOre, totals };
}

/** The cheapest delivery method: its price is the part of the freight that a withdrawal refunds [O2.17-17]. */
export const standardShippingOf = (
  chosen: Pick<ShippingChoice, 'price'>,
  offered: readonly { readonly price: number; readonly row: Pick<ShippingChoice['row'], 'kind'> }[],
): number =>
  Math.min(
    chosen.price,
    ...offered.filter(({ row }) => row.kind === 'home' || row.kind === 'servicePoint').map(({ price }) => price),
  );

const NO_WALLET = 'Plånboken gav inget som går att betala med. Försök igen eller välj ett annat betalsätt.';

/**
 * What the buyer wants of their card, or the mark of their wallet's token. Refuses (422) a saved card that is gone and
 * a wallet without a token; a guest has no saved card and saves none.
 */
async function readCardWish(tx: Tx, { body, shopper }: OrderRequest, type: string): Promise<CardWish | undefined> {
  const { card, wallet } = body;
  if (wallet !== undefined) {
    const token = type === 'card' ? walletTokenOf(wallet) : null;
    if (token === null) throw new ApiError('VALIDATION', undefined, { fields: { paymentMethodId: NO_WALLET } });
    return { savesCard: false, savedCardId: null, walletTokenHash: walletTokenHash(token) };
  }
  if (card === undefined || type !== 'card' || shopper.memberId === null) return undefined;
  if (card.savedId === undefined) return { savesCard: card.save === true, savedCardId: null };
  if ((await findSavedCard(tx, shopper.memberId, card.savedId)) === undefined) {
    throw new ApiError('VALIDATION', undefined, {
      fields: { paymentMethodId: 'Det sparade kortet finns inte längre. Betala med ett annat kort.' },
    });
  }
  return { savesCard: false, savedCardId: card.savedId };
}

/**
 * Works out the order of a checked cart from the server's data. Refuses what the form, the codes, the prices or the
 * rules of credit do not allow. Takes the locks of codes and gift cards, in this order, before those of stock.
 */
export async function prepareOrder(
  tx: Tx,
  checked: CheckedCart,
  request: OrderRequest,
  parts: OrderParts,
): Promise<PreparedOrder> {
  const { body, shopper, sessionId } = request;
  const { config, clock } = parts.services;
  const now = clock.now();
  const { customer, corpNumberEncrypted } = await readCustomer(tx, request, parts);
  checkGiftCards(checked.lines, checked.products, now);
  const buyer = { ...shopper, email: customer.email };
  const { draft, cards } = await lockCodes(tx, checked.stored.id);
  const { discount, lost } = await currentDiscount(tx, draft, checked, buyer, now);
  const offered = await preparePurchase(tx, checked, customer, shopper, { now, config });
  const purchase = coverFreight(offered, discount);
  const choices = readChoices(purchase, body, now);
  const sums = priceOrder({ checked, purchase, choices, cards, discount }, body, lost?.text ?? null, now);
  const amountOre = kronorToOre(sums.totals.total) - sums.giftCardOre;
  const credit = { method: choices.payment, amountOre, instalment: body.instalment };
  const refused = await creditRefusal(tx, credit, { ...buyer, sessionId, kind: customer.kind }, now);
  if (refused !== null) throw new ApiError('VALIDATION', undefined, { fields: refused });
  const standardShipping = standardShippingOf(choices.shipping, purchase.shippingMethods);
  const card = await readCardWish(tx, request, choices.payment.type);
  return { customer, corpNumberEncrypted, purchase, discount, standardShipping, card, ...choices, ...sums };
}
