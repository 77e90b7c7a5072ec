import { postOrder } from '@shop/contracts/api/checkout';
import type { ResponseOf, RequestOf } from '@shop/contracts/endpoint';
import type { ErrorCode } from '@shop/contracts/errors';
import type { ApiClient, ApiError } from '@shop/contracts/platform';
import { isApiError } from '@shop/platform';
import type { OrderKey } from './order-key.ts';

export type OrderBody = RequestOf<typeof postOrder>['body'];
type Placed = ResponseOf<typeof postOrder>['data'];
export type Payment = Placed['payment'];

/** Result of an attempt to place the order. */
export type PlaceOutcome =
  | ({ readonly kind: 'placed' } & Placed)
  /** Something typed or chosen is refused. */
  | { readonly kind: 'refused'; readonly message: string; readonly fields: Readonly<Record<string, string>> }
  /** Cart, price or stock is no longer what the buyer saw: the new one must be shown and accepted [O5-09]. */
  | { readonly kind: 'changed'; readonly message: string }
  /** The order exists, but its payment was refused at once (credit): it can be paid in another way. */
  | { readonly kind: 'unpaid'; readonly message: string }
  /** Unknown whether the order exists: a retry is safe, and the same order. */
  | { readonly kind: 'unknown'; readonly message: string };

const CHANGED: readonly ErrorCode[] = ['CART_CHANGED', 'PRICE_CHANGED', 'OUT_OF_STOCK', 'CART_EMPTY', 'CONFLICT'];

/**
 * A response that rules out that an order was made. 429 and 408 are sent before the order is processed, but may be
 * retried with the same key.
 */
const isFinal = ({ status }: ApiError): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429;

function outcomeOf(error: ApiError): PlaceOutcome {
  const { response, userMessage: message } = error;
  if (isApiError(error, 'PAYMENT_REFUSED')) return { kind: 'unpaid', message };
  if (!isFinal(error)) return { kind: 'unknown', message };
  if (response && CHANGED.includes(response.code)) return { kind: 'changed', message };
  return { kind: 'refused', message, fields: response?.fields ?? {} };
}

/**
 * Places the order exactly once [O7-15]: every attempt has the same key until the server has responded. Rejects only
 * with errors that are no api failures.
 */
export async function placeOrder(api: ApiClient, key: OrderKey, body: OrderBody): Promise<PlaceOutcome> {
  try {
    const { data } = await api.call(postOrder, { body }, { idempotencyKey: key.current() });
    key.settle();
    return { kind: 'placed', ...data };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (isFinal(error)) key.settle();
    return outcomeOf(error);
  }
}
