import { getOrder } from '@shop/contracts/api/checkout';
import { getMe } from '@shop/contracts/api/user';
import type { RouteName } from '@shop/contracts/routes';
import { isApiError, type LoadInput, notFound, redirect } from '@shop/platform';
import { loadOrders } from '../../features/orders/load-orders.ts';
import { loadWishlists } from '../../features/wishlists/load-wishlists.ts';
import type { MemberPageData, MemberProfile } from './member-page-data.ts';

type Needed = Pick<LoadInput, 'api' | 'route' | 'user' | 'signal' | 'href'>;

type Loader = (input: Needed, member: MemberProfile) => Promise<MemberPageData>;

const loadOrderPages: Loader = async (input, member) => {
  const { api, route, signal } = input;
  const { oid } = route.params;
  if (oid === undefined) return { kind: 'orders', member, list: await loadOrders(input) };
  const { data } = await api.call(getOrder, { params: { id: oid } }, { signal });
  return { kind: 'order', member, order: data.order };
};

/** The member pages that are built; the others respond 404. */
const LOADERS: Partial<Record<RouteName, Loader>> = {
  'member.orders': loadOrderPages,
  'member.wishlists': async (input, member) => ({ ...(await loadWishlists(input)), member }),
};

/**
 * A member page of one's own. Those of other members respond 404: their orders always do [O2.10-06], and so do their
 * wishlists as long as no page shows them.
 */
export const loadMemberPage = async (input: Needed): Promise<MemberPageData> => {
  const { api, route, signal, href } = input;
  const { id, oid, wid } = route.params;
  if (route.name === 'member') return redirect(href('member.orders', { id }));
  const load = LOADERS[route.name];
  if (load === undefined) return notFound();
  // The page may be requested before the browser has loaded the user.
  const user = input.user ?? (await api.call(getMe, {}, { signal })).data.user;
  if (user === null) return { kind: 'login', isExpired: false };
  if (id !== undefined && Number(id) !== user.id) return notFound();
  try {
    const { username, rankLevel, experiencePoints } = user;
    return await load(input, { username, rankLevel, experiencePoints });
  } catch (error) {
    if (isApiError(error, 'UNAUTHORIZED')) return { kind: 'login', isExpired: true };
    if ((oid ?? wid) !== undefined && isApiError(error, 'NOT_FOUND')) return notFound();
    throw error;
  }
};
