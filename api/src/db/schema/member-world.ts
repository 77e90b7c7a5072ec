import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { product, review } from './catalogue.ts';
import { createdAt, timestamptz } from './columns.ts';
import { order } from './commerce.ts';
import { member, session } from './members.ts';
import { discountCode } from './money.ts';

/** Source of a change of XP. `source` names the order, achievement, product … within its kind. */
export type ExperienceKind = 'purchase' | 'achievement' | 'review' | 'game' | 'supplyDrop' | 'adjustment';

/** Every change of a member's XP; the balance is its sum [O4-38]. Corrections are new rows with the same source. */
export const experienceLedger = pgTable(
  'experience_ledger',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
    kind: text('kind').$type<ExperienceKind>().notNull(),
    source: text('source').notNull(),
    /** The text that the member reads, in Swedish. */
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('experience_ledger_member').on(t.memberId, t.createdAt),
    index('experience_ledger_source').on(t.memberId, t.kind, t.source),
    index('experience_ledger_time').on(t.createdAt),
    // Achievements that are earned once and never revoked.
    uniqueIndex('experience_ledger_once')
      .on(t.memberId, t.kind, t.source)
      .where(sql`${t.kind} in ('achievement', 'game', 'supplyDrop')`),
    check('experience_ledger_change', sql`${t.amount} <> 0`),
    check(
      'experience_ledger_kind',
      sql`${t.kind} in ('purchase', 'achievement', 'review', 'game', 'supplyDrop', 'adjustment')`,
    ),
  ],
);

/** [O6-12] The rule is data: earned when `metric` of `subject` ('' for none) reaches `target`. */
export const achievement = pgTable(
  'achievement',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Heading of its group. */
    group: text('group').notNull(),
    /** Name of its image below `/img/member/achievements/`. */
    image: text('image').notNull(),
    xp: integer('xp').notNull(),
    metric: text('metric').notNull(),
    subject: text('subject').notNull().default(''),
    target: integer('target').notNull(),
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  (t) => [
    uniqueIndex('achievement_rule').on(t.metric, t.subject, t.target),
    check('achievement_xp', sql`${t.xp} >= 0`),
    check('achievement_target', sql`${t.target} >= 0`),
  ],
);

export const memberAchievement = pgTable(
  'member_achievement',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    achievementId: integer('achievement_id')
      .notNull()
      .references(() => achievement.id, { onDelete: 'cascade' }),
    earnedAt: timestamptz('earned_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.achievementId] }), index('member_achievement_of').on(t.achievementId)],
);

export type DropRewardKind = 'xp' | 'avatarPart' | 'discountCode' | 'freeShippingCode';

/** [O6-10] Possible contents of a drop, per rank group; the odds are `weight` of the group's sum and are published. */
export const supplyDropReward = pgTable(
  'supply_drop_reward',
  {
    id: integer('id').primaryKey(),
    rankGroup: text('rank_group').notNull(),
    kind: text('kind').$type<DropRewardKind>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** XP; id of the avatar class; whole per cent off the goods; most kronor of freight that is paid for. */
    amount: integer('amount').notNull(),
    weight: integer('weight').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (t) => [
    index('supply_drop_reward_group').on(t.rankGroup),
    check('supply_drop_reward_weight', sql`${t.weight} > 0`),
    check('supply_drop_reward_amount', sql`${t.amount} > 0`),
    check('supply_drop_reward_kind', sql`${t.kind} in ('xp', 'avatarPart', 'discountCode', 'freeShippingCode')`),
  ],
);

/**
 * One free drop per member and calendar month: `dropId` is the month, 202611. The result is stored before it is
 * shown.
 */
export const supplyDropOpening = pgTable(
  'supply_drop_opening',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    dropId: integer('drop_id').notNull(),
    rewardId: integer('reward_id')
      .notNull()
      .references(() => supplyDropReward.id),
    openedAt: timestamptz('opened_at').notNull(),
    /** The personal code that was won. */
    discountCodeId: integer('discount_code_id').references(() => discountCode.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.dropId] }),
    check('supply_drop_opening_month', sql`${t.dropId} % 100 between 1 and 12`),
  ],
);

/** Avatar classes that a member has at any level. */
export const memberAvatarPart = pgTable(
  'member_avatar_part',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    classId: smallint('class_id').notNull(),
    wonAt: timestamptz('won_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.classId] })],
);

/** [O6-11] Members who accepted the honour. `withdrawnAt` is set only when reviews were removed for cheating. */
export const knighthood = pgTable('knighthood', {
  memberId: integer('member_id')
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  grantedAt: timestamptz('granted_at').notNull(),
  withdrawnAt: timestamptz('withdrawn_at'),
});

/** [O6-13] The right option is `options[correctIndex]`; it leaves the server with a scored round only. */
export const quizQuestion = pgTable(
  'quiz_question',
  {
    id: integer('id').primaryKey(),
    topic: text('topic').notNull(),
    text: text('text').notNull().unique(),
    options: text('options').array().notNull(),
    correctIndex: smallint('correct_index').notNull(),
    /** Why the right option is right, in a sentence or two. */
    explanation: text('explanation').notNull().default(''),
    isActive: boolean('is_active').notNull().default(true),
  },
  (t) => [
    check('quiz_question_options', sql`cardinality(${t.options}) between 2 and 6`),
    check('quiz_question_answer', sql`${t.correctIndex} >= 0 and ${t.correctIndex} < cardinality(${t.options})`),
  ],
);

/** A question of a round and the order in which its options were shown. */
export interface RoundQuestion {
  readonly id: number;
  readonly order: readonly number[];
}

/** One round per member and day in Stockholm, scored once. */
export const quizRound = pgTable(
  'quiz_round',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** 'YYYY-MM-DD' */
    day: text('day').notNull(),
    questions: jsonb('questions').$type<readonly RoundQuestion[]>().notNull(),
    startedAt: timestamptz('started_at').notNull(),
    scoredAt: timestamptz('scored_at'),
    correct: smallint('correct'),
    xp: integer('xp'),
    /** Per question the option that was chosen, in the order it was shown; null while open and in rounds of old. */
    answers: jsonb('answers').$type<readonly (number | null)[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.day] }),
    check('quiz_round_day', sql`${t.day} ~ '^\\d{4}-\\d{2}-\\d{2}$'`),
    check('quiz_round_xp', sql`${t.xp} between 0 and 100`),
    check(
      'quiz_round_scored',
      sql`(${t.scoredAt} is null) = (${t.correct} is null) and (${t.scoredAt} is null) = (${t.xp} is null)`,
    ),
  ],
);

/** [O7-13], [O2.17-04] Benefits of membership, each with its first level. */
export const benefit = pgTable(
  'benefit',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    icon: text('icon').notNull(),
    minimumRankLevel: smallint('minimum_rank_level').notNull(),
    sort: integer('sort').notNull(),
  },
  (t) => [check('benefit_level', sql`${t.minimumRankLevel} between 1 and 25`)],
);

export const wishlist = pgTable(
  'wishlist',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    /** Identifies a shared list: unguessable, and regenerated whenever the list is shared again. */
    shareId: uuid('share_id').notNull().defaultRandom(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('wishlist_member').on(t.memberId),
    uniqueIndex('wishlist_default')
      .on(t.memberId)
      .where(sql`${t.isDefault}`),
    uniqueIndex('wishlist_share').on(t.shareId),
    uniqueIndex('wishlist_name').on(t.memberId, sql`lower(${t.name})`),
    check('wishlist_named', sql`length(${t.name}) between 1 and 60`),
  ],
);

export const wishlistProduct = pgTable(
  'wishlist_product',
  {
    wishlistId: integer('wishlist_id')
      .notNull()
      .references(() => wishlist.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    quantity: smallint('quantity').notNull().default(1),
    addedAt: timestamptz('added_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.wishlistId, t.productId] }),
    check('wishlist_product_quantity', sql`${t.quantity} between 1 and 99`),
  ],
);

/** Polls: one question, 2–6 options, one vote per member or browser [O2.3-03]. */
export const poll = pgTable(
  'poll',
  {
    id: integer('id').primaryKey(),
    question: text('question').notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
  },
  (t) => [check('poll_window', sql`${t.endsAt} > ${t.startsAt}`)],
);

export const pollOption = pgTable(
  'poll_option',
  {
    id: integer('id').primaryKey(),
    pollId: integer('poll_id')
      .notNull()
      .references(() => poll.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    sort: smallint('sort').notNull(),
    /** All votes, also those of deleted accounts and expired sessions. */
    votes: integer('votes').notNull().default(0),
  },
  (t) => [uniqueIndex('poll_option_place').on(t.pollId, t.sort), check('poll_option_votes', sql`${t.votes} >= 0`)],
);

/** Voters, so that each votes once. */
export const pollVote = pgTable(
  'poll_vote',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    pollId: integer('poll_id')
      .notNull()
      .references(() => poll.id, { onDelete: 'cascade' }),
    optionId: integer('option_id')
      .notNull()
      .references(() => pollOption.id, { onDelete: 'cascade' }),
    memberId: integer('member_id').references(() => member.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').references(() => session.id, { onDelete: 'cascade' }),
    votedAt: timestamptz('voted_at').notNull(),
  },
  (t) => [
    uniqueIndex('poll_vote_member').on(t.pollId, t.memberId),
    uniqueIndex('poll_vote_session').on(t.pollId, t.sessionId),
    check('poll_vote_voter', sql`(${t.memberId} is null) <> (${t.sessionId} is null)`),
  ],
);

/** [O9-31] One response per order and kind of survey; type 1 is NPS. */
export const surveyAnswer = pgTable(
  'survey_answer',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    type: smallint('type').notNull(),
    score: smallint('score').notNull(),
    text: text('text').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.type] }),
    check('survey_answer_score', sql`${t.score} between 0 and 10`),
    index('survey_answer_time').on(t.createdAt),
  ],
);

/** Votes on whether a review helped, one per member; the sums are stored with the review. */
export const reviewVote = pgTable(
  'review_vote',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    isHelpful: boolean('is_helpful').notNull(),
    votedAt: timestamptz('voted_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.memberId] }), index('review_vote_member').on(t.memberId)],
);
