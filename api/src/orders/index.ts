import {
  cancelOrder,
  cancelOrderPayment,
  getGuestOrder,
  getOrder,
  getOrderPayment,
  getOrders,
  getPayableOrder,
  type Order,
  postOrder,
  postOrderPayment,
} from '@shop/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCartCookie } from '../cart/cart-cookie.ts';
import { createCarts } from '../cart/carts.ts';
import { cartOwner, shopperOf } from '../cart/shopper.ts';
import { inTransaction } from '../db/tx.ts';
import type { Feature } from '../feature.ts';
import { callerKey } from '../http/caller.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { route } from '../http/route.ts';
import { registerPaymentCallback } from '../payments/callback.ts';
import type { OrderPayment } from '../payments/payment-attempts.ts';
import { createPayments, type Payments } from '../payments/payments.ts';
import { walletTokenOf } from '../payments/wallet-token.ts';
import type { Services } from '../services.ts';
import { cancelOrderIn } from './cancel-order.ts';
import { readDownloads } from './download.ts';
import { readBoughtGiftCards } from './gift-cards.ts';
import { linkGuestOrders } from './link-orders.ts';
import { subscribeCustomer } from './subscribe-customer.ts';
import { registerOrderFiles } from './order-files.ts';
import { registerOrderLink } from './order-link.ts';
import { findOrderWithSecret, findOwnOrder, findPayableOrder } from './order-access.ts';
import type { OrderRequest } from './order-request.ts';
import { createOrderSecrets } from './order-secrets.ts';
import { findOrder, type OrderRecord } from './order-store.ts';
import { readPayableOrder } from './payable-order.ts';
import { placeOrder } from './place-order.ts';
import type { PlacedOrder } from './placed-order.ts';
import { registerReceipts } from './receipt-routes.ts';
import { refreshAfterOrders } from './refresh-listings.ts';
import { registerReturns } from './return-routes.ts';
import { registerUnpaidOrders } from './unpaid-order-routes.ts';
import { listOrders, serializeOrder } from './serialize-order.ts';

/** Each payment attempt reserves the goods for another hour. */
const PAYMENT_TRIES = { limit: 60, windowSeconds: 3600 };

/** Returns, receipts, files and mailed links of orders [O2.17-02], [O2.17-17]. */
function registerAfterPurchase(
  app: FastifyInstance,
  services: Services,
  parts: Parameters<typeof registerReturns>[2],
): void {
  registerReturns(app, services, parts);
  registerReceipts(app, services, parts.secrets);
  registerOrderFiles(app, services, parts.secrets);
  registerOrderLink(app, services);
}

/**
 * Starts the payment of an order that was just placed, or is sent again; by wallet with the token that came with it.
 */
function startPlaced(
  payments: Payments,
  { record, payment }: PlacedOrder,
  { wallet }: OrderRequest['body'],
): Promise<OrderPayment> {
  const token = (wallet && walletTokenOf(wallet)) ?? undefined;
  return payment === null ? payments.start(record.id, token) : payments.begin(record, payment, token);
}

/** Orders and their payments [O7-11], [O7-15]. */
export const registerOrders: Feature = async (app, services) => {
  const { db, clock, config } = services;
  const secrets = createOrderSecrets(config.secrets);
  const carts = createCarts(services);
  const payments = createPayments(services);
  const cookie = createCartCookie(config);
  const now = (): Date => clock.now();
  const refreshListingsOf = refreshAfterOrders(app, services);

  const limitGuesses = (request: FastifyRequest): Promise<void> =>
    services.rateLimits.use(`guest-order:${callerKey(request)}`, { limit: 60, windowSeconds: 60 });

  /** The order as its buyer sees it, with the codes of the gift cards that it has bought and what can be fetched. */
  const show = async (record: OrderRecord): Promise<Order> => {
    const shown = await serializeOrder(db, record, secrets, now());
    const giftCards = await readBoughtGiftCards(db, record.id, config.secrets);
    const downloads = await readDownloads(db, record, now());
    return {
      ...shown,
      ...(giftCards.length > 0 && { giftCards }),
      ...(downloads.length > 0 && { downloads }),
    };
  };

  services.loginHooks.onLogin((event, tx) => linkGuestOrders(event, tx, secrets));

  route(app, postOrder, async ({ body, request, user, session }) => {
    const key = readIdempotencyKey(request);
    if (key === null) throw new ApiError('BAD_REQUEST', 'Idempotency-Key saknas.');
    const [shopper, owner, sessionId] = [shopperOf(user), cartOwner(user, request, cookie), await session.ensure()];
    const options = { body, key, owner, shopper, sessionId, caller: callerKey(request) };
    const { record, payment: stored } = await placeOrder(options, { services, carts, payments, secrets });
    refreshListingsOf(record.id);
    if (body.newsletter === true) await subscribeCustomer(services, record, callerKey(request));
    const payment = await startPlaced(payments, { record, payment: stored }, body);
    return { data: { order: { id: record.id, secret: secrets.secretOf(record) }, payment } };
  });

  route(app, getOrders, async ({ member, query }) => ({ data: await listOrders(db, member.id, query?.page ?? 1) }));

  route(app, getOrder, async ({ params, user, session }) => {
    const record = await findOwnOrder(db, params.id, { user, session });
    return { data: { order: await show(record) } };
  });

  route(app, getGuestOrder, async ({ params, request, session }) => {
    await limitGuesses(request);
    const record = await findOrderWithSecret(db, params.id, params.secret, { user: null, session }, secrets, now());
    return { data: { order: await show(record) } };
  });

  route(app, cancelOrder, async ({ params, query, request, user, session }) => {
    if (query?.secret !== undefined) await limitGuesses(request);
    const { id } = await findOrderWithSecret(db, params.id, query?.secret, { user, session }, secrets, now());
    const isCancelled = await inTransaction(db, (tx) => cancelOrderIn(tx, id, now()));
    if (isCancelled) refreshListingsOf(id);
    await payments.sendRefunds();
    const record = await findOrder(db, id);
    if (record === undefined) throw notFound();
    if (!isCancelled && record.status !== 'cancelled') {
      throw new ApiError('CONFLICT', 'Beställningen packas redan och kan inte avbeställas.');
    }
    return { data: { order: await show(record) } };
  });

  route(app, getPayableOrder, async ({ params, request, user, session }) => {
    await limitGuesses(request);
    return { data: { order: await readPayableOrder(services, params.link, secrets, { user, session }) } };
  });

  route(app, getOrderPayment, async ({ params, user, session }) => {
    const { record } = await findPayableOrder(db, params.id, { user, session }, secrets, now());
    return { data: await payments.poll(record.id) };
  });

  route(app, postOrderPayment, async ({ params, body, request, user, session }) => {
    const { record, isOwn } = await findPayableOrder(db, params.id, { user, session }, secrets, now());
    await services.rateLimits.use(`order-payment:${callerKey(request)}`, PAYMENT_TRIES);
    const payer = { isLoggedIn: isOwn && user !== null, mayUseCredit: isOwn };
    return { data: { payment: await payments.retry(record.id, body.paymentMethodId, payer) } };
  });

  route(app, cancelOrderPayment, async ({ params, user, session }) => {
    const { record } = await findPayableOrder(db, params.id, { user, session }, secrets, now());
    await payments.cancel(record.id);
    return undefined;
  });

  registerAfterPurchase(app, services, { secrets, payments, refreshListingsOf });
  registerUnpaidOrders(app, services, { secrets, carts, payments, refreshListingsOf });
  await registerPaymentCallback(app, services, payments);
};
