import { type CheckoutChange, getOrder, getOrderPayment } from '@shop/contracts/api/checkout';
import type { DeliveryNotes } from '@shop/contracts/api/delivery';
import { postWalletQuote, type Wallet, type WalletQuote } from '@shop/contracts/api/wallet';
import type { RequestOf } from '@shop/contracts/endpoint';
import type { ApiClient } from '@shop/contracts/platform';
import { isApiError } from '@shop/platform';
import type { OrderKey } from '../checkout/order-key.ts';
import { type OrderBody, type PlaceOutcome, placeOrder } from '../checkout/place-order.ts';
import { createSheet, detailsOf, isClosed } from './sheet.ts';
import { customerOf } from './wallet-customer.ts';

/** What an express purchase came to. */
export type ExpressOutcome =
  /** The buyer has closed the sheet: nothing is ordered, and the cart is as it was. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'paid'; readonly orderId: string }
  /** The order is placed; the bank has refused it, or has not answered yet. */
  | { readonly kind: 'unpaid'; readonly orderId: string }
  /** Nothing is ordered: the checkout goes on, with what the wallet gave. */
  | { readonly kind: 'form'; readonly message: string; readonly change: CheckoutChange };

export interface ExpressParts {
  readonly api: ApiClient;
  readonly key: OrderKey;
  /** A guest's way to the order, and to becoming a member with it. */
  readonly storeSecret: (orderId: string, secret: string) => void;
  /** The notes on the delivery so far. */
  readonly notes?: DeliveryNotes | undefined;
}

const ASKED: PaymentOptions = {
  requestPayerName: true,
  requestPayerEmail: true,
  requestPayerPhone: true,
  requestShipping: true,
  shippingType: 'delivery',
};

const FAILED = 'Plånboken gick inte att använda. Fortsätt här i kassan.';
const ONLY_SWEDEN = 'Vi skickar bara till adresser i Sverige.';

type Choice = RequestOf<typeof postWalletQuote>['body'];
type Placed = Exclude<PlaceOutcome, { kind: 'refused' | 'changed' | 'unknown' }>;

/** The sheet, kept at the checkout's prices while the buyer looks at addresses and ways to send. */
function quotingSheet({ api }: ExpressParts, wallet: Wallet, first: WalletQuote) {
  const sheet = createSheet(api, wallet, detailsOf(first), ASKED);
  let shown = first;
  const quote = async (choice: Choice): Promise<PaymentDetailsUpdate> => {
    try {
      shown = (await api.call(postWalletQuote, { body: choice })).data.quote;
      return detailsOf(shown);
    } catch (error) {
      if (!isApiError(error)) throw error;
      return { error: error.userMessage };
    }
  };
  const address = (): Choice => {
    const { postalCode, country } = sheet.shippingAddress ?? {};
    return { ...(postalCode && { zipCode: postalCode }), ...(country && { country }) };
  };
  sheet.addEventListener('shippingaddresschange', (event) => event.updateWith(quote(address())));
  sheet.addEventListener('shippingoptionchange', (event) =>
    event.updateWith(quote({ ...address(), shippingMethodId: Number(sheet.shippingOption) })),
  );
  return { sheet, shown: () => shown };
}

/** The order of what the sheet showed when it was approved. */
function orderOf(response: PaymentResponse, shown: WalletQuote, notes: DeliveryNotes | undefined): OrderBody {
  const { totals, paymentMethodId, shippingMethods } = shown;
  const chosen = Number(response.shippingOption);
  const pickupPointId = shippingMethods.find(({ id }) => id === chosen)?.pickupPointId ?? null;
  return {
    customer: customerOf(response),
    shippingMethodId: chosen,
    paymentMethodId,
    ...(pickupPointId !== null && { pickupPointId }),
    ...(notes !== undefined && { notes }),
    expectedTotal: totals.total,
    ...(totals.toPay !== undefined && { expectedToPay: totals.toPay }),
    wallet: { method: response.methodName, details: JSON.stringify(response.details) },
  };
}

/** The checkout's fields as the wallet has filled them in. */
const toForm = (message: string, { customer, shippingMethodId, pickupPointId }: OrderBody): ExpressOutcome => ({
  kind: 'form',
  message,
  change: { customer, ...(shippingMethodId > 0 && { shippingMethodId, pickupPointId: pickupPointId ?? null }) },
});

async function follow({ api, storeSecret }: ExpressParts, placed: Placed): Promise<ExpressOutcome> {
  if (placed.kind === 'unpaid') {
    const { data } = await api.call(getOrder, { params: { id: 'latest' } }, { fresh: true });
    return { kind: 'unpaid', orderId: data.order.id };
  }
  const { id: orderId, secret } = placed.order;
  storeSecret(orderId, secret);
  // The server alone knows [O4-43]; while it cannot be heard, the page of the payment goes on asking.
  const status = await api.call(getOrderPayment, { params: { id: orderId } }, { fresh: true }).then(
    ({ data }) => data.status,
    () => 'pending',
  );
  return { kind: status === 'paid' ? 'paid' : 'unpaid', orderId };
}

/** One more try under the same key, and so the same order, where the first got no response. */
async function placeSurely({ api, key }: ExpressParts, body: OrderBody): Promise<PlaceOutcome> {
  const outcome = await placeOrder(api, key, body);
  return outcome.kind === 'unknown' ? placeOrder(api, key, body) : outcome;
}

/**
 * Buys the cart with a wallet's sheet: it asks the buyer for address and contact, shows the checkout's prices for them,
 * and its approval is the order. Whatever fails leads to the ordinary checkout.
 */
export async function payExpress(parts: ExpressParts, wallet: Wallet, first: WalletQuote): Promise<ExpressOutcome> {
  const { sheet, shown } = quotingSheet(parts, wallet, first);
  let response: PaymentResponse;
  try {
    response = await sheet.show();
  } catch (error) {
    return isClosed(error) ? { kind: 'closed' } : { kind: 'form', message: FAILED, change: {} };
  }
  const body = orderOf(response, shown(), parts.notes);
  const isAbroad = (response.shippingAddress?.country ?? 'SE').toUpperCase() !== 'SE';
  if (isAbroad || shown().problem !== null) {
    await response.complete('fail');
    return toForm(shown().problem ?? ONLY_SWEDEN, body);
  }
  const outcome = await placeSurely(parts, body);
  await response.complete(outcome.kind === 'placed' ? 'success' : 'fail');
  if (outcome.kind === 'placed' || outcome.kind === 'unpaid') return follow(parts, outcome);
  const [refused] = outcome.kind === 'refused' ? Object.values(outcome.fields) : [];
  return toForm(refused ?? outcome.message, body);
}
