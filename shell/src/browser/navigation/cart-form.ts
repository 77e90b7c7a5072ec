import { CART_FORM_FIELDS } from '@shop/contracts/cart-form';
import type { EventInput } from '@shop/contracts/events';
import { readFields } from '../../forms/read-fields.ts';

/** The cart event of a submitted "Köp" form; null when the form names no product and is left to the server. */
export const cartAddOf = (fields: FormData): EventInput<'cart.add'> | null =>
  readFields(CART_FORM_FIELDS, Object.fromEntries([...fields].map(([name, value]) => [name, String(value)])));
