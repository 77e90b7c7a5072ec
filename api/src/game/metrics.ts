import { SHOP_TIME_ZONE } from '@shop/domain/dates';
import { type SQL, sql } from 'drizzle-orm';

/** Length of a long review, in characters. */
const LONG_REVIEW = 400;

const placedHour = sql`extract(hour from created_at at time zone ${SHOP_TIME_ZONE})`;
const placedDay = sql`extract(isodow from created_at at time zone ${SHOP_TIME_ZONE})`;
const placedMonth = sql`extract(month from created_at at time zone ${SHOP_TIME_ZONE})`;

const plain = (value: SQL, from: SQL): SQL => sql`select ''::text as subject, ${value}::int as value from ${from}`;
const perSubject = (subject: SQL, from = sql`bought`): SQL =>
  sql`select ${subject}::text as subject, sum(quantity)::int as value from ${from} group by 1`;
const ofMember = (table: SQL, memberId: number): SQL => sql`${table} where member_id = ${memberId}`;

const publishedReviews = (memberId: number): SQL => sql`review where member_id = ${memberId} and status = 'published'`;
const scoredRounds = (memberId: number): SQL => sql`quiz_round where member_id = ${memberId} and scored_at is not null`;

/**
 * Queries of the metrics that achievements are about: each returns rows (subject, value) for one member. `placed` are
 * the member's delivered orders, `bought` their rows with the product.
 */
const METRICS = {
  ordersDelivered: () => plain(sql`count(*)`, sql`placed`),
  kronorSpent: (id) =>
    plain(sql`coalesce(sum(amount), 0)`, ofMember(sql`experience_ledger`, id).append(sql` and kind = 'purchase'`)),
  largestOrder: () => plain(sql`coalesce(max(goods_ore - discount_ore), 0) / 100`, sql`placed`),
  unitsBought: () => plain(sql`coalesce(sum(quantity), 0)`, sql`bought`),
  sectionUnits: () => perSubject(sql`section_id`),
  categoryUnits: () => perSubject(sql`category`, sql`bought, unnest(category_ids) as category`),
  makerUnits: () => perSubject(sql`manufacturer_id`),
  sectionsBought: () => plain(sql`count(distinct section_id)`, sql`bought`),
  makersBought: () => plain(sql`count(distinct manufacturer_id)`, sql`bought`),
  fyndwareUnits: () => plain(sql`coalesce(sum(quantity), 0)`, sql`bought where is_fyndware`),
  digitalUnits: () => plain(sql`coalesce(sum(quantity), 0)`, sql`bought where is_digital`),
  preOrders: () => plain(sql`count(*)`, sql`placed where is_pre_order`),
  storePickups: () => plain(sql`count(*)`, sql`placed where store_id is not null`),
  nightOrders: () => plain(sql`count(*)`, sql`placed where ${placedHour} < 5`),
  weekendOrders: () => plain(sql`count(*)`, sql`placed where ${placedDay} > 5`),
  decemberOrders: () => plain(sql`count(*)`, sql`placed where ${placedMonth} = 12`),
  reviewsPublished: (id) => plain(sql`count(*)`, publishedReviews(id)),
  longReviews: (id) => plain(sql`count(*)`, sql`${publishedReviews(id)} and length(text) >= ${LONG_REVIEW}`),
  verifiedReviews: (id) => plain(sql`count(*)`, sql`${publishedReviews(id)} and is_verified_purchase`),
  reviewUpvotes: (id) => plain(sql`coalesce(sum(upvotes), 0)`, publishedReviews(id)),
  votesCast: (id) => plain(sql`count(*)`, ofMember(sql`review_vote`, id)),
  friends: (id) => plain(sql`count(*)`, sql`friendship where status = 2 and ${id} in (asker_id, receiver_id)`),
  yearsAsMember: (id, now) =>
    plain(sql`extract(year from age(${now}::timestamptz, created_at))`, sql`member where id = ${id}`),
  level: (id) => plain(sql`rank_level`, sql`member where id = ${id}`),
  achievementsEarned: (id) => plain(sql`count(*)`, ofMember(sql`member_achievement`, id)),
  quizRounds: (id) => plain(sql`count(*)`, scoredRounds(id)),
  quizCorrect: (id) => plain(sql`coalesce(sum(correct), 0)`, scoredRounds(id)),
  quizPerfect: (id) => plain(sql`count(*)`, sql`${scoredRounds(id)} and correct = jsonb_array_length(questions)`),
  // Consecutive days have the same difference between the day and its number.
  quizStreak: (id) =>
    plain(
      sql`coalesce(max(length), 0)`,
      sql`(select count(*) as length from (
        select day::date - (row_number() over (order by day))::int as run from ${scoredRounds(id)}) days group by run) runs`,
    ),
  dropsOpened: (id) => plain(sql`count(*)`, ofMember(sql`supply_drop_opening`, id)),
  avatarParts: (id) => plain(sql`count(*)`, ofMember(sql`member_avatar_part`, id)),
  wishlistProducts: (id) =>
    plain(sql`count(*)`, sql`wishlist w join wishlist_product p on p.wishlist_id = w.id where w.member_id = ${id}`),
  wishlistsShared: (id) => plain(sql`count(*)`, sql`${ofMember(sql`wishlist`, id)} and is_public`),
  pollVotes: (id) => plain(sql`count(*)`, ofMember(sql`poll_vote`, id)),
  knighthood: (id) => plain(sql`count(*)`, sql`${ofMember(sql`knighthood`, id)} and withdrawn_at is null`),
} as const satisfies Record<string, (memberId: number, now: string) => SQL>;

export type Metric = keyof typeof METRICS;

export const ALL_METRICS = Object.keys(METRICS) as readonly Metric[];

/** A `with` list that ends in `reached (metric, subject, value)`: the member's values in each of these metrics. */
export function reached(metrics: readonly Metric[], memberId: number, now: Date): SQL {
  const values = metrics.map((metric) => {
    const measure: (id: number, at: string) => SQL = METRICS[metric];
    return sql`select ${metric}::text as metric, m.subject, m.value from (${measure(memberId, now.toISOString())}) m`;
  });
  return sql`with placed as (
    select * from "order" where member_id = ${memberId} and status = 'delivered' and payment_status = 'paid'
  ), bought as (
    select r.quantity, r.is_digital, p.section_id, p.category_ids, p.manufacturer_id, p.is_fyndware
    from placed o join order_row r on r.order_id = o.id join product p on p.id = r.product_id
  ), reached as (${sql.join(values, sql` union all `)})`;
}
