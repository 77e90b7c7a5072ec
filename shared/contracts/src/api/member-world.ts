import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id, Kronor, UnixSeconds } from './common.ts';

/** What others see of a member. */
export const PublicMember = z.object({
  id: z.number(),
  username: z.string(),
  avatar: z.string(),
  rankLevel: z.number(),
});
export type PublicMember = z.infer<typeof PublicMember>;

const EarnedAchievement = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  group: z.string(),
  /** Name of its image: `achievementImageUrl(image, size)` [7.9-12]. */
  image: z.string(),
  xp: z.number(),
  earnedAt: UnixSeconds,
});
/** An achievement that a member has earned. */
export type EarnedAchievement = z.infer<typeof EarnedAchievement>;

const Achievement = z.extend(EarnedAchievement, {
  earnedAt: z.nullable(UnixSeconds),
  /** The reader's progress; at its maximum when earned. */
  progress: z.object({ current: z.number(), target: z.number() }),
});
/** An achievement with the member’s progress. */
export type Achievement = z.infer<typeof Achievement>;

const AchievementGroup = z.object({ name: z.string(), earnedCount: z.number(), totalCount: z.number() });
/** A group of achievements, and how many of them the member has earned. */
export type AchievementGroup = z.infer<typeof AchievementGroup>;

/**
 * All achievements with the member’s progress, or one page of them: earned ones first, newest first, then those that
 * are nearest; hidden ones only once earned. A page beyond the last one is empty.
 */
export const getAchievements = endpoint({
  method: 'GET',
  path: 'achievement',
  access: 'user',
  summary:
    'Achievements with the member’s progress, earned ones first, then the nearest; hidden ones once earned [O7-06], [O6-12].',
  query: z.object({
    /** Only the group of this name. */
    group: z.optional(z.string().check(z.maxLength(80))),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
    /** Achievements of a page; all of them when left out. */
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  }),
  response: z.object({
    data: z.object({
      achievements: z.array(Achievement),
      /** Of all groups, hidden ones that are not earned left out. */
      earnedCount: z.number(),
      totalCount: z.number(),
      /** On all pages of the requested group. */
      matchCount: z.number(),
      groups: z.array(AchievementGroup),
      /** The few of the requested group that are nearest to being earned, on whatever page they are. */
      nearest: z.optional(z.array(Achievement)),
    }),
  }),
});

/** One achievement. 404 for a hidden one that is not earned. */
export const getAchievement = endpoint({
  method: 'GET',
  path: 'achievement/:aid',
  access: 'user',
  summary:
    'One achievement with the member’s progress and how many members have it; 404 for a hidden one not earned [O7-06].',
  params: z.object({ aid: Id }),
  response: z.object({
    data: z.object({
      achievement: Achievement,
      /** Members who have earned it, hidden ones too: a number names nobody. */
      holders: z.optional(z.number()),
    }),
  }),
});

/** Another member’s achievements, newest first. 404 for a profile that the caller may not see. */
export const getMemberAchievements = endpoint({
  method: 'GET',
  path: 'member/:id/achievement',
  access: 'exists',
  summary:
    'What another member has earned, newest first; 404 for a profile that the caller may not see [O7-06], [O6-08].',
  params: z.object({ id: Id }),
  response: z.object({ data: z.object({ achievements: z.array(EarnedAchievement) }) }),
});

/** Grants the easter egg’s achievement, once per member. 409 for a member who has it already. */
export const postDoge = endpoint({
  method: 'POST',
  path: 'achievement/doge',
  access: 'user',
  summary:
    'The easter egg: grants its achievement, once per member; 409 when it is earned already, 401 for visitors [7.7-12], [O7-46], [O6-12].',
});

const DropReward = z.object({
  kind: z.enum(['xp', 'avatarPart', 'discountCode', 'freeShippingCode']),
  name: z.string(),
  description: z.string(),
  /** XP; the id of the avatar class; whole per cent off the goods; most kronor of freight that is paid for. */
  amount: z.number(),
});
/** A reward in a supply drop. */
export type DropReward = z.infer<typeof DropReward>;

const DropCode = z.object({
  /** To be typed in the checkout, by this member alone. */
  code: z.string(),
  /** From then on it is refused. */
  endsAt: UnixSeconds,
  /** `ended`: its time is over, or the shop has ended it. */
  state: z.enum(['valid', 'used', 'ended']),
});
/** A personal code out of a supply drop. */
export type DropCode = z.infer<typeof DropCode>;

/** `code` is null for rewards that need none. */
const WonReward = z.extend(DropReward, { code: z.nullable(DropCode) });
/** A reward that a member has won. */
export type WonReward = z.infer<typeof WonReward>;

const SupplyDrop = z.object({
  /** The month it belongs to: 202611. */
  id: z.number(),
  name: z.string(),
  state: z.enum(['available', 'opened', 'coming']),
  minimumRankLevel: z.number(),
  availableAt: UnixSeconds,
  /** From then on it can no longer be opened. */
  endsAt: UnixSeconds,
  openedAt: z.nullable(UnixSeconds),
  /** What was won; empty until it is opened. */
  items: z.array(WonReward),
});
/** A monthly supply drop, opened or not. */
export type SupplyDrop = z.infer<typeof SupplyDrop>;

/** The member’s supply drops, the next date and the odds. 403 without a rank level. */
export const getSupplyDrops = endpoint({
  method: 'GET',
  path: 'supply-drop',
  access: 'user',
  summary: 'This month’s drop, the coming one, the opened ones and the odds; 403 without a rank level [O7-08], [6-21].',
  response: z.object({
    data: z.object({
      supplyDrops: z.array(SupplyDrop),
      /** When the next drop opens. */
      nextAt: UnixSeconds,
      /** Possible rewards for the member's rank group with their probabilities, which add up to 1 [O6-10]. */
      odds: z.array(z.extend(DropReward, { probability: z.number() })),
    }),
  }),
});

/** Opens this month’s drop, once. 403 without a rank level, 409 when it is opened already. */
export const openSupplyDrop = endpoint({
  method: 'POST',
  path: 'supply-drop/:id/open',
  access: 'user',
  summary:
    'Opens this month’s drop, free and once; the draw is stored before it is told. 403 without a rank level, 409 when opened [O7-08], [O6-10].',
  params: z.object({ id: Id }),
  response: z.object({ data: z.object({ items: z.array(WonReward) }) }),
});

const Knighthood = z.object({
  /** Whether the member may accept the honour now, or has. */
  eligible: z.boolean(),
  active: z.boolean(),
  /** Taken back because reviews were removed for cheating, and gone for good [O6-11]. */
  isWithdrawn: z.boolean(),
  perks: z.array(z.string()),
  grantedAt: z.nullable(UnixSeconds),
  requirements: z.array(z.object({ name: z.string(), current: z.number(), target: z.number() })),
  /** Only members who show themselves to everyone [O2.17-11]. */
  recentKnights: z.array(z.object({ user: PublicMember, grantedAt: UnixSeconds })),
});
/** Requirements of the knighthood and whether the member meets them. */
export type Knighthood = z.infer<typeof Knighthood>;

/** The member’s knighthood: granted, available, or what is missing. */
export const getKnighthood = endpoint({
  method: 'GET',
  path: 'knighthood',
  access: 'user',
  summary: 'Whether the member is or may become a knight, and what is missing [O7-09], [O6-11].',
  response: z.object({ data: z.object({ knighthood: Knighthood }) }),
});

/** Accepts the knighthood. 409 while its requirements are not met. */
export const postKnighthood = endpoint({
  method: 'POST',
  path: 'knighthood',
  access: 'user',
  summary: 'Accepts the honour; 409 as long as the requirements are not met [O7-09], [O6-11].',
  response: z.object({ data: z.object({ knighthood: Knighthood }) }),
});

/** Questions in a round of the daily quiz. */
export const QUIZ_ROUND_QUESTIONS = 5;

const QuizRound = z.object({
  /** The day in Stockholm on which it was issued, 'YYYY-MM-DD'. */
  day: z.string(),
  questions: z.array(z.object({ id: z.number(), topic: z.string(), text: z.string(), options: z.array(z.string()) })),
});
const QuizReview = z.object({
  topic: z.string(),
  text: z.string(),
  /** In the order of the round. */
  options: z.array(z.string()),
  /** Number of the option that the member chose; null for none. */
  chosen: z.nullable(z.number()),
  /** Number of the right option. */
  right: z.number(),
  /** Why it is right; may be empty. */
  explanation: z.string(),
});
/** A question of a scored round, with the right option. */
export type QuizReview = z.infer<typeof QuizReview>;

const QuizResult = z.object({
  correct: z.number(),
  score: z.number(),
  xp: z.number(),
  /**
   * The questions in the order of the round; the right options are on it once the round is scored, and not before
   * [O6-13]. Empty for a round of a release that did not store the answers.
   */
  review: z.array(QuizReview),
});
/** The result of a scored round. */
export type QuizResult = z.infer<typeof QuizResult>;
/** A round of the daily quiz, without the right options. */
export type QuizRound = z.infer<typeof QuizRound>;

const Game = z.object({
  /** The round that is started and not scored: today's, or yesterday's for 21 hours after its start. */
  round: z.nullable(QuizRound),
  /** Today's result once it is scored. */
  result: z.nullable(QuizResult),
  canPlay: z.boolean(),
  /** When the next round can be started. */
  nextAt: UnixSeconds,
  maxXpPerDay: z.number(),
  roundsPlayed: z.number(),
  bestScore: z.nullable(z.number()),
  /** Days in a row with a scored round, today or yesterday the last. */
  streak: z.number(),
  /** Points of the last 30 days: the member's own and the friends' [O2.17-14]. */
  highScores: z.array(z.object({ user: PublicMember, score: z.number(), isOwn: z.boolean() })),
});
/** The member’s state in the daily quiz. */
export type Game = z.infer<typeof Game>;

/** The daily quiz: today’s state, the member’s best and friends’ points. */
export const getGame = endpoint({
  method: 'GET',
  path: 'game',
  access: 'user',
  summary: 'The daily quiz: today’s state, one’s best and friends’ points [O7-10], [O6-13], [O2.17-14].',
  response: z.object({ data: z.object({ game: Game }) }),
});

/** The open round, else a new one for today. 409 when today’s is scored already. */
export const startGame = endpoint({
  method: 'POST',
  path: 'game/round',
  access: 'user',
  summary: 'Issues today’s round, or the same one again while it is open; 409 when today’s is scored [O6-13].',
  response: z.object({ data: z.object({ round: QuizRound }) }),
});

/**
 * Scores the open round on the server, once a day, for at most 100 XP. A round that was started late yesterday counts
 * as today’s. 409 for a round that is scored or no longer open.
 */
export const postGameScore = endpoint({
  method: 'POST',
  path: 'game/score',
  access: 'user',
  summary:
    'Hands in the answers of the open round; the server scores them, once a day, for at most 100 XP [O7-10], [O6-13].',
  body: z.object({
    day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    /** Per question the number of the chosen option, or null for none. */
    answers: z
      .array(z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(5))))
      .check(z.length(QUIZ_ROUND_QUESTIONS)),
  }),
  response: z.object({ data: z.object({ result: z.extend(QuizResult, { answers: z.array(z.boolean()) }) }) }),
});

const TopListEntry = z.object({ rank: z.number(), user: PublicMember, experiencePoints: z.number() });
/** A member’s row in the list by XP. */
export type MemberTopListEntry = z.infer<typeof TopListEntry>;

/** Public members by XP: this month, of all time, or among friends. */
export const getMemberTopList = endpoint({
  method: 'GET',
  path: 'member-top-list',
  access: 'exists',
  summary:
    'Members by XP, this month or of all time, or among friends; only those who are visible to everyone [O7-10], [O6-14], [O6-09].',
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 100),
    /** Of `limit` rows each; there are at most 100 rows in all [O6-14]. */
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 1),
    period: z._default(z.enum(['all', 'month']), 'all'),
    /** `friends` needs a login. */
    among: z._default(z.enum(['everyone', 'friends']), 'everyone'),
  }),
  response: z.object({
    data: z.object({
      entries: z.array(TopListEntry),
      /** Rows on all pages; missing in the response of an older server. */
      total: z.optional(z.number()),
      /**
       * The reader's own row, also when it is below the returned ones; null for visitors and for members who are not
       * listed.
       */
      own: z.nullable(TopListEntry),
    }),
  }),
});

const Benefit = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  minimumRankLevel: z.number(),
  rankGroup: z.string(),
  /** Whether the member's level includes it. */
  isActive: z.boolean(),
});
/** A benefit of a rank group. */
export type Benefit = z.infer<typeof Benefit>;

const Earning = z.object({
  kind: z.enum(['purchase', 'review', 'achievement', 'game', 'supplyDrop']),
  /** XP: of a purchase per whole krona, of the quiz per day, else each time. Both are the same where it is fixed. */
  from: z.number(),
  to: z.number(),
});
/** A way to earn XP, and how much it gives. */
export type Earning = z.infer<typeof Earning>;

/** Benefits per rank group, the member’s progress to the next level, and everything that earns XP. */
export const getBenefits = endpoint({
  method: 'GET',
  path: 'benefit',
  access: 'user',
  summary: 'What membership gives per rank group, and how far the next level is [O7-13], [O2.17-04].',
  response: z.object({
    data: z.object({
      benefits: z.array(Benefit),
      rank: z.object({
        level: z.number(),
        /** Null without a level [O4-37]. */
        group: z.nullable(z.string()),
        experiencePoints: z.number(),
        achievements: z.number(),
        /** XP still missing; null at the top. */
        experienceToNext: z.nullable(z.number()),
        achievementsToNext: z.nullable(z.number()),
      }),
      /** Goods from this sum ship free for members [O6-18]. */
      freeShippingFrom: Kronor,
      /** Everything that earns XP, apart from corrections by staff; the supply drop only for a member with a level. */
      earnings: z.array(Earning),
    }),
  }),
});

/** The ledger of the member’s XP, newest first. */
export const getExperience = endpoint({
  method: 'GET',
  path: 'experience',
  access: 'user',
  summary: 'The last changes of the member’s XP, newest first: the balance is the sum of all [O4-38], [6-11].',
  query: z.object({ page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1) }),
  response: z.object({
    data: z.object({
      balance: z.number(),
      total: z.number(),
      entries: z.array(z.object({ id: z.number(), amount: z.number(), reason: z.string(), at: UnixSeconds })),
    }),
  }),
});
