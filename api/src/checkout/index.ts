import { deleteCheckout, getCheckout, putCheckout } from '@shop/contracts';
import { inTransaction } from '../db/tx.ts';
import type { Feature } from '../feature.ts';
import { route } from '../http/route.ts';
import { createCartCookie } from '../cart/cart-cookie.ts';
import { lockCart, lockOrCreateCart } from '../cart/lock-cart.ts';
import { cartOwner, shopperOf } from '../cart/shopper.ts';
import { registerCheckoutCodes } from './code-routes.ts';
import { changeDraft, forgetDraft } from './draft-store.ts';
import { readLockedCheckout } from './locked-checkout.ts';
import { createShowCheckout } from './show-checkout.ts';
import { registerWallets } from './wallet-routes.ts';

/** `checkout` [O7-15]: reading it, its draft, codes and wallets, and the checkout behind a payment link [O2.1-11]. */
export const registerCheckout: Feature = (app, services) => {
  const { db, clock, config } = services;
  const cookie = createCartCookie(config);
  const { check, show } = createShowCheckout(services);

  route(app, getCheckout, async ({ user, request, query }) => {
    const { paymentLink } = query ?? {};
    if (paymentLink !== undefined) return { data: { checkout: await readLockedCheckout(services, paymentLink) } };
    const owner = cartOwner(user, request, cookie);
    const shopper = shopperOf(user);
    return show(owner === null ? null : await check(owner, shopper), shopper);
  });

  route(app, putCheckout, async ({ user, request, reply, body }) => {
    const known = cartOwner(user, request, cookie);
    if (known === null) await services.newVisitors.admit(request, 'cart');
    const owner = known ?? { tokenHash: cookie.issue(reply) };
    const shopper = shopperOf(user);
    await inTransaction(db, async (tx) => {
      const { stored } = await lockOrCreateCart(tx, owner, { now: clock.now() });
      await changeDraft(tx, stored.id, body, clock.now());
    });
    return show(await check(owner, shopper), shopper);
  });

  route(app, deleteCheckout, async ({ user, request }) => {
    const owner = cartOwner(user, request, cookie);
    if (owner !== null) {
      await inTransaction(db, async (tx) => {
        const locked = await lockCart(tx, owner, { now: clock.now() });
        if (locked !== null) await forgetDraft(tx, locked.stored.id);
      });
    }
    return undefined;
  });

  registerCheckoutCodes(app, services, { check, show });
  registerWallets(app, services, { show });
};
