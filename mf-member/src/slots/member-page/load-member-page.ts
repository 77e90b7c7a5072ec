import { getMember } from '@shop/contracts/api/friend';
import { getMe, type User } from '@shop/contracts/api/user';
import { isApiError, type LoadInput, notFound, redirect } from '@shop/platform';
import { startRoute } from '../../features/member-menu/member-menu.ts';
import { type PageOwner, ownerOfProfile, ownerOfUser, ownerParams } from '../../features/page-owner/page-owner.ts';
import type { MemberPageData } from './member-page-data.ts';
import { memberPart } from './member-parts.ts';

type Needed = Pick<LoadInput, 'api' | 'route' | 'user' | 'settings' | 'signal' | 'href'>;

/** Another member as far as the reader may see them; null for one who hides or does not exist [O6-08]. */
const readOther = async ({ api, signal }: Needed, id: number): Promise<PageOwner | null> => {
  try {
    const { data } = await api.call(getMember, { params: { id } }, { signal });
    return ownerOfProfile(data.member);
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return null;
    throw error;
  }
};

/** Whose page the URL names: the reader's own unless it names another. */
const readOwner = (input: Needed, user: User | null): Promise<PageOwner | null> | PageOwner | null => {
  const { id } = input.route.params;
  if (user !== null && (id === undefined || Number(id) === user.id)) return ownerOfUser(user);
  return id === undefined ? null : readOther(input, Number(id));
};

/** What the page shows, or null for what the reader may not see. */
const readData = (input: Needed, owner: PageOwner, user: User | null): Promise<unknown> | null => {
  const part = memberPart(input.route.name);
  if (part === undefined) return null;
  const { api, route, signal, href } = input;
  const partInput = { api, route, signal, href, owner };
  if (part.isPublic) return part.load(partInput, user);
  return owner.isSelf && user !== null ? part.load(partInput, user) : null;
};

/** [2.1-08] The member's own id leads to the orders, another member's to the first page that others may see. */
const startOf = ({ href, route: { query }, settings }: Needed, owner: PageOwner, user: User | null): never => {
  const { serious_business_mode: isSerious } = user?.settings ?? settings;
  const start = startRoute(owner, isSerious);
  return start === null ? notFound() : redirect(href(start, ownerParams(owner), query));
};

/**
 * The member page of the route. Public pages of another member are open as far as that member may be seen, personal
 * ones never [6-17], [O2.10-06]: both are 404 to a member, and to a visitor a login, who may be the owner [O2.1-03].
 */
export const loadMemberPage = async (input: Needed): Promise<MemberPageData> => {
  const { api, route, signal } = input;
  if (route.name !== 'member' && memberPart(route.name) === undefined) return notFound();
  // The page may be requested before the browser has loaded the user.
  const user = input.user ?? (await api.call(getMe, {}, { signal })).data.user;
  try {
    const owner = await readOwner(input, user);
    if (owner !== null && route.name === 'member') return startOf(input, owner, user);
    const data = owner === null ? null : readData(input, owner, user);
    if (owner !== null && data !== null) return { kind: 'page', route: route.name, owner, data: await data };
  } catch (error) {
    if (isApiError(error, 'UNAUTHORIZED')) return { kind: 'login', isExpired: user !== null };
    // What the URL names is not there, or somebody else's.
    if (isApiError(error, 'NOT_FOUND')) return notFound();
    throw error;
  }
  return user === null ? { kind: 'login', isExpired: false } : notFound();
};
