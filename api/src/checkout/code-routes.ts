import { deleteCheckoutCode, getGiftCards, postCheckoutCode, postGiftCardBalance } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { createCartCookie } from '../cart/cart-cookie.ts';
import type { CheckedCart } from '../cart/carts.ts';
import { lockCart } from '../cart/lock-cart.ts';
import { cartOwner, shopperOf } from '../cart/shopper.ts';
import { inTransaction } from '../db/tx.ts';
import { callerKey } from '../http/caller.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { findGiftCard, giftCardEnd, giftCardProblem, type GiftCardRecord } from '../orders/gift-cards.ts';
import { readHeldGiftCards, serializeBalance } from '../orders/held-gift-cards.ts';
import type { Services } from '../services.ts';
import { storedCustomer } from './customer.ts';
import { evaluateDiscount, findDiscountCode } from './discount-codes.ts';
import { changeDraft, readDraft } from './draft-store.ts';
import type { ShowCheckout } from './show-checkout.ts';

/** A code has 76 bits; this limit makes guessing of short discount codes pointless as well. */
const GUESSES = { limit: 20, windowSeconds: 600 };
const MAX_GIFT_CARDS = 10;

const refuse = (text: string): ApiError => new ApiError('VALIDATION', undefined, { fields: { code: text } });

/** Refuses a card that pays nothing of this cart: a stolen one must not be laundered through another. */
function refuseCard(card: GiftCardRecord, { lines, products }: CheckedCart, now: Date): void {
  const problem = giftCardProblem(card, now);
  if (problem !== null) throw refuse(problem);
  if (lines.every(({ productId }) => products.get(productId)?.isGiftCard === true)) {
    throw refuse('Presentkort går inte att betala med presentkort.');
  }
}

/** `checkout/code`, `gift-card` and `gift-card/balance` [O2.17-16], [O2.17-06], [1-20]. */
export function registerCheckoutCodes(app: FastifyInstance, services: Services, { check, show }: ShowCheckout): void {
  const { db, clock, config, rateLimits } = services;
  const cookie = createCartCookie(config);

  route(app, postCheckoutCode, async ({ user, request, body }) => {
    await rateLimits.use(`code:${callerKey(request)}`, GUESSES);
    const owner = cartOwner(user, request, cookie);
    const shopper = shopperOf(user);
    const checked = owner === null ? null : await check(owner, shopper);
    if (owner === null || checked === null || checked.lines.length === 0) throw new ApiError('CART_EMPTY');
    const now = clock.now();
    const card = await findGiftCard(db, body.code);
    const terms = card === undefined ? await findDiscountCode(db, body.code) : undefined;
    if (card === undefined && terms === undefined) throw refuse('Koden finns inte.');
    if (card !== undefined) refuseCard(card, checked, now);

    await inTransaction(db, async (tx) => {
      if ((await lockCart(tx, owner, { now })) === null) throw new ApiError('CART_EMPTY');
      const draft = await readDraft(tx, checked.stored.id);
      if (card !== undefined) {
        if (draft.giftCardIds.includes(card.id)) throw refuse('Presentkortet är redan tillagt.');
        const giftCardIds = [...draft.giftCardIds, card.id];
        if (giftCardIds.length > MAX_GIFT_CARDS) throw refuse(`Högst ${MAX_GIFT_CARDS} presentkort per köp.`);
        await changeDraft(tx, checked.stored.id, { giftCardIds }, now);
      }
      if (terms !== undefined) {
        if (draft.discountCodeId === terms.id) throw refuse('Koden är redan tillagd.');
        const { email } = { ...(await storedCustomer(tx, shopper.memberId)), ...draft.customer };
        const result = await evaluateDiscount(tx, terms, checked, { ...shopper, email }, now);
        if (!result.ok) throw refuse(result.text);
        if (draft.discountCodeId !== null) throw refuse('Bara en rabattkod per köp. Ta bort den andra först.');
        await changeDraft(tx, checked.stored.id, { discountCodeId: terms.id }, now);
      }
    });
    return show(checked, shopper);
  });

  route(app, deleteCheckoutCode, async ({ user, request, params }) => {
    const owner = cartOwner(user, request, cookie);
    const shopper = shopperOf(user);
    const checked = owner === null ? null : await check(owner, shopper);
    if (owner === null || checked === null) throw notFound();
    await inTransaction(db, async (tx) => {
      const now = clock.now();
      await lockCart(tx, owner, { now });
      const { giftCardIds } = await readDraft(tx, checked.stored.id);
      const change =
        params.id === 'discount'
          ? { discountCodeId: null }
          : { giftCardIds: giftCardIds.filter((id) => id !== params.id) };
      await changeDraft(tx, checked.stored.id, change, now);
    });
    return show(checked, shopper);
  });

  route(app, postGiftCardBalance, async ({ request, body }) => {
    await rateLimits.use(`gift-card:${callerKey(request)}`, GUESSES);
    const card = await findGiftCard(db, body.code);
    if (card === undefined) throw notFound('Vi hittar inget presentkort med den koden.');
    const end = giftCardEnd(card, clock.now());
    if (end !== null) throw notFound(end);
    return { data: { giftCard: serializeBalance(card) } };
  });

  route(app, getGiftCards, async ({ member }) => ({
    data: { giftCards: await readHeldGiftCards(db, member.id, clock.now()) },
  }));
}
