import { type Friend, getFriendActivity, getFriends, searchFriends } from '@shop/contracts/api/friend';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { isApiError, type LoadInput } from '@shop/platform';
import { orNull } from '../failure/or-null.ts';
import { loadVisibility } from '../visibility/load-visibility.ts';
import type { Visibility } from '../visibility/visibility-text.ts';
import { readNameQuery, searchProblem } from './friends-query.ts';

export type FriendActivity = ResponseOf<typeof getFriendActivity>['data'];
export type FoundMember = ResponseOf<typeof searchFriends>['data']['members'][number];

export interface FriendSearch {
  /** As typed. */
  readonly name: string;
  readonly members: readonly FoundMember[];
  /** Why it was not searched, in Swedish. */
  readonly problem: string | null;
}

export interface FriendsData {
  readonly friends: readonly Friend[];
  /** Null when it could not be fetched: it costs its own part of the page, no more. */
  readonly activity: FriendActivity | null;
  readonly visibility: Visibility | null;
  /** Null when nobody is searched for. */
  readonly search: FriendSearch | null;
}

type Needed = Pick<LoadInput, 'api' | 'route' | 'signal'>;

const NOT_SEARCHED = 'Det gick inte att söka just nu. Försök igen.';

const loadSearch = async ({ api, route, signal }: Needed): Promise<FriendSearch | null> => {
  const name = readNameQuery(route.query);
  if (name === null) return null;
  const problem = searchProblem(name);
  if (problem !== null) return { name, members: [], problem };
  try {
    const { data } = await api.call(searchFriends, { query: { username: name } }, { signal, fresh: true });
    return { name, members: data.members, problem: null };
  } catch (error) {
    orNull(error);
    return { name, members: [], problem: isApiError(error) ? error.userMessage : NOT_SEARCHED };
  }
};

/** [O2.17-12] Friends and requests, how the member stands beside friends, and who was found by name. */
export const loadFriends = async (input: Needed): Promise<FriendsData> => {
  const { api, signal } = input;
  const [friends, activity, visibility, search] = await Promise.all([
    api.call(getFriends, {}, { signal, fresh: true }),
    api.call(getFriendActivity, {}, { signal, fresh: true }).then(({ data }) => data, orNull),
    loadVisibility(input),
    loadSearch(input),
  ]);
  return { friends: friends.data.friends, activity, visibility, search };
};
