import { getOrder } from '@shop/contracts/api/checkout';
import { getMe, type User } from '@shop/contracts/api/user';
import { isApiError, type LoadInput, notFound, redirect } from '@shop/platform';
import { loadOrders } from '../../features/orders/load-orders.ts';
import type { MemberPageData } from './member-page-data.ts';

type Needed = Pick<LoadInput, 'api' | 'route' | 'user' | 'signal' | 'href'>;

const loadFor = async (input: Needed, user: User): Promise<MemberPageData> => {
  const { api, route, signal } = input;
  const { username, rankLevel, experiencePoints } = user;
  const member = { username, rankLevel, experiencePoints };
  const { oid } = route.params;
  if (oid === undefined) return { kind: 'orders', member, list: await loadOrders(input) };
  const { data } = await api.call(getOrder, { params: { id: oid } }, { signal });
  return { kind: 'order', member, order: data.order };
};

/**
 * The member's orders, or one of them. Other member pages respond 404 as long as they are not built; other members'
 * orders always do [O2.10-06].
 */
export const loadMemberPage = async (input: Needed): Promise<MemberPageData> => {
  const { api, route, signal, href } = input;
  const { id, oid } = route.params;
  if (route.name === 'member') return redirect(href('member.orders', { id }));
  if (route.name !== 'member.orders') return notFound();
  // The page may be requested before the browser has loaded the user.
  const user = input.user ?? (await api.call(getMe, {}, { signal })).data.user;
  if (user === null) return { kind: 'login', isExpired: false };
  if (id !== undefined && Number(id) !== user.id) return notFound();
  try {
    return await loadFor(input, user);
  } catch (error) {
    if (isApiError(error, 'UNAUTHORIZED')) return { kind: 'login', isExpired: true };
    if (oid !== undefined && isApiError(error, 'NOT_FOUND')) return notFound();
    throw error;
  }
};
