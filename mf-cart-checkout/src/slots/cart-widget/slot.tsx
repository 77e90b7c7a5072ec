import { defineSlot } from '@shop/platform';
import { CartWidget } from './cart-widget.tsx';

/**
 * The cart in the header. Without data of its own: the response to visitors is the same for everyone, the cart is
 * fetched in the browser.
 */
export default defineSlot({ Component: CartWidget });
