import type { FormField } from './slot-description.ts';

/**
 * The form behind every "Köp": what remotes render, and what the shell understands wherever such a form is sent.
 *
 * - Its slot is hydrated: the slot's own `onSubmit` emits `cart.add` on the bus.
 * - The shell runs, its slot is not hydrated yet: the shell's `browser/navigation/watch-cart-forms.ts` emits it.
 * - No script of the page has run yet: the shell's `early/early-cart.ts` queues it, and posts it after five seconds.
 * - No JavaScript, or it failed: the shell's `server/api/form-actions.ts` sends the api a `POST cart`, then 303.
 *
 * Price and pass only name the row: the api prices it.
 */

/** Where the form is posted, below the region; no route, so that no page can be shadowed. */
export const CART_FORM_NAME = 'varukorg';
/** Path that the cart form posts to. */
export const CART_FORM_PATH = `/se/${CART_FORM_NAME}`;

/** Attribute by which the shell knows the form. */
export const CART_FORM_MARKER = 'data-cart-form';

/** Attributes of the `<form>` itself. */
export const CART_FORM = { method: 'post', action: CART_FORM_PATH, [CART_FORM_MARKER]: '' } as const;

/**
 * The fields as a release describes them to the shell, in browser and server; prices in kronor. Every form may have
 * `returnTo`.
 */
export const CART_FORM_FIELDS = {
  productId: { kind: 'integer', min: 1 },
  quantity: { kind: 'integer', min: 1, max: 99, default: 1 },
  unitPrice: { kind: 'number', min: 0 },
  pass: { kind: 'text', max: 400, default: null },
} as const satisfies Readonly<Record<string, FormField>>;
