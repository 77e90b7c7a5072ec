import { getMe, type User } from '@shop/contracts/api/user';
import { isApiError, type LoadInput, notFound, redirect } from '@shop/platform';
import type { MemberPageData } from './member-page-data.ts';
import { memberPart } from './member-parts.ts';

type Needed = Pick<LoadInput, 'api' | 'route' | 'user' | 'signal' | 'href'>;

const profileOf = ({ username, rankLevel, experiencePoints }: User) => ({ username, rankLevel, experiencePoints });

/**
 * The member page of the route. One that is not built responds 404; those of other members always do [O2.10-06].
 */
export const loadMemberPage = async (input: Needed): Promise<MemberPageData> => {
  const { api, route, signal, href } = input;
  const { id } = route.params;
  if (route.name === 'member') return redirect(href('member.orders', { id }));
  const part = memberPart(route.name);
  if (part === undefined) return notFound();
  // The page may be requested before the browser has loaded the user.
  const user = input.user ?? (await api.call(getMe, {}, { signal })).data.user;
  if (user === null) return { kind: 'login', isExpired: false };
  if (id !== undefined && Number(id) !== user.id) return notFound();
  try {
    return { kind: 'page', route: route.name, member: profileOf(user), data: await part.load(input, user) };
  } catch (error) {
    if (isApiError(error, 'UNAUTHORIZED')) return { kind: 'login', isExpired: true };
    // What the URL names is not there, or somebody else's.
    if (isApiError(error, 'NOT_FOUND')) return notFound();
    throw error;
  }
};
