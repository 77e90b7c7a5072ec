import type { CartEvent, CartRow } from '@shop/contracts';
import { keyOfRow } from '@shop/domain/cart-row-identity';
import type { GiftCardData } from '@shop/domain/gift-card';
import { maxPerCustomer } from '@shop/domain/purchase-rules';

const MAX_OF_ONE = 999;

/** The fields of an event that name a row [3-08]. */
const nameOf = (row: CartRow): Pick<CartEvent, 'productId' | 'unitPrice' | 'pass' | 'extraData'> => {
  const { productId, unitPrice, pass } = keyOfRow(row);
  return { productId, unitPrice, pass: pass ?? null, extraData: row.extraData };
};

/** Sets a row's quantity; 0 removes it [4-05], [4-06]. */
export const quantityEvent = (row: CartRow, quantity: number): CartEvent => ({
  method: 'absolute',
  ...nameOf(row),
  quantity,
});

/** Adds a row's units to the cart, as after "Ångra". */
export const addEvent = (row: CartRow): CartEvent => ({ method: 'relative', ...nameOf(row), quantity: row.quantity });

export const removeEvent = (row: CartRow): CartEvent => quantityEvent(row, 0);

/** Adds the insurance to a row, or removes it [4-08]. */
export const insuranceEvent = (row: CartRow, insured: boolean): CartEvent => ({
  method: 'updateRow',
  ...nameOf(row),
  key: 'insured',
  value: insured,
});

/** Changes whom a gift card is for, what it says and when it is sent; its amount stays. */
export const giftCardEvent = (row: CartRow, giftCard: GiftCardData): CartEvent => ({
  method: 'updateRow',
  ...nameOf(row),
  key: 'giftCard',
  value: giftCard,
});

export const CLEAR_EVENT: CartEvent = { method: 'clear' };

/** What the stepper may go up to; the server has the last word [5-01]. */
export const maxOfRow = ({ product }: CartRow): number =>
  maxPerCustomer(product.id, product.maxPerCustomer) ?? MAX_OF_ONE;
