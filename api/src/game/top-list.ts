import type { MemberTopListEntry } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { isListed, isPlayful, isSelfOrFriend, publicMember } from './member-access.ts';
import { monthOf, monthStart } from './months.ts';

interface Question {
  /** Rows on a page, and the page from 1. */
  readonly limit: number;
  readonly page: number;
  readonly period: 'all' | 'month';
  readonly among: 'everyone' | 'friends';
  readonly readerId: number | null;
}

/** Rows that the list has at most [O6-14]. */
const MAX_ROWS = 100;

type Row = { id: number; username: string; rankLevel: number; xp: number; rank: number };

const serialize = ({ rank, xp, ...row }: Row): MemberTopListEntry => ({
  rank,
  user: publicMember(row),
  experiencePoints: xp,
});

/** Members with the XP they are ranked by. */
const scores = (period: Question['period'], now: Date): SQL =>
  period === 'all'
    ? sql`select id, experience_points as xp from member`
    : sql`select member_id as id, sum(amount)::int as xp from experience_ledger
        where created_at >= ${monthStart(monthOf(now)).toISOString()}::timestamptz group by 1`;

/** Members that the list names: all with a public profile, or the reader and friends who do not hide. */
const isNamed = ({ among, readerId }: Question): SQL =>
  among === 'everyone' || readerId === null
    ? isListed(sql`m`)
    : sql`(${isPlayful(sql`m`)} and ${isSelfOrFriend(sql`m`, readerId)})`;

/**
 * The ranking with the reader's own rank, also when the reader is not named in it [O6-14]. Members in serious business
 * mode are left out, and get no rank of their own [O6-09].
 */
export async function readTopList(
  db: Db,
  question: Question,
  now: Date,
): Promise<{ entries: MemberTopListEntry[]; total: number; own: MemberTopListEntry | null }> {
  const named = sql`score as (${scores(question.period, now)}), named as (
    select m.id, m.username, m.rank_level as "rankLevel", s.xp from score s join member m on m.id = s.id
    where s.xp > 0 and ${isNamed(question)})`;
  const { rows } = await db.execute<Row>(sql`with ${named}
    select *, rank() over (order by xp desc)::int as rank from named order by rank, username limit ${MAX_ROWS}`);
  const { readerId, limit, page } = question;
  const entries = rows.slice((page - 1) * limit, page * limit).map(serialize);
  const total = rows.length;
  if (readerId === null) return { entries, total, own: null };
  const { rows: owns } = await db.execute<Row>(sql`with ${named}, own as (
      select m.id, m.username, m.rank_level as "rankLevel", coalesce(s.xp, 0) as xp
      from member m left join score s on s.id = m.id where m.id = ${readerId} and ${isPlayful(sql`m`)})
    select own.*, 1 + (select count(*)::int from named where named.xp > own.xp) as rank from own`);
  return { entries, total, own: owns[0] === undefined ? null : serialize(owns[0]) };
}
