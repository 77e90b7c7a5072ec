import type { RouteName } from '@shop/contracts/routes';
import { REGISTER_ROUTE_NAME } from '../../features/register/register-path.ts';

/** [9-82] Milliseconds from load to the prompt. */
export const MINI_PROMPT_DELAY_MS = 2000;

/** [4-32] Stored for the tab: once dismissed, the prompt does not open again. */
export const DISMISSED_KEY = 'loginPromptDismissed';

const QUIET_ROUTES: readonly RouteName[] = [
  'checkout',
  'mobile-payment',
  'order',
  'checkout-complete',
  'reset-password',
  REGISTER_ROUTE_NAME,
];

/** [O2.1-03] A visitor's member page is the login itself. */
const isQuiet = (route: RouteName): boolean => QUIET_ROUTES.includes(route) || route.startsWith('member');

export interface PromptSituation {
  /** Null for a visitor; undefined while unknown. */
  user: object | null | undefined;
  route: RouteName;
  isKiosk: boolean;
  isDismissed: boolean;
  /** Before the cookie choice the banner is open. */
  hasAnsweredCookies: boolean;
  /** A dialog, or a menu of the header. */
  isModalOpen: boolean;
  isTyping: boolean;
}

/** [2.10-11], [O2.10-04] Whether the prompt may open by itself: never in anyone's way. */
export const mayPrompt = ({
  user,
  route,
  isKiosk,
  isDismissed,
  hasAnsweredCookies,
  isModalOpen,
  isTyping,
}: PromptSituation): boolean =>
  user === null && !isQuiet(route) && !isKiosk && !isDismissed && hasAnsweredCookies && !isModalOpen && !isTyping;
