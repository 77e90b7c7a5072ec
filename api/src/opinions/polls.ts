import type { ResponseOf } from '@shop/contracts';
import type { getPollQuestion, Poll } from '@shop/contracts/api/opinion';
import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import type { Db, DbOrTx, Tx } from '../db/client.ts';
import { poll, pollOption, pollVote } from '../db/schema/index.ts';
import { inTransaction, isUniqueViolation } from '../db/tx.ts';
import { recordGameEvent } from '../game/events.ts';
import { ApiError, notFound } from '../http/errors.ts';

/** Identity of a voter: a member, else a browser [O2.3-03]. */
export interface Voter {
  readonly memberId: number | null;
  readonly sessionId: string | null;
}

/** Reads a poll without results. */
const NOBODY: Voter = { memberId: null, sessionId: null };

type PollQuestion = ResponseOf<typeof getPollQuestion>['data']['poll'];
type PollRow = typeof poll.$inferSelect;

const byVoter = ({ memberId, sessionId }: Voter) =>
  memberId === null ? eq(pollVote.sessionId, sessionId ?? '') : eq(pollVote.memberId, memberId);

async function serializePoll(on: DbOrTx, { id, question, endsAt }: PollRow, voter: Voter): Promise<Poll> {
  const options = await on.select().from(pollOption).where(eq(pollOption.pollId, id)).orderBy(asc(pollOption.sort));
  const isAnonymous = voter.memberId === null && voter.sessionId === null;
  const [own] = isAnonymous
    ? []
    : await on
        .select({ optionId: pollVote.optionId })
        .from(pollVote)
        .where(and(eq(pollVote.pollId, id), byVoter(voter)));
  const total = options.reduce((sum, { votes }) => sum + votes, 0);
  const shown = (votes: number) => ({ votes, share: total === 0 ? 0 : votes / total });
  return {
    id,
    question,
    endsAt: unixSeconds(endsAt),
    options: options.map((option) => ({
      id: option.id,
      text: option.text,
      ...(own === undefined ? { votes: null, share: null } : shown(option.votes)),
    })),
    hasVoted: own !== undefined,
    votedOptionId: own?.optionId ?? null,
    totalVotes: own === undefined ? null : total,
  };
}

/** [O2.3-03] The poll that runs now, the newest if there are several; null when none does. */
export async function readPoll(db: Db, voter: Voter, now: Date): Promise<Poll | null> {
  const [row] = await db
    .select()
    .from(poll)
    .where(and(lte(poll.startsAt, now), gt(poll.endsAt, now)))
    .orderBy(desc(poll.startsAt), desc(poll.id))
    .limit(1);
  return row === undefined ? null : serializePoll(db, row, voter);
}

/** [O2.3-03] The question of the poll that runs now, alike for everybody; null when none does. */
export async function readQuestion(db: Db, now: Date): Promise<PollQuestion | null> {
  const found = await readPoll(db, NOBODY, now);
  if (found === null) return null;
  const { id, question, endsAt, options } = found;
  return { id, question, endsAt, options: options.map((option) => ({ id: option.id, text: option.text })) };
}

/** [O2.3-03] Votes, once; 409 for a second vote, 410 for a poll that is over, 404 for one that has not begun. */
export async function vote(db: Db, id: number, optionId: number, voter: Voter, now: Date): Promise<Poll> {
  try {
    return await inTransaction(db, async (tx) => {
      const [row] = await tx.select().from(poll).where(eq(poll.id, id));
      if (row === undefined || row.startsAt > now) throw notFound('Omröstningen finns inte.');
      if (row.endsAt <= now) throw new ApiError('GONE', 'Omröstningen är avslutad.');
      // Before the count: who has voted already must not be waited for, nor counted.
      const [option] = await tx
        .select({ id: pollOption.id })
        .from(pollOption)
        .where(and(eq(pollOption.id, optionId), eq(pollOption.pollId, id)));
      if (option === undefined) throw new ApiError('VALIDATION', undefined, { fields: { optionId: 'Välj ett svar.' } });
      const { memberId, sessionId } = voter;
      const owner = memberId === null ? { sessionId } : { memberId };
      await tx.insert(pollVote).values({ pollId: id, optionId, ...owner, votedAt: now });
      await tx
        .update(pollOption)
        .set({ votes: sql`${pollOption.votes} + 1` })
        .where(eq(pollOption.id, optionId));
      if (memberId !== null) await recordGameEvent(tx, 'pollVoted', memberId, now);
      return serializePoll(tx, row, voter);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('CONFLICT', 'Du har redan röstat.', { cause: error });
    throw error;
  }
}

/** Moves the browser's votes to the member who logs in, so that nobody votes twice by logging in. */
export async function takeVotesAlong(tx: Tx, sessionId: string, memberId: number): Promise<void> {
  await tx
    .update(pollVote)
    .set({ memberId, sessionId: null })
    .where(
      and(
        eq(pollVote.sessionId, sessionId),
        isNull(pollVote.memberId),
        sql`not exists (select from ${pollVote} other where other.poll_id = ${pollVote.pollId} and other.member_id = ${memberId})`,
      ),
    );
}
