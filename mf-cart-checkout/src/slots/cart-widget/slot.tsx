import { defineSlot } from '@shop/platform';
import { CartWidget } from './cart-widget.tsx';

/** The cart in the header. Has no data of its own: the answer to visitors is the same for everyone, the cart comes in the browser. */
export default defineSlot({ Component: CartWidget });
