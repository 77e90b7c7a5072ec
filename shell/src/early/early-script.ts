import { CART_FORM_MARKER } from '@shop/contracts/cart-form';
import {
  CONSENT_CHOICE,
  CONSENT_COOKIE,
  CONSENT_COOKIE_ATTRIBUTES,
  FOOT_ROOM,
  FOOT_ROOM_PX,
} from '@shop/contracts/cookie-banner';
import type { SlotName } from '@shop/contracts/slots';
import { IS_LOGGED_IN_KEY } from '../page/login-hint.ts';
import { NEW_VISITOR, VISITOR_METRIC } from '../page/visitor-timing.ts';
import { installEarlyCart } from './early-cart.ts';
import { installCookieBanner } from './early-cookie-banner.ts';
import { installEarlyPress } from './early-press.ts';
import { installEarlyScripts } from './early-scripts.ts';
import { installDeferredFonts } from './deferred-fonts.ts';
import { installNewVisitor } from './new-visitor.ts';
import { SCRIPTS_ID } from './scripts-id.ts';

const TIMEOUT_MS = 5000;
/** Bandwidth-delay product of a slow mobile network (1.6 Mbit/s, 150 ms), doubled. */
const MAX_KILOBYTES_IN_FLIGHT = 60;

const BANNER: SlotName = 'cookie-consent';

/** The families of `@shop/ui/fonts.css`. */
const FONTS = ['1em "Inter Variable"', '1em "Bricolage Grotesque Variable"'];

/** A call of the function as text; without comments and indentation, since every document contains it. */
const asCall = (
  install: (window: Window & typeof globalThis, ...rest: never[]) => void,
  ...rest: (string | number)[]
): string =>
  `(${install
    .toString()
    .replace(/\n\s*(?:\/\/[^\n]*)?/g, '\n')
    .replace(/\n+/g, '\n')})(${['window', ...rest.map((value) => JSON.stringify(value))].join()})`;

/** Source of the script that every document runs first. */
export const earlyScript = (): string =>
  [
    asCall(installEarlyCart, TIMEOUT_MS, CART_FORM_MARKER),
    asCall(
      installCookieBanner,
      FOOT_ROOM,
      FOOT_ROOM_PX,
      CONSENT_COOKIE,
      CONSENT_COOKIE_ATTRIBUTES,
      CONSENT_CHOICE,
      BANNER,
    ),
    asCall(installEarlyPress, TIMEOUT_MS),
    asCall(installNewVisitor, VISITOR_METRIC, NEW_VISITOR, IS_LOGGED_IN_KEY),
    asCall(installEarlyScripts, SCRIPTS_ID, MAX_KILOBYTES_IN_FLIGHT),
    asCall(installDeferredFonts, ...FONTS),
  ].join(';');
