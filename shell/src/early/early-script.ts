import { CART_FORM_MARKER } from '@shop/contracts/cart-form';
import { installEarlyCart } from './early-cart.ts';
import { installEarlyScripts } from './early-scripts.ts';
import { installDeferredFonts } from './late-fonts.ts';

const TIMEOUT_MS = 5000;
/** Twice what a slow mobile network (1.6 Mbit/s, 150 ms) carries from a question to its answer. */
const KILOBYTES_ON_THE_WAY = 60;

/** The data block that names the page's scripts. */
export const SCRIPTS_ID = 'shop-scripts';

/** A call of the function as text; without comments and indentation, since it is in every document. */
const asCall = (
  install: (window: Window & typeof globalThis, ...rest: never[]) => void,
  ...rest: (string | number)[]
): string =>
  `(${install
    .toString()
    .replace(/\n\s*(?:\/\/[^\n]*)?/g, '\n')
    .replace(/\n+/g, '\n')})(${['window', ...rest.map((value) => JSON.stringify(value))].join()})`;

/** What every document runs before anything else. */
export const earlyScript = (): string =>
  [
    asCall(installEarlyCart, TIMEOUT_MS, CART_FORM_MARKER),
    asCall(installEarlyScripts, SCRIPTS_ID, KILOBYTES_ON_THE_WAY),
    asCall(installDeferredFonts),
  ].join(';');
