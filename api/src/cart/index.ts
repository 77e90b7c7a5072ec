import type { Feature } from '../feature.ts';
import { loadShopper } from './load-shopper.ts';
import { createCartCookie } from './cart-cookie.ts';
import { createCarts } from './carts.ts';
import { registerCartRoutes } from './routes.ts';

/** The cart: its calls, and the effects of login and logout on it [O4-06]. */
export const registerCart: Feature = async (app, services) => {
  const carts = createCarts(services);
  const cookie = createCartCookie(services.config);

  services.loginHooks.onLogin(async ({ userId, request, reply }, tx) => {
    const tokenHash = cookie.read(request);
    await carts.merge(tx, tokenHash && { tokenHash }, await loadShopper(tx, userId));
    if (tokenHash !== null) cookie.clear(reply);
  });
  // The member's cart stays for the next login; the browser starts over without one.
  services.loginHooks.onLogout(async ({ reply }) => cookie.clear(reply));

  await registerCartRoutes(app, services);
};
