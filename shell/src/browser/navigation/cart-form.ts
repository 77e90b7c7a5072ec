import { CART_FORM_FIELDS } from '@shop/contracts/cart-form';
import type { EventInput } from '@shop/contracts/events';
import { readFields } from '../../forms/read-fields.ts';

/** What a "Köp" form puts into the cart; null when it names no product, which leaves the form to the server. */
export const cartAddOf = (fields: FormData): EventInput<'cart.add'> | null =>
  readFields(CART_FORM_FIELDS, Object.fromEntries([...fields].map(([name, value]) => [name, String(value)])));
