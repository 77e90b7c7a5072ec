import type { Checkout, WalletQuote } from '@shop/contracts';
import { UNKNOWN_ZIP_MESSAGE } from '@shop/domain/validation/customer-words';

/** What the shopper looks at in the wallet. */
export interface WalletChoice {
  readonly zipCode?: string | undefined;
  readonly country?: string | undefined;
  readonly shippingMethodId?: number | undefined;
}

export const NOT_BY_EXPRESS = 'Den här varukorgen går inte att betala direkt med plånboken. Fortsätt i kassan.';
const ONLY_SWEDEN = 'Vi skickar bara till adresser i Sverige.';
const NOTHING_GOES_THERE =
  'Vi har inget leveranssätt till den adressen. Välj en annan adress, eller fortsätt i kassan.';

/** Digits alone: 'SE-411 14' is how some wallets write it. */
export const walletZip = (zipCode: string): string => zipCode.replace(/\D/g, '');

/**
 * Rows of which more is to be said or asked before the order than a wallet shows: whose right of withdrawal ends with a
 * download or does not exist for what is built to order, and gift cards, whose receiver the buyer checks once more.
 */
const needsWords = ({ product, extraData }: Checkout['cart']['rows'][number]): boolean =>
  product.isDigital || extraData.giftCard !== undefined || extraData.ctoConfigurationId !== undefined;

/** The method that wallets pay by, while it is offered. */
export const cardMethodOf = ({ paymentMethods }: Pick<Checkout, 'paymentMethods'>) =>
  paymentMethods.find(({ type }) => type === 'card');

/**
 * Whether the cart can be bought by one press: by a consumer, with something left to pay, and nothing that has changed
 * without the shopper having seen it.
 */
export const isExpressOffered = (checkout: Checkout): boolean =>
  checkout.cart.rows.length > 0 &&
  checkout.customer.kind === 'private' &&
  !checkout.cart.rows.some(needsWords) &&
  cardMethodOf(checkout) !== undefined &&
  (checkout.totals.toPay ?? checkout.totals.total) > 0 &&
  checkout.corrections.length + checkout.errors.length === 0;

type Method = Checkout['shippingMethods'][number];

/** Methods that end at an address or near it: a store is chosen, and a download sent, in the checkout. */
export const expressMethods = ({ shippingMethods }: Pick<Checkout, 'shippingMethods'>): Method[] =>
  shippingMethods.filter(({ kind }) => kind === 'home' || kind === 'servicePoint');

function optionOf(method: Method, { shippingMethodId, pickupPointId = null }: Checkout) {
  const { id, name, price, dateLabel, points = [] } = method;
  const chosen = id === shippingMethodId ? points.find((point) => point.id === pickupPointId) : undefined;
  const point = chosen ?? points[0];
  const place = point === undefined ? '' : `, ${point.name}`;
  return {
    id,
    label: `${name}${place}${dateLabel === null ? '' : ` – ${dateLabel}`}`,
    price,
    pickupPointId: point?.id ?? null,
  };
}

function problemOf(checkout: Checkout, { country = 'SE' }: WalletChoice, methodCount: number): string | null {
  if (country.toUpperCase() !== 'SE') return ONLY_SWEDEN;
  if (checkout.customer.zipCode === '') return null;
  if (checkout.isZipKnown === false) return UNKNOWN_ZIP_MESSAGE;
  return methodCount === 0 ? NOTHING_GOES_THERE : null;
}

/** The quote that a checkout, read with the wallet's choices, amounts to. */
export function toWalletQuote(checkout: Checkout, choice: WalletChoice, paymentMethodId: number): WalletQuote {
  const methods = expressMethods(checkout);
  const problem = problemOf(checkout, choice, methods.length);
  const isSent = problem === null && checkout.customer.zipCode !== '';
  const shown = isSent ? methods.map((method) => optionOf(method, checkout)) : [];
  return {
    totals: checkout.totals,
    shippingMethods: shown,
    shippingMethodId: shown.find(({ id }) => id === checkout.shippingMethodId)?.id ?? null,
    paymentMethodId,
    problem,
  };
}
