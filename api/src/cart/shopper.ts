import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from '../members/session.ts';
import type { CartCookie } from './cart-cookie.ts';
import type { Shopper } from './cart-line.ts';
import type { CartOwner } from './cart-store.ts';

export const shopperOf = (user: CurrentUser | null): Shopper => ({
  memberId: user?.id ?? null,
  rankLevel: user?.rankLevel ?? 0,
});

/**
 * The owner of the caller's cart: a member, whatever cookie the browser has, else the cookie; null when there is
 * none.
 */
export function cartOwner(user: CurrentUser | null, request: FastifyRequest, cookie: CartCookie): CartOwner | null {
  if (user !== null) return { memberId: user.id };
  const tokenHash = cookie.read(request);
  return tokenHash === null ? null : { tokenHash };
}
