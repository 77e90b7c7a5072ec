import type { RouteName, TableRoute } from '@shop/contracts/routes';
import type { MemberPart } from './member-part.ts';
import { ACHIEVEMENTS_PART } from './achievements-part.tsx';
import { BENEFITS_PART } from './benefits-part.tsx';
import { AVATAR_PART } from './avatar-part.tsx';
import { FRIENDS_PART } from './friends-part.tsx';
import { GAME_PART } from './game-part.tsx';
import { KNIGHTHOOD_PART } from './knighthood-part.tsx';
import { OFFERS_PART } from './offers-part.tsx';
import { ORDERS_PART } from './orders-part.tsx';
import { PAYMENTS_PART } from './payments-part.tsx';
import { PROFILE_PART } from './profile-part.tsx';
import { SUPPLY_DROP_PART } from './supply-drop-part.tsx';
import { TOPLIST_PART } from './toplist-part.tsx';
import { WISHLISTS_PART } from './wishlists-part.tsx';

/** A page whose data only the page itself knows. */
export type AnyPart = MemberPart<unknown>;

/** The one place where a page's own data type is given up: what its `load` returned is what it is shown with. */
const part = <Data>(own: MemberPart<Data>): AnyPart => own as unknown as AnyPart;

/** The member pages by their routes; a page joins here, in the menu and in the route table. */
const MEMBER_PARTS: Readonly<Partial<Record<TableRoute, AnyPart>>> = {
  'member.orders': part(ORDERS_PART),
  'member.benefits': part(BENEFITS_PART),
  'member.offers': part(OFFERS_PART),
  'member.wishlists': part(WISHLISTS_PART),
  'member.wh-payments': part(PAYMENTS_PART),
  'member.achievements': part(ACHIEVEMENTS_PART),
  'member.avatar': part(AVATAR_PART),
  'member.profile': part(PROFILE_PART),
  'member.friends': part(FRIENDS_PART),
  'member.toplist': part(TOPLIST_PART),
  'member.supply-drop': part(SUPPLY_DROP_PART),
  'member.knighthood': part(KNIGHTHOOD_PART),
  'member.game': part(GAME_PART),
};

/** The page of a route; undefined for one that is not built. */
export const memberPart = (route: RouteName): AnyPart | undefined =>
  Object.hasOwn(MEMBER_PARTS, route) ? MEMBER_PARTS[route as TableRoute] : undefined;
