import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id, UnixSeconds } from './common.ts';

/** What member lists disclose about a member; `avatar` is the image's URL. */
const Person = z.object({ id: z.number(), username: z.string(), avatar: z.string(), rankLevel: z.number() });

/** [4-101] SENT 0, RECEIVED 1, ACCEPTED 2, DENIED 3, as the reader is to see it [O4-36]; REMOVED is never listed. */
const FriendStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

/** A friend or a friend request, seen from the member’s side. */
export const Friend = z.object({
  id: z.number(),
  user: Person,
  status: FriendStatus,
  /** Whether the member may open their profile [O6-08]; missing in the response of an older server. */
  isProfileOpen: z.optional(z.boolean()),
});
export type Friend = z.infer<typeof Friend>;

/** What two members are to each other; null: nothing. */
const Relation = z.nullable(z.object({ id: z.number(), status: FriendStatus }));
export type Relation = z.infer<typeof Relation>;

/** The member’s friends and requests, received requests first. */
export const getFriends = endpoint({
  method: 'GET',
  path: 'user/friend',
  access: 'user',
  summary: 'The member’s friends and requests, requests to answer first [O7-05].',
  response: z.object({ data: z.object({ friends: z.array(Friend) }) }),
});

const Compared = z.object({
  user: Person,
  isOwn: z.boolean(),
  experiencePoints: z.number(),
  /** How many achievements they have earned. */
  achievements: z.number(),
  /** XP from the daily quiz in the last 30 days. */
  quizScore: z.number(),
});
/** How a member stands beside their friends. */
export type ComparedMember = z.infer<typeof Compared>;

const FriendNews = z.object({
  user: Person,
  achievement: z.object({ id: z.number(), name: z.string(), image: z.string() }),
  at: UnixSeconds,
});
/** An achievement that a friend has earned lately. */
export type FriendNews = z.infer<typeof FriendNews>;

/**
 * The member beside friends who show themselves, and what these have earned lately; hidden achievements are left out.
 */
export const getFriendActivity = endpoint({
  method: 'GET',
  path: 'user/friend/activity',
  access: 'user',
  summary:
    'The member beside their friends by XP, and what friends have earned in the last 30 days; friends who hide or are in serious business mode are left out [O2.17-12], [O6-08], [O6-09].',
  response: z.object({ data: z.object({ compared: z.array(Compared), news: z.array(FriendNews) }) }),
});

/** Members by username: hidden ones never, others by whole name, public ones by prefix too. */
export const searchFriends = endpoint({
  method: 'GET',
  path: 'user/friend/search',
  access: 'user',
  summary:
    'Members to ask, by username: the whole name of anyone who is not hidden, the beginning only of those whom everyone may see [O2.17-12], [O6-08].',
  query: z.object({ username: z.string().check(z.minLength(3), z.maxLength(50)) }),
  response: z.object({
    data: z.object({
      members: z.array(
        z.object({
          user: Person,
          friendship: Relation,
          /** Whether the member may open their profile [O6-08]; missing in the response of an older server. */
          isProfileOpen: z.optional(z.boolean()),
        }),
      ),
    }),
  }),
});

/**
 * Sends a friend request; two requests that cross make a friendship, which the response says. 409 for a request or a
 * friendship that is there already, 404 for a member who hides.
 */
export const postFriend = endpoint({
  method: 'POST',
  path: 'user/friend',
  access: 'user',
  summary: 'Asks a member to be friends; crossing requests make friends at once [O7-05], [O4-36].',
  body: z.object({ userId: Id }),
  response: z.object({ data: z.object({ friendship: Relation }) }),
});

const params = z.object({ id: Id });

/** Accepts a received request. */
export const acceptFriend = endpoint({
  method: 'POST',
  path: 'user/friend/:id/accept',
  access: 'user',
  summary: 'Says yes to a request that the member received [O7-05].',
  params,
});

/** Denies a received request; the sender gets no notice. */
export const denyFriend = endpoint({
  method: 'POST',
  path: 'user/friend/:id/deny',
  access: 'user',
  summary: 'Says no to a request that the member received; the asker is not told [O7-05], [O4-36].',
  params,
});

/** Withdraws one’s own request, or ends a friendship for both. */
export const deleteFriend = endpoint({
  method: 'DELETE',
  path: 'user/friend/:id',
  access: 'user',
  summary: 'Withdraws a request of one’s own, or ends a friendship for both [O7-05], [O4-36].',
  params,
});

/** A member’s public profile. 404 for one that the caller may not see. */
export const getMember = endpoint({
  method: 'GET',
  path: 'member/:id',
  access: 'exists',
  summary: 'A member’s public profile; 404 for one that the caller may not see [O7-06], [O6-07], [O6-08].',
  params,
  response: z.object({
    data: z.object({
      member: z.extend(Person, {
        experiencePoints: z.number(),
        avatarClass: z.nullable(z.object({ id: z.number() })),
        isKnight: z.boolean(),
        memberSince: UnixSeconds,
        /** The reader’s own profile. */
        isOwn: z.boolean(),
        friendship: Relation,
      }),
    }),
  }),
});
