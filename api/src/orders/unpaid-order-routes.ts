import { getUnpaidOrder, postBackToCart } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { createCartCookie } from '../cart/cart-cookie.ts';
import type { Carts } from '../cart/carts.ts';
import { cartOwner, shopperOf } from '../cart/shopper.ts';
import { inTransaction } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Payments } from '../payments/payments.ts';
import type { Services } from '../services.ts';
import { cancelOrderIn } from './cancel-order.ts';
import { findOwnOrder } from './order-access.ts';
import type { OrderSecrets } from './order-secrets.ts';
import { readOrderRows } from './order-store.ts';
import { restoreCodes, usedCodes } from './restore-codes.ts';
import { linesOf, readUnpaidOrder, restoreDraft } from './unpaid-order.ts';

interface Parts {
  readonly secrets: OrderSecrets;
  readonly carts: Carts;
  readonly payments: Payments;
  readonly refreshListingsOf: (orderId: string) => void;
}

/** `unpaid-order`: the cart is emptied by the order, before it is paid; from here the buyer finds it again. */
export function registerUnpaidOrders(
  app: FastifyInstance,
  services: Services,
  { secrets, carts, payments, refreshListingsOf }: Parts,
): void {
  const { db, clock } = services;
  const cookie = createCartCookie(services.config);

  route(app, getUnpaidOrder, async ({ user, session }) => ({
    data: { order: await readUnpaidOrder(db, { user, session }, secrets, clock.now()) },
  }));

  route(app, postBackToCart, async ({ params, user, session, request, reply }) => {
    const { id } = await findOwnOrder(db, params.id, { user, session });
    // Money may be on its way: the provider has the last word on whether there is anything to give up.
    await payments.refresh(id);
    const codes = await inTransaction(db, async (tx) => {
      const used = await usedCodes(tx, id);
      const isUnpaid = await cancelOrderIn(tx, id, clock.now(), ({ status }) => status === 'awaitingPayment');
      return isUnpaid ? used : null;
    });
    if (codes === null) throw new ApiError('CONFLICT', 'Beställningen är redan betald eller avbruten.');
    refreshListingsOf(id);
    await payments.sendRefunds();
    const record = await findOwnOrder(db, id, { user, session });
    const lines = linesOf(await readOrderRows(db, [id]));
    const owner = cartOwner(user, request, cookie) ?? { tokenHash: cookie.issue(reply) };
    const shopper = shopperOf(user);
    const { cart } = await carts.putBack(owner, shopper, lines, async (tx, checked) => {
      await restoreDraft(tx, checked.stored.id, record, clock.now());
      await restoreCodes(tx, checked, codes, { ...shopper, email: record.customer.email }, clock.now());
    });
    return { data: { cart } };
  });
}
