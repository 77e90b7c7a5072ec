import { getWallets, postWalletQuote, postWalletSession, type Wallet, type WalletQuote } from '@shop/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCartCookie } from '../cart/cart-cookie.ts';
import { hasNotices } from '../cart/cart-line.ts';
import { touchCart } from '../cart/cart-store.ts';
import { type CheckedCart, createCarts } from '../cart/carts.ts';
import { cartOwner, shopperOf } from '../cart/shopper.ts';
import { inTransaction } from '../db/tx.ts';
import { callerKey } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { CurrentUser } from '../members/session.ts';
import { createProviders } from '../payments/providers.ts';
import type { Services } from '../services.ts';
import { createTimedValue } from '../timed-cache.ts';
import {
  cardMethodOf,
  expressMethods,
  isExpressOffered,
  NOT_BY_EXPRESS,
  toWalletQuote,
  type WalletChoice,
  walletZip,
} from './express.ts';
import type { ShowCheckout } from './show-checkout.ts';
import { isValidationUrl } from './wallet-validation.ts';

/** What the provider takes changes with an agreement, not with a purchase. */
const WALLETS_SECONDS = 300;
/** A sheet asks again for each address and method that the shopper looks at. */
const QUOTES = { limit: 120, windowSeconds: 60 };
const SESSIONS = { limit: 20, windowSeconds: 60 };

/** The wallets; none while the provider cannot be asked: the page does without them. */
function createReadWallets({ clock, log }: Services, { card }: ReturnType<typeof createProviders>) {
  const read = createTimedValue(clock, WALLETS_SECONDS, async () => (await card.wallets?.()) ?? []);
  return async (): Promise<Wallet[]> => {
    try {
      return [...(await read())];
    } catch (error) {
      log.warn({ err: error }, 'the card provider’s wallets could not be read');
      return [];
    }
  };
}

/**
 * `checkout/wallet`: what a wallet on the buyer's device needs to know of the purchase, of the shop and of the
 * provider.
 */
export function registerWallets(app: FastifyInstance, services: Services, { show }: Pick<ShowCheckout, 'show'>): void {
  const { db, clock, config, rateLimits } = services;
  const carts = createCarts(services);
  const cookie = createCartCookie(config);
  const providers = createProviders(services);
  const readWallets = config.cardPayment.provider === 'off' ? async () => [] : createReadWallets(services, providers);

  /** What this corrects is said by the page that shows the cart, so it stays for the next that asks. */
  const check = async (user: CurrentUser | null, request: FastifyRequest): Promise<CheckedCart | null> => {
    const owner = cartOwner(user, request, cookie);
    if (owner === null) return null;
    return inTransaction(db, async (tx) => {
      const checked = await carts.checkIn(tx, owner, shopperOf(user));
      if (checked !== null && hasNotices(checked.notices)) {
        await touchCart(tx, checked.stored, clock.now(), checked.notices);
      }
      return checked;
    });
  };

  /** Null when the cart cannot be bought by express. */
  const quote = async (
    checked: CheckedCart | null,
    user: CurrentUser | null,
    choice: WalletChoice,
  ): Promise<WalletQuote | null> => {
    const shopper = shopperOf(user);
    const { zipCode, shippingMethodId } = choice;
    const tried = {
      ...(zipCode !== undefined && { customer: { zipCode: walletZip(zipCode) } }),
      ...(shippingMethodId !== undefined && { shippingMethodId }),
      // A sheet cannot say what comes when.
      isSplit: false,
    };
    const first = (await show(checked, shopper, tried)).data.checkout;
    const card = cardMethodOf(first);
    if (card === undefined || !isExpressOffered(first)) return null;
    const methods = expressMethods(first);
    const method = methods.find(({ id }) => id === first.shippingMethodId) ?? methods[0];
    const isAsShown = first.paymentMethodId === card.id && (method?.id ?? null) === first.shippingMethodId;
    if (isAsShown) return toWalletQuote(first, choice, card.id);
    const chosen = { ...tried, paymentMethodId: card.id, shippingMethodId: method?.id ?? null };
    return toWalletQuote((await show(checked, shopper, chosen)).data.checkout, choice, card.id);
  };

  route(app, getWallets, async ({ user, request }) => {
    const wallets = await readWallets();
    if (wallets.length === 0) return { data: { wallets, express: null } };
    await rateLimits.use(`wallet-quote:${callerKey(request)}`, QUOTES);
    return { data: { wallets, express: await quote(await check(user, request), user, {}) } };
  });

  route(app, postWalletQuote, async ({ user, request, body }) => {
    await rateLimits.use(`wallet-quote:${callerKey(request)}`, QUOTES);
    const found = (await readWallets()).length === 0 ? null : await quote(await check(user, request), user, body);
    if (found === null) throw new ApiError('CONFLICT', NOT_BY_EXPRESS);
    return { data: { quote: found } };
  });

  route(app, postWalletSession, async ({ request, body }) => {
    await rateLimits.use(`wallet-session:${callerKey(request)}`, SESSIONS);
    if (!isValidationUrl(body) || providers.card.walletSession === undefined) {
      throw new ApiError('VALIDATION', undefined, { fields: { validationUrl: 'Adressen är inte plånbokens.' } });
    }
    const domain = new URL(config.publicOrigin).hostname;
    try {
      return { data: { session: await providers.card.walletSession({ ...body, domain }) } };
    } catch (error) {
      throw new ApiError('PAYMENT_UNAVAILABLE', undefined, { cause: error });
    }
  });
}
