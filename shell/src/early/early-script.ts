import { installEarlyCart } from './early-cart.ts';
import { installEarlyScripts } from './early-scripts.ts';
import { THEME_KEY } from '../page/theme.ts';
import { installTheme } from './early-theme.ts';
import { installLateFonts } from './late-fonts.ts';

const PATIENCE_MS = 5000;
const FONTS_KEY = 'fonts';

/** The data block that names the page's scripts. */
export const SCRIPTS_ID = 'shop-scripts';

/** A call of the function as text; without comments and indentation, since it is in every document. */
const asCall = (
  install: (window: Window & typeof globalThis, argument: never) => void,
  argument: string | number,
): string =>
  `(${install
    .toString()
    .replace(/\n\s*(?:\/\/[^\n]*)?/g, '\n')
    .replace(/\n+/g, '\n')})(window,${JSON.stringify(argument)})`;

/** What every document runs before anything else. */
export const earlyScript = (): string =>
  [
    asCall(installTheme, THEME_KEY),
    asCall(installEarlyCart, PATIENCE_MS),
    asCall(installEarlyScripts, SCRIPTS_ID),
    asCall(installLateFonts, FONTS_KEY),
  ].join(';');
