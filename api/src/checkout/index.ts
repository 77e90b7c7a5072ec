import { getCheckout, putCheckout } from '@shop/shared/contracts';
import { cartOwner, shopperOf } from '../cart/shopper.ts';
import { createCartCookie } from '../cart/cart-cookie.ts';
import type { CartOwner } from '../cart/cart-store.ts';
import { type CheckedCart, createCarts } from '../cart/carts.ts';
import { noNotices, type Shopper } from '../cart/cart-line.ts';
import { holdOrCreateCart } from '../cart/hold-cart.ts';
import { emptyCart, wireCart } from '../cart/wire-cart.ts';
import { inTransaction } from '../db/tx.ts';
import type { Feature } from '../features.ts';
import { route } from '../http/route.ts';
import { makeChoices } from './choices.ts';
import { knownCustomer } from './customer.ts';
import { changeDraft, EMPTY_DRAFT, readDraft } from './draft-store.ts';
import { preparePurchase } from './purchase.ts';
import { readLockedCheckout } from './locked-checkout.ts';
import { wireCheckout } from './wire-checkout.ts';

/** `checkout` [O7-15]: reading it, keeping what is typed, and the one behind a payment link [O2.1-11]. */
export const registerCheckout: Feature = (app, services) => {
  const { db, clock, config } = services;
  const carts = createCarts(services);
  const cookie = createCartCookie(config);

  const show = async (checked: CheckedCart | null, shopper: Shopper) => {
    const now = clock.now();
    const basket = checked ?? { lines: [], products: new Map() };
    const draft = checked === null ? EMPTY_DRAFT : await readDraft(db, checked.stored.id);
    const customer = { ...(await knownCustomer(db, shopper.memberId)), ...draft.customer };
    const purchase = await preparePurchase(db, basket, customer, shopper, now);
    const cart =
      checked === null ? emptyCart(shopper, now) : wireCart(checked.stored, checked.lines, checked.products, shopper);
    const checkout = wireCheckout(
      cart,
      checked?.notices ?? noNotices(),
      customer,
      purchase,
      makeChoices(purchase, draft),
    );
    return { data: { checkout } };
  };

  const check = (owner: CartOwner, shopper: Shopper) => inTransaction(db, (tx) => carts.checkIn(tx, owner, shopper));

  route(app, getCheckout, async ({ user, request, query }) => {
    const { paymentLink } = query ?? {};
    if (paymentLink !== undefined) return { data: { checkout: await readLockedCheckout(services, paymentLink) } };
    const owner = cartOwner(user, request, cookie);
    const shopper = shopperOf(user);
    return show(owner === null ? null : await check(owner, shopper), shopper);
  });

  route(app, putCheckout, async ({ user, request, reply, body }) => {
    const owner = cartOwner(user, request, cookie) ?? { tokenHash: cookie.issue(reply) };
    const shopper = shopperOf(user);
    const checked = await inTransaction(db, async (tx) => {
      const { stored } = await holdOrCreateCart(tx, owner, { now: clock.now() });
      await changeDraft(tx, stored.id, body, clock.now());
      return carts.checkIn(tx, owner, shopper);
    });
    return show(checked, shopper);
  });
};
