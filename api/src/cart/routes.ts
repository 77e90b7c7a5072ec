import { getCart, getSharedCart, postCart } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { createCartCookie } from './cart-cookie.ts';
import { type CartResult, createCarts } from './carts.ts';
import { readSharedCart } from './shared-cart.ts';
import { cartOwner, shopperOf } from './shopper.ts';
import { createPassChecker } from './unit-price.ts';

const response = ({ cart, notices }: CartResult) => ({ data: { cart, ...notices } });

/** `cart` [7.2-01..03] and `cart/shared/:products` [O7-16]. */
export async function registerCartRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const carts = createCarts(services);
  const cookie = createCartCookie(services.config);
  const passes = createPassChecker(services.config.secrets);

  route(app, getCart, async ({ user, request, query }) => {
    const owner = cartOwner(user, request, cookie);
    const read = query?.checkCart === true ? carts.check : carts.read;
    return response(await read(owner, shopperOf(user)));
  });

  route(app, getSharedCart, async ({ db, user, params, clock }) => ({
    data: await readSharedCart(db, params.products, shopperOf(user), clock.now(), passes),
  }));

  await app.register(async (scope) => {
    // Programs make events, not shoppers: an invalid one is a bad request [O4-02].
    scope.setErrorHandler((error) => {
      const isUnreadable = error instanceof ApiError && error.code === 'VALIDATION';
      throw isUnreadable ? new ApiError('BAD_REQUEST', undefined, { ...error.options, status: 400 }) : error;
    });
    route(scope, postCart, async ({ user, request, reply, body, services }) => {
      const key = readIdempotencyKey(request);
      const known = cartOwner(user, request, cookie);
      if (known === null) await services.newVisitors.admit(request, 'cart');
      const result = await carts.apply(known ?? { tokenHash: cookie.issue(reply) }, shopperOf(user), body.events, key);
      if (user === null && known !== null) cookie.renew(request, reply);
      return response(result);
    });
  });
}
