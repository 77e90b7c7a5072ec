import type { Settings, User } from '@shop/contracts/api/user';
import type { RouteName } from '@shop/contracts/routes';
import { REGISTER_ROUTE_NAME } from '../register/register-path.ts';

/** What may open by itself after a login, in this order and one at a time. */
export type ArrivalStep = 'tutorial' | 'flash-messages' | 'newsletter';

/** [4-26] Becoming logged in here starts none of them: who follows a link to an offer wants to see the offer. */
const OFFERS: RouteName = 'member.offers';

/** Pages where nothing may open by itself: checkout [O4-11] and what follows it, and the forms of an account. */
const QUIET: readonly RouteName[] = [
  OFFERS,
  'checkout',
  'mobile-payment',
  'checkout-complete',
  'order',
  'reset-password',
  'identification',
  REGISTER_ROUTE_NAME,
];

export interface Arrival {
  readonly settings: Pick<Settings, 'show_member_tutorial' | 'serious_business_mode'>;
  readonly isCorporateCustomer: User['isCorporateCustomer'];
  /** Where the member was when the login became known. */
  readonly route: RouteName;
  readonly isKiosk: boolean;
}

/**
 * [4-22..26] What becoming logged in starts: the tutorial while its setting is on, else the messages to a company; then
 * the newsletter's popup, by its own rules. Serious business mode has no tutorial [6-24]; its setting waits.
 */
export function arrivalSteps({ settings, isCorporateCustomer, route, isKiosk }: Arrival): readonly ArrivalStep[] {
  if (route === OFFERS || isKiosk) return [];
  if (settings.show_member_tutorial && !settings.serious_business_mode) return ['tutorial', 'newsletter'];
  return isCorporateCustomer ? ['flash-messages', 'newsletter'] : ['newsletter'];
}

export interface Situation {
  readonly route: RouteName;
  readonly isKiosk: boolean;
  /** Before the cookie choice its banner is open. */
  readonly hasAnsweredCookies: boolean;
  /** The member looks at this tab, and it knows what the server says now. */
  readonly isSeen: boolean;
  /** A dialog or the member's own dropdown is open. */
  readonly isBusy: boolean;
}

/** [O4-11] Whether something may open by itself now: never in anyone's way, and never two at once. */
export const mayInterrupt = ({ route, isKiosk, hasAnsweredCookies, isSeen, isBusy }: Situation): boolean =>
  !QUIET.includes(route) && !isKiosk && hasAnsweredCookies && isSeen && !isBusy;
